/// Makes the cases of a `Switch`: one to fifteen, and a closing `DefaultCase`, as Apple's builder takes them.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<C0>(_ expression: C0) -> C0
  where C0: _ParameterSummarySwitchCase, C0.Intent == Intent, C0.Value == Value { expression }

  public static func buildBlock<
    C0, DefaultSummary
  >(
    _ c0: C0, _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C0.Intent == Intent, DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, last])
  }

  public static func buildBlock<
    C0, C1, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, C1, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C0.Intent == Intent, C1.Intent == Intent,
    DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, last])
  }

  public static func buildBlock<
    C0, C1, C2, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, C1, C2, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C0.Intent == Intent, C1.Intent == Intent, C2.Intent == Intent, DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, C1, C2, C3, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C0.Intent == Intent, C1.Intent == Intent, C2.Intent == Intent,
    C3.Intent == Intent, DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, C1, C2, C3, C4, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C0.Intent == Intent, C1.Intent == Intent,
    C2.Intent == Intent, C3.Intent == Intent, C4.Intent == Intent, DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, C1, C2, C3, C4, C5, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C0.Intent == Intent, C1.Intent == Intent, C2.Intent == Intent, C3.Intent == Intent, C4.Intent == Intent,
    C5.Intent == Intent, DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, C1, C2, C3, C4, C5, C6, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C6: _ParameterSummarySwitchCase, C0.Intent == Intent, C1.Intent == Intent, C2.Intent == Intent,
    C3.Intent == Intent, C4.Intent == Intent, C5.Intent == Intent, C6.Intent == Intent,
    DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (C0, C1, C2, C3, C4, C5, C6, C7, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase, C0.Intent == Intent, C1.Intent == Intent,
    C2.Intent == Intent, C3.Intent == Intent, C4.Intent == Intent, C5.Intent == Intent, C6.Intent == Intent,
    C7.Intent == Intent, DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (C0, C1, C2, C3, C4, C5, C6, C7, C8, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase, C8: _ParameterSummarySwitchCase,
    C0.Intent == Intent, C1.Intent == Intent, C2.Intent == Intent, C3.Intent == Intent, C4.Intent == Intent,
    C5.Intent == Intent, C6.Intent == Intent, C7.Intent == Intent, C8.Intent == Intent,
    DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase, C8: _ParameterSummarySwitchCase,
    C9: _ParameterSummarySwitchCase, C0.Intent == Intent, C1.Intent == Intent, C2.Intent == Intent,
    C3.Intent == Intent, C4.Intent == Intent, C5.Intent == Intent, C6.Intent == Intent, C7.Intent == Intent,
    C8.Intent == Intent, C9.Intent == Intent, DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9,
    _ c10: C10, _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase, C8: _ParameterSummarySwitchCase,
    C9: _ParameterSummarySwitchCase, C10: _ParameterSummarySwitchCase, C0.Intent == Intent, C1.Intent == Intent,
    C2.Intent == Intent, C3.Intent == Intent, C4.Intent == Intent, C5.Intent == Intent, C6.Intent == Intent,
    C7.Intent == Intent, C8.Intent == Intent, C9.Intent == Intent, C10.Intent == Intent,
    DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9,
    _ c10: C10, _ c11: C11, _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase, C8: _ParameterSummarySwitchCase,
    C9: _ParameterSummarySwitchCase, C10: _ParameterSummarySwitchCase, C11: _ParameterSummarySwitchCase,
    C0.Intent == Intent, C1.Intent == Intent, C2.Intent == Intent, C3.Intent == Intent, C4.Intent == Intent,
    C5.Intent == Intent, C6.Intent == Intent, C7.Intent == Intent, C8.Intent == Intent, C9.Intent == Intent,
    C10.Intent == Intent, C11.Intent == Intent, DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9,
    _ c10: C10, _ c11: C11, _ c12: C12,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase, C8: _ParameterSummarySwitchCase,
    C9: _ParameterSummarySwitchCase, C10: _ParameterSummarySwitchCase, C11: _ParameterSummarySwitchCase,
    C12: _ParameterSummarySwitchCase, C0.Intent == Intent, C1.Intent == Intent, C2.Intent == Intent,
    C3.Intent == Intent, C4.Intent == Intent, C5.Intent == Intent, C6.Intent == Intent, C7.Intent == Intent,
    C8.Intent == Intent, C9.Intent == Intent, C10.Intent == Intent, C11.Intent == Intent, C12.Intent == Intent,
    DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9,
    _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase, C8: _ParameterSummarySwitchCase,
    C9: _ParameterSummarySwitchCase, C10: _ParameterSummarySwitchCase, C11: _ParameterSummarySwitchCase,
    C12: _ParameterSummarySwitchCase, C13: _ParameterSummarySwitchCase, C0.Intent == Intent, C1.Intent == Intent,
    C2.Intent == Intent, C3.Intent == Intent, C4.Intent == Intent, C5.Intent == Intent, C6.Intent == Intent,
    C7.Intent == Intent, C8.Intent == Intent, C9.Intent == Intent, C10.Intent == Intent, C11.Intent == Intent,
    C12.Intent == Intent, C13.Intent == Intent, DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, last])
  }

  public static func buildBlock<
    C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, DefaultSummary
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9,
    _ c10: C10, _ c11: C11, _ c12: C12, _ c13: C13, _ c14: C14,
    _ last: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value,
    (
      C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14,
      ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
    )
  >
  where
    C0: _ParameterSummarySwitchCase, C1: _ParameterSummarySwitchCase, C2: _ParameterSummarySwitchCase,
    C3: _ParameterSummarySwitchCase, C4: _ParameterSummarySwitchCase, C5: _ParameterSummarySwitchCase,
    C6: _ParameterSummarySwitchCase, C7: _ParameterSummarySwitchCase, C8: _ParameterSummarySwitchCase,
    C9: _ParameterSummarySwitchCase, C10: _ParameterSummarySwitchCase, C11: _ParameterSummarySwitchCase,
    C12: _ParameterSummarySwitchCase, C13: _ParameterSummarySwitchCase, C14: _ParameterSummarySwitchCase,
    C0.Intent == Intent, C1.Intent == Intent, C2.Intent == Intent, C3.Intent == Intent, C4.Intent == Intent,
    C5.Intent == Intent, C6.Intent == Intent, C7.Intent == Intent, C8.Intent == Intent, C9.Intent == Intent,
    C10.Intent == Intent, C11.Intent == Intent, C12.Intent == Intent, C13.Intent == Intent, C14.Intent == Intent,
    DefaultSummary: ParameterSummary
  {
    ParameterSummaryTupleCaseCondition([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, last])
  }
}
