import AudioToolbox
import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

/// Names that programs of Swift 3 and 4 use.
@MainActor @Suite(.freesItsObjects)
struct FormerProgramTests {
  @Test func indexPathsOfObjectiveCHaveRowsAndSections() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect((path.row, path.item, path.section) == (3, 3, 2))
    #expect((path as IndexPath).row == 3)
  }

  @Test func arraysListTheValuesOfAProperty() {
    let fields = ["one", "two"].map { text in
      let field = UITextField()
      field.text = text
      return field
    }
    let texts = (fields as NSArray).value(forKey: "text") as! NSArray
    #expect(texts.map { $0 as? String } == ["one", "two"])
    let names = NSArray(array: [["a": 1], ["b": 2]]).value(forKey: "a") as! NSArray
    #expect(names[0] as? Int == 1 && names[1] is NSNull)
  }

  @Test func soundsOfFilesGetNumbers() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var (first, second): (SystemSoundID, SystemSoundID) = (0, 0)
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &first) == kAudioServicesNoError)
    AudioServicesCreateSystemSoundID(file as CFURL, &second)
    #expect(first > 0xFFF && second != first)
    var missing: SystemSoundID = 0
    let none = URL(fileURLWithPath: "/nowhere.wav")
    #expect(AudioServicesCreateSystemSoundID(none as CFURL, &missing) != 0 && missing == 0)
    arc4random_stir()
  }

  @Test func leftButtonsMayStandBesideTheBackButton() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let second = UIViewController()
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    stack.pushViewController(second, animated: false)
    stack.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    func count() -> Int {
      stack.navigationBar.setNeedsLayout()
      stack.navigationBar.layoutIfNeeded()
      return stack.navigationBar.subviews.count { $0 is UIButton }
    }
    #expect(count() == 1)
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(count() == 2)
  }

  @Test func promptStandsAboveTheTitle() {
    let root = UIViewController()
    root.navigationItem.title = "Title"
    let stack = UINavigationController(rootViewController: root)
    stack.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stack.view.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 44)
    root.navigationItem.prompt = "Prompt"
    stack.view.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 74)
    stack.navigationBar.layoutIfNeeded()
    let labels = stack.navigationBar.subviews.compactMap { $0 as? UILabel }
    #expect(
      labels.map(\.text) == ["Prompt", "Title"] || labels.map(\.text) == ["Title", "Prompt"])
    let prompt = labels.first { $0.text == "Prompt" }
    #expect(prompt.map { $0.frame.maxY <= 30 } == true)
  }

  private static func frames(_ timeline: String, from start: Double) throws -> [InputFrame] {
    try touches(timeline).map { InputFrame(time: $0.time + start, contacts: $0.contacts) }
  }

  @Test func accessoryButtonGoesTheStoryboardsWay() throws {
    final class Rows: UITableViewController {
      var ways: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailDisclosureButton
        cell.storyboardSelection = { [unowned self] in ways.append("row") }
        cell.storyboardAccessory = { [unowned self] in ways.append("accessory") }
        return cell
      }
    }
    let rows = Rows()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = rows
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    try window.dactylWindow.play(Self.frames("down(290,20) 50ms up", from: 0))
    try window.dactylWindow.play(Self.frames("down(90,20) 50ms up", from: 1))
    #expect(rows.ways == ["accessory", "row"])
    window.rootViewController = nil
  }
}

/// What bars and sliders do with little room.
@MainActor @Suite(.freesItsObjects)
struct RoomTests {
  @Test func imagesAtItsEndsShortenASlidersTrack() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(slider.trackRect(forBounds: slider.bounds).width == 200)
    slider.minimumValueImage = UIImage(size: CGSize(width: 20, height: 20))
    slider.maximumValueImage = UIImage(size: CGSize(width: 24, height: 20))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect((track.minX, track.maxX) == (30, 166))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 176)
  }

  @Test func titleMakesRoomForWideButtons() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "A title of some length")
    item.rightBarButtonItem = UIBarButtonItem(title: "A wide button", primaryAction: nil)
    bar.items = [item]
    bar.layoutIfNeeded()
    let label = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
    let button = try #require(bar.subviews.first { $0 is UIButton })
    #expect(label.frame.maxX <= button.frame.minX && label.frame.midX < 160)
  }
}
