import Foundation

// Posted by nobody but a host that shows a keyboard.
extension UIResponder {
  /// A keyboard is about to show.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// A keyboard shows.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// A keyboard is about to go.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// A keyboard has gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// A keyboard is about to have another place.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrame")
  /// A keyboard has another place.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrame")
  /// Where a keyboard was.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where a keyboard is going to be.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes to get there.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// With which course.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
