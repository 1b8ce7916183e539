#if !hasFeature(Embedded)
  /// Shows a touch under another name, and may be kept for longer than the touch itself exists.
  @_spi(Facades) public protocol TouchFacade: AnyObject {
    /// The last chance to read the touch; it must not be kept.
    func touchIsGoing(_ touch: Touch)
  }
#endif
