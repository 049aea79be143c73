// One to fifteen parameters, as Apple's overloads take them.
extension IntentParameterDependency {
  /// Makes a dependency on 1 parameter.
  public convenience init<V0, P0>(
    _ k0: KeyPath<Intent, P0>
  ) where P0: IntentParameter<V0> {
    self.init(keyPaths: [k0])
  }

  /// Makes a dependency on 2 parameters.
  public convenience init<V0, V1, P0, P1>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>
  ) where P0: IntentParameter<V0>, P1: IntentParameter<V1> {
    self.init(keyPaths: [k0, k1])
  }

  /// Makes a dependency on 3 parameters.
  public convenience init<V0, V1, V2, P0, P1, P2>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>
  ) where P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2> {
    self.init(keyPaths: [k0, k1, k2])
  }

  /// Makes a dependency on 4 parameters.
  public convenience init<V0, V1, V2, V3, P0, P1, P2, P3>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>
  ) where P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3> {
    self.init(keyPaths: [k0, k1, k2, k3])
  }

  /// Makes a dependency on 5 parameters.
  public convenience init<V0, V1, V2, V3, V4, P0, P1, P2, P3, P4>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4])
  }

  /// Makes a dependency on 6 parameters.
  public convenience init<V0, V1, V2, V3, V4, V5, P0, P1, P2, P3, P4, P5>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5])
  }

  /// Makes a dependency on 7 parameters.
  public convenience init<V0, V1, V2, V3, V4, V5, V6, P0, P1, P2, P3, P4, P5, P6>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>, _ k6: KeyPath<Intent, P6>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5, k6])
  }

  /// Makes a dependency on 8 parameters.
  public convenience init<V0, V1, V2, V3, V4, V5, V6, V7, P0, P1, P2, P3, P4, P5, P6, P7>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>, _ k6: KeyPath<Intent, P6>, _ k7: KeyPath<Intent, P7>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>, P7: IntentParameter<V7>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5, k6, k7])
  }

  /// Makes a dependency on 9 parameters.
  public convenience init<V0, V1, V2, V3, V4, V5, V6, V7, V8, P0, P1, P2, P3, P4, P5, P6, P7, P8>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>, _ k6: KeyPath<Intent, P6>, _ k7: KeyPath<Intent, P7>,
    _ k8: KeyPath<Intent, P8>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>, P7: IntentParameter<V7>,
    P8: IntentParameter<V8>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5, k6, k7, k8])
  }

  /// Makes a dependency on 10 parameters.
  public convenience init<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, P0, P1, P2, P3, P4, P5, P6, P7, P8, P9>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>, _ k6: KeyPath<Intent, P6>, _ k7: KeyPath<Intent, P7>,
    _ k8: KeyPath<Intent, P8>, _ k9: KeyPath<Intent, P9>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>, P7: IntentParameter<V7>,
    P8: IntentParameter<V8>, P9: IntentParameter<V9>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5, k6, k7, k8, k9])
  }

  /// Makes a dependency on 11 parameters.
  public convenience init<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10>(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>, _ k6: KeyPath<Intent, P6>, _ k7: KeyPath<Intent, P7>,
    _ k8: KeyPath<Intent, P8>, _ k9: KeyPath<Intent, P9>, _ k10: KeyPath<Intent, P10>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>, P7: IntentParameter<V7>,
    P8: IntentParameter<V8>, P9: IntentParameter<V9>, P10: IntentParameter<V10>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10])
  }

  /// Makes a dependency on 12 parameters.
  public convenience init<
    V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11
  >(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>, _ k6: KeyPath<Intent, P6>, _ k7: KeyPath<Intent, P7>,
    _ k8: KeyPath<Intent, P8>, _ k9: KeyPath<Intent, P9>, _ k10: KeyPath<Intent, P10>,
    _ k11: KeyPath<Intent, P11>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>, P7: IntentParameter<V7>,
    P8: IntentParameter<V8>, P9: IntentParameter<V9>, P10: IntentParameter<V10>, P11: IntentParameter<V11>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11])
  }

  /// Makes a dependency on 13 parameters.
  public convenience init<
    V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12
  >(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>, _ k6: KeyPath<Intent, P6>, _ k7: KeyPath<Intent, P7>,
    _ k8: KeyPath<Intent, P8>, _ k9: KeyPath<Intent, P9>, _ k10: KeyPath<Intent, P10>,
    _ k11: KeyPath<Intent, P11>, _ k12: KeyPath<Intent, P12>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>, P7: IntentParameter<V7>,
    P8: IntentParameter<V8>, P9: IntentParameter<V9>, P10: IntentParameter<V10>, P11: IntentParameter<V11>,
    P12: IntentParameter<V12>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, k12])
  }

  /// Makes a dependency on 14 parameters.
  public convenience init<
    V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11,
    P12, P13
  >(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>, _ k6: KeyPath<Intent, P6>, _ k7: KeyPath<Intent, P7>,
    _ k8: KeyPath<Intent, P8>, _ k9: KeyPath<Intent, P9>, _ k10: KeyPath<Intent, P10>,
    _ k11: KeyPath<Intent, P11>, _ k12: KeyPath<Intent, P12>, _ k13: KeyPath<Intent, P13>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>, P7: IntentParameter<V7>,
    P8: IntentParameter<V8>, P9: IntentParameter<V9>, P10: IntentParameter<V10>, P11: IntentParameter<V11>,
    P12: IntentParameter<V12>, P13: IntentParameter<V13>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, k12, k13])
  }

  /// Makes a dependency on 15 parameters.
  public convenience init<
    V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10,
    P11, P12, P13, P14
  >(
    _ k0: KeyPath<Intent, P0>, _ k1: KeyPath<Intent, P1>, _ k2: KeyPath<Intent, P2>, _ k3: KeyPath<Intent, P3>,
    _ k4: KeyPath<Intent, P4>, _ k5: KeyPath<Intent, P5>, _ k6: KeyPath<Intent, P6>, _ k7: KeyPath<Intent, P7>,
    _ k8: KeyPath<Intent, P8>, _ k9: KeyPath<Intent, P9>, _ k10: KeyPath<Intent, P10>,
    _ k11: KeyPath<Intent, P11>, _ k12: KeyPath<Intent, P12>, _ k13: KeyPath<Intent, P13>,
    _ k14: KeyPath<Intent, P14>
  )
  where
    P0: IntentParameter<V0>, P1: IntentParameter<V1>, P2: IntentParameter<V2>, P3: IntentParameter<V3>,
    P4: IntentParameter<V4>, P5: IntentParameter<V5>, P6: IntentParameter<V6>, P7: IntentParameter<V7>,
    P8: IntentParameter<V8>, P9: IntentParameter<V9>, P10: IntentParameter<V10>, P11: IntentParameter<V11>,
    P12: IntentParameter<V12>, P13: IntentParameter<V13>, P14: IntentParameter<V14>
  {
    self.init(keyPaths: [k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11, k12, k13, k14])
  }
}
