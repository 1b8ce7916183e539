// Numbers that users of other systems are used to. Each preset starts from Dactyl's own numbers and changes
// those that the system has too; a density-independent pixel counts as a point, since both are
// about 1/160 of an inch.
extension GestureProfile {
  /// Android: slop 8, double tap within 300 ms and 100 pt, long press after 400 ms.
  ///
  /// Source: `android.view.ViewConfiguration` (TOUCH_SLOP, DOUBLE_TAP_TIMEOUT, DOUBLE_TAP_SLOP,
  /// DEFAULT_LONG_PRESS_TIMEOUT, which was 500 before Android 10); `ScaleGestureDetector` starts at
  /// twice the slop. There a tap must be over before the long press, and so it must here. Android
  /// measures the slop of a drag straight (`GestureDetector`) or along the axis that scrolls; we
  /// along either axis. It has no swipe, only flings from 50 dp/s, and no rotation.
  public static var android: GestureProfile {
    GestureProfile(
      slop: 8, tapInterval: 0.3, tapDistance: 100, longestTap: 0.4, longPress: 0.4, spanSlop: 16)
  }

  /// Flutter: slop 18, double tap within 300 ms and 100 pt, long press after 500 ms.
  ///
  /// Source: `flutter/lib/src/gestures/constants.dart` (kTouchSlop, kDoubleTapTimeout,
  /// kDoubleTapSlop, kLongPressTimeout, kScaleSlop = kTouchSlop). Its drags along one axis begin at
  /// 18; its free pan begins at 36 measured straight, ours at 18 along either axis. Its scale
  /// compares the mean distance to the centre, half of our span, so its 18 are our 36. A tap may be
  /// held for as long as one likes.
  public static var flutter: GestureProfile {
    GestureProfile(
      slop: 18, tapInterval: 0.3, tapDistance: 100, longestTap: .infinity, longPress: 0.5,
      spanSlop: 36)
  }

  /// Chromium on desktops: slop 15, double tap within 400 ms and 20 pt, long press after 500 ms,
  /// span slop 30.
  ///
  /// Source: `ui/events/gesture_detection/gesture_configuration.cc`
  /// (max_touch_move_in_pixels_for_click, double_tap_timeout_in_ms,
  /// max_distance_between_taps_for_double_tap, long_press_time_in_ms; span_slop is twice the touch
  /// slop). On Android it asks the system instead. There a tap must be over before the long press.
  public static var chromium: GestureProfile {
    GestureProfile(
      slop: 15, tapInterval: 0.4, tapDistance: 20, longestTap: 0.5, longPress: 0.5, spanSlop: 30)
  }

  /// GTK: drag threshold 8, double click within 400 ms and 5 pt, long press after 500 ms.
  ///
  /// Source: `GtkSettings` (gtk-dnd-drag-threshold, gtk-double-click-time,
  /// gtk-double-click-distance, gtk-long-press-time). GTK counts the 400 ms from press to press, we
  /// from lift to press. Its zoom and rotation start at once; here they keep Dactyl's thresholds,
  /// or else they would always beat the pan. A click may be held for as long as one likes.
  public static var gtk: GestureProfile {
    GestureProfile(
      slop: 8, tapInterval: 0.4, tapDistance: 5, longestTap: .infinity, longPress: 0.5,
      spanSlop: nil)
  }

  @inline(never)
  private init(
    slop: Double, tapInterval: Double, tapDistance: Double, longestTap: Double, longPress: Double,
    spanSlop: Double?
  ) {
    self.tapInterval = tapInterval
    self.tapDistance = tapDistance
    tap.allowableMovement = slop
    tap.maximumPressDuration = longestTap
    tap.maximumTapInterval = tapInterval
    tap.maximumTapDistance = tapDistance
    self.longPress.minimumPressDuration = longPress
    self.longPress.allowableMovement = slop
    self.longPress.maximumTapInterval = tapInterval
    self.longPress.maximumTapDistance = tapDistance
    self.longPress.maximumTapDuration = longPress
    pan.minimumDistance = slop
    screenEdgePan.minimumDistance = slop
    transform.minimumDistance = slop
    // None of them lets a finger roll farther than its slop, minds a finger that jumps, or slows
    // what rests for less than 40 ms.
    tapAllowance.distance = 0
    jumps.minimumDistance = .infinity
    velocity.restTolerance = velocity.restDuration
    guard let spanSlop else { return }
    pinch.minimumSpanChange = spanSlop
    transform.minimumSpanChange = spanSlop
  }
}
