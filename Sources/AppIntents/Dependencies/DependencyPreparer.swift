import IntentWire

/// Prepares every `@Dependency` of an intent, a query or a provider before it is asked for anything.
package enum DependencyPreparer {
  /// - Throws: `IntentFailure.missingDependency` with the type and the property, or `.failedDependency`.
  package static func prepare(_ owner: Any) async throws {
    for child in Mirror(reflecting: owner).children {
      guard let dependency = child.value as? any AnyAppDependency else { continue }
      let property = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? ""
      try await prepare(dependency, property: property, of: type(of: owner))
    }
  }

  private static func prepare(_ dependency: any AnyAppDependency, property: String, of owner: Any.Type) async throws {
    let isThere: Bool
    do {
      isThere = try await dependency.prepare()
    } catch let failure as DependencyFailure {
      throw IntentFailure.failedDependency(type: failure.type, reason: failure.reason)
    } catch let error as CancellationError {
      throw error
    } catch {
      let reason = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      throw IntentFailure.failedDependency(type: "\(dependency.valueType)", reason: reason)
    }
    guard isThere else {
      throw IntentFailure.missingDependency(
        type: "\(dependency.valueType)", property: property, intent: TypeName(owner).id)
    }
  }
}
