import Dactyl
import DactylTesting
import Testing
import UIKit
import UIKitPictures

// What the examples of doc comments take for granted, see test_examples.py.

class ExampleUIView: UIView {}

final class AppDelegate: UIResponder, UIApplicationDelegate {}

@MainActor final class Player {
  func handlePan(_ pan: UIPanGestureRecognizer) {}

  func examples() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let pad = UIView()
    let pan = UIPanGestureRecognizer()
    let controller = UIViewController()
    let frame = InputFrame(time: 0, contacts: [])
    let expected = ""
    // The examples stand here.
  }
}
