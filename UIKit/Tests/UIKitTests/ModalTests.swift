import DactylTesting
import FreedObjects
import Testing
import UIKit

/// Edit menus, and controllers of the system that a program presents: they show something, take
/// touches only where they show it, and a finger ends them.
@MainActor @Suite(.freesItsObjects)
struct ModalTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// The buttons that show, by their titles and labels.
  private func buttons(in view: UIView) -> [String: UIButton] {
    var found: [String: UIButton] = [:]
    for view in view.subviews where !view.isHidden {
      if let button = view as? UIButton {
        found[button.currentTitle ?? button.accessibilityLabel ?? ""] = button
      }
      found.merge(buttons(in: view)) { first, _ in first }
    }
    return found
  }

  private func tap(_ title: String) throws {
    window.layoutIfNeeded()
    let button = try #require(buttons(in: window)[title], "no button \(title)")
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
    try tap(at: place)
  }

  private func tap(at place: CGPoint) throws {
    let start = window.currentTime + 1
    try window.advance(to: start)
    let frames = try touches("down(\(place.x),\(place.y)) 50ms up").map { frame in
      var later = frame
      later.time += start
      return later
    }
    try window.dactylWindow.play(frames)
    try window.advance(to: start + 1)
  }

  private final class Card: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy(_:)", Card.copy(_:))
        || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { log.append("copy") }
    func flip(_ sender: Any?) { log.append("flip") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("touch")
    }
  }
  private final class Stranger: UIView { func leave() {} }

  @Test func editMenuHasWhatTheFirstResponderCanPerform() throws {
    let card = Card(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    root.view.addSubview(card)
    let menu = UIMenuController.shared
    defer { menu.menuItems = nil }
    menu.menuItems = [
      UIMenuItem(title: "Flip", action: Selector("flip(_:)", Card.flip)),
      UIMenuItem(title: "Leave", action: Selector("leave", Stranger.leave)),
    ]
    menu.showMenu(from: card, rect: card.bounds)
    #expect(!menu.isMenuVisible, "no view is first responder, so no action can be performed")
    card.becomeFirstResponder()
    menu.showMenu(from: card, rect: card.bounds)
    #expect(menu.isMenuVisible && menu.menuFrame.maxY <= 300 && menu.menuFrame.minX > 0)
    #expect(buttons(in: window).keys.sorted() == ["Copy", "Flip"])
    try tap("Flip")
    #expect(card.log == ["flip"] && !menu.isMenuVisible)
    menu.showMenu(from: card, rect: card.bounds)
    try tap("Copy")
    #expect(card.log == ["flip", "copy"])
    card.resignFirstResponder()
  }

  @Test func touchBesideAnEditMenuHidesItAndIsNotLost() throws {
    let card = Card(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    root.view.addSubview(card)
    card.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.setTargetRect(card.bounds, in: card)
    menu.setMenuVisible(true, animated: true)
    #expect(menu.menuFrame.minY >= 100, "there is no room above")
    try tap(at: CGPoint(x: 150, y: 50))
    #expect(!menu.isMenuVisible && card.log == ["touch"])
    card.resignFirstResponder()
  }

  private final class Menus: NSObject, UIEditMenuInteractionDelegate {
    var chosen = ""
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      let action = UIAction(title: "Mark") { [weak self] _ in self?.chosen = "Mark" }
      let more = UIAction(title: "Later") { [weak self] _ in self?.chosen = "Later" }
      return UIMenu(children: [action, UIMenu(title: "More", children: [more])])
    }
  }

  @Test func editMenuOfAnInteractionShowsItsDelegatesMenu() throws {
    let menus = Menus()
    let interaction = UIEditMenuInteraction(delegate: menus)
    root.view.addInteraction(interaction)
    let place = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 200, y: 400))
    interaction.presentEditMenu(with: place)
    #expect(buttons(in: window).keys.sorted() == ["Mark", "More"])
    try tap("More")
    #expect(buttons(in: window).keys.sorted() == ["Later"])
    try tap("Later")
    #expect(menus.chosen == "Later" && buttons(in: window).isEmpty)
    root.view.removeInteraction(interaction)
  }

  private final class Star: UIActivity {
    var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("star") }
    override var activityTitle: String? { "Star" }
    override func canPerform(withActivityItems items: [Any]) -> Bool { true }
    override func prepare(withActivityItems items: [Any]) { self.items = items }
  }

  @Test func activitiesAreOfferedPerformedAndCancelled() throws {
    let star = Star()
    var told: [String] = []
    func show(without excluded: [UIActivity.ActivityType] = []) {
      let sheet = UIActivityViewController(
        activityItems: ["a poem"], applicationActivities: [star])
      sheet.excludedActivityTypes = excluded
      sheet.completionWithItemsHandler = { type, isDone, _, _ in
        told.append("\(type?.rawValue ?? "none") \(isDone)")
      }
      root.present(sheet, animated: true)
      window.layoutIfNeeded()
    }
    show()
    #expect(buttons(in: window).keys.sorted() == ["Cancel", "Copy", "Star"])
    try tap("Star")
    #expect(told == ["star true"] && star.items.first as? String == "a poem")
    show()
    try tap("Copy")
    #expect(UIPasteboard.general.string == "a poem")
    show(without: [.copyToPasteboard])
    #expect(buttons(in: window).keys.sorted() == ["Cancel", "Star"])
    try tap("Cancel")
    #expect(told == ["star true", "copyToPasteboard true", "none false"])
    #expect(root.presentedViewController == nil)
  }

  private final class Chooser: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIColorPickerViewControllerDelegate
  {
    var sizes: [CGSize] = []
    var colors: [UIColor] = []
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      sizes.append((info[.originalImage] as? UIImage)?.size ?? .zero)
      picker.dismiss(animated: true)
    }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colors.append(color) }
  }

  @Test func imagePickerOffersPicturesAndCancel() throws {
    let chooser = Chooser()
    for title in ["Photo 2", "Cancel"] {
      let picker = UIImagePickerController()
      picker.delegate = chooser
      root.present(picker, animated: true)
      try tap(title)
      #expect(root.presentedViewController == nil)
    }
    #expect(chooser.sizes == [CGSize(width: 600, height: 450)])
  }

  @Test func colorPickerOffersColorsAndCloses() throws {
    let (picker, chooser) = (UIColorPickerViewController(), Chooser())
    picker.delegate = chooser
    root.present(picker, animated: true)
    try tap("Color 1")
    try tap("Color 30")
    #expect(chooser.colors.count == 2 && chooser.colors[0] != chooser.colors[1])
    #expect(picker.selectedColor == chooser.colors[1])
    try tap("Close")
    #expect(root.presentedViewController == nil)
  }
}
