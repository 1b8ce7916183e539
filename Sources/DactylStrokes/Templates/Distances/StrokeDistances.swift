#if arch(wasm32)
  /// How prepared paths and clouds are compared; without vector registers, loops are kilobytes
  /// smaller.
  ///
  /// A drawing is compared with 160 templates in 0.34 ms then, where vectors in single numbers take
  /// 0.2.
  typealias StrokeDistances = PlainDistances
#else
  /// How prepared paths and clouds are compared.
  typealias StrokeDistances = VectorDistances
#endif
