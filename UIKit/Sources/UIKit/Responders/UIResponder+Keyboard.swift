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
