import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

/// Snapshots of tables and collections, date pickers, and images.
@MainActor @Suite(.freesItsObjects)
struct DataSourceTests {
  @Test func snapshotKeepsItemsInTheOrderOfItsSections() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([5])
    snapshot.insertItems([3, 4], afterItem: 2)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([3])
    #expect(snapshot.itemIdentifiers == [2, 4, 1, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.indexOfItem(1) == 2 && snapshot.numberOfItems(inSection: "a") == 3)
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [5])
  }

  @Test func tableShowsTheSnapshotThatIsApplied() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    table.layoutIfNeeded()
    #expect(isDone && table.visibleCells.map { $0.textLabel?.text } == ["one", "two"])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "two")
    #expect(source.indexPath(for: "one") == IndexPath(row: 0, section: 0))
    snapshot.deleteItems(["one"])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["two"])
  }

  @Test func dayIsChosenByTurningItsWheel() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let picker = UIDatePicker()
    picker.calendar = calendar
    picker.datePickerMode = .date
    let parts = DateComponents(year: 2024, month: 1, day: 31, hour: 9)
    picker.date = calendar.date(from: parts)!
    window.addSubview(picker)
    window.layoutIfNeeded()
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    // The row below the selected one in the first wheel: February, which has no 31st.
    let tap = CGPoint(x: 50, y: picker.bounds.midY + 32)
    try window.dactylWindow.play(touches("down(\(tap.x),\(tap.y)) 50ms up"))
    try window.advance(to: 3)
    let chosen = calendar.dateComponents([.year, .month, .day, .hour], from: picker.date)
    #expect(told == 1)
    #expect([chosen.year, chosen.month, chosen.day, chosen.hour] == [2024, 2, 29, 9])
  }

  @Test func pickersValueStaysWithinItsBounds() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSince1970: 1_000_000)
    picker.date = Date(timeIntervalSince1970: 5)
    #expect(picker.date == picker.minimumDate)
  }

  @Test func imageIsChosenByATest() {
    final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var image: UIImage?
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) { image = info[.originalImage] as? UIImage }
    }
    let (picker, chooser, image) = (UIImagePickerController(), Chooser(), UIImage())
    picker.delegate = chooser
    picker.choose(image)
    #expect(chooser.image === image)
    final class Former: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var keys: [String] = []
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
      ) { keys = info.keys.sorted() }
    }
    let former = Former()
    picker.delegate = former
    picker.choose(image)
    #expect(former.keys.contains("UIImagePickerControllerOriginalImage"))
  }

  @Test func fontGetsTheLooksThatItsDescriptionAsksFor() {
    let font = UIFont(name: "Helvetica", size: 12)!
    let bold = UIFont(
      descriptor: font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])!, size: 0)
    #expect(bold.fontName == "Helvetica-BoldItalic" && bold.pointSize == 12 && bold.isBold)
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold.fontDescriptor, size: 20).pointSize == 20)
  }

  @Test func imageOfPixelsCountsFromBelow() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.width == 20 && image.height == 10 && image.bytesPerRow == 80)
    #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 10))
  }
}
