import Foundation

// Only a host with a keyboard posts these.
extension UIResponder {
  /// The keyboard is about to show.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// The keyboard shows.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// The keyboard is about to hide.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// The keyboard is hidden.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// The keyboard is about to change its frame.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrame")
  /// The keyboard has changed its frame.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrame")
  /// The keyboard's frame before the change.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after the change.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the animation.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// The views at a window's lower edge, in place of a keyboard.
private final class InputPlace: UIView {}

extension UIWindow {
  /// Puts a responder's input views at the lower edge; takes them away where there are none.
  func showInput(of responder: UIResponder?) {
    let former = subviews.first { $0 is InputPlace }
    former?.removeFromSuperview()
    let views = [responder?.inputAccessoryView, responder?.inputView].compactMap(\.self)
    guard !views.isEmpty else { return }
    let place = InputPlace(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
    place.backgroundColor = .secondarySystemBackground
    for view in views {
      let fitting = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
      let height = fitting > 0 ? fitting : view === responder?.inputView ? 216 : 44
      view.frame = CGRect(x: 0, y: place.bounds.height, width: bounds.width, height: height)
      view.autoresizingMask = .flexibleWidth
      place.bounds.size.height += height
      place.addSubview(view)
    }
    place.frame.origin = CGPoint(x: 0, y: bounds.height - place.bounds.height)
    place.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(place)
  }
}
