#if arch(wasm32)
  /// How prepared paths and clouds are compared; without vector registers, loops are as fast and far smaller.
  typealias StrokeDistances = PlainDistances
#else
  /// How prepared paths and clouds are compared.
  typealias StrokeDistances = VectorDistances
#endif
