import Foundation

/// A control whose value follows a finger that drags its knob.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value; default 0.
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  /// The value at the left, default 0; a larger one raises `value`.
  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  /// The value at the right, default 1; a smaller one lowers `value`.
  open var maximumValue: Float = 1 { didSet { value = min(value, maximumValue) } }
  /// True if `valueChanged` is sent during the drag, false if only at its end; default true.
  open var isContinuous = true

  /// The track's colour on the minimum side.
  open var minimumTrackTintColor: UIColor?
  /// The track's colour on the maximum side.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  private var thumbs: [UIControl.State: UIImage] = [:]

  /// The image at the minimum end, which shortens the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image at the maximum end, which shortens the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The rectangle of the image at the minimum end; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the image at the maximum end; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  private var tracks: [[UIControl.State: UIImage]] = [[:], [:]]

  /// Stored: sets the track image on the minimum side for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    tracks[0][state] = image
  }
  /// The track image on the minimum side for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { tracks[0][state] }
  /// Stored: sets the track image on the maximum side for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    tracks[1][state] = image
  }
  /// The track image on the maximum side for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { tracks[1][state] }
  /// The knob's image for the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// Sets the knob's image for a state; it is not drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }

  /// The knob's image for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] ?? thumbs[.normal] }

  /// The rectangle of the track: across the middle, 4 pt high. Drags move along it.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let least = minimumValueImageRect(forBounds: bounds).width
    let most = maximumValueImageRect(forBounds: bounds).width
    let left = least > 0 ? least + 10 : 0
    let right = most > 0 ? most + 10 : 0
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - 2, width: max(bounds.width - left - right, 0),
      height: 4)
  }

  /// The rectangle of the knob for a value: 31 pt wide, or as large as its image.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let size = thumbImage(for: .normal)?.size ?? CGSize(width: 31, height: 31)
    return CGRect(
      x: rect.minX + part * (rect.width - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The distance of the finger from the knob's middle.
  private var hold: CGFloat = 0

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Follows a touch that begins on the knob, or within 44 × 44 pt around its centre.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (thumb, place) = (thumb, touch.location(in: self))
    hold = place.x - thumb.midX
    return thumb.insetBy(
      dx: min((thumb.width - 44) / 2, 0), dy: min((thumb.height - 44) / 2, 0)
    ).contains(place)
  }

  /// Keeps drags of the knob from recognisers of views beneath.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  { !takesDrag(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer) }

  /// Follows the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Sends `valueChanged` unless it was sent during the drag.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  override func outcome(isInside: Bool) -> String? { "went to \((value * 100).rounded() / 100)" }

  private func follow(_ touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    let way = track.width - thumb.width
    guard way > 0 else { return }
    let place = touch.location(in: self).x - hold - thumb.width / 2
    let part = Float((place - track.minX) / way)
    value = minimumValue + part * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  /// 34 pt high, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}
