extension Window {
  /// The numbers by which palms are kept from the window; nil, the default, lets every contact in
  /// (SPEC A10).
  ///
  /// Set while fingers are down, it holds for those that come down later. The observer is told of
  /// each contact that is withheld or refused, with the cause.
  public final var palmRejection: PalmRejection? {
    get { palmFilter?.numbers }
    set {
      guard let newValue else { return palmFilter = nil }
      if let palmFilter {
        palmFilter.numbers = newValue
      } else {
        palmFilter = PalmFilter(newValue)
      }
    }
  }
}
