import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// Fingers turn a picker's wheels: rows of 32 pt, the first in the middle of 216 pt.
@MainActor @Suite(.freesItsObjects)
struct PickerTests {
  private final class Times: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var words: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 24 : 60
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      words.append("\(component): \(row)")
    }
  }

  private let times = Times()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let test = TestWindow()

  init() {
    test.view.addSubview(picker)
    picker.dataSource = times
    picker.delegate = times
    picker.layoutIfNeeded()
  }

  private func chosen() -> [Int] { [0, 1].map { picker.selectedRow(inComponent: $0) } }

  @Test func beginsAtTheFirstRows() {
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 60)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
    #expect(chosen() == [0, 0] && times.words.isEmpty)
  }

  @Test func slowDragComesToRestAtTheNearestRow() throws {
    try test.run("down(80,150) 50ms move(80,120) 50ms move(80,75) 500ms up")
    #expect(chosen() == [2, 0] && times.words == ["0: 2"])
  }

  @Test func flickTurnsTheWheelOnToARow() throws {
    try test.run("down(240,180) 16ms move(240,150) 16ms move(240,110) 16ms up")
    let row = picker.selectedRow(inComponent: 1)
    #expect(row > 4 && times.words == ["1: \(row)"])
  }

  @Test func tapBringsARowToTheMiddle() throws {
    try test.run("down(80,172) 50ms up")
    #expect(chosen() == [2, 0] && times.words == ["0: 2"])
    // The row is in the middle already, so the delegate hears nothing.
    try test.run("down(80,108) 50ms up")
    #expect(times.words == ["0: 2"])
  }

  @Test func codeTurnsWheelsAndNobodyIsTold() throws {
    picker.selectRow(9, inComponent: 1, animated: false)
    picker.selectRow(3, inComponent: 0, animated: true)
    try test.window.advance(to: test.window.currentTime + 1)
    #expect(chosen() == [3, 9] && times.words.isEmpty)
  }

  @Test func rowsInSightAloneHaveViews() throws {
    picker.selectRow(30, inComponent: 1, animated: false)
    picker.layoutIfNeeded()
    let wheel = try #require(picker.subviews.last)
    wheel.layoutIfNeeded()
    let texts = wheel.subviews.compactMap { ($0 as? UILabel)?.text }.sorted()
    #expect(texts == (25...35).map(String.init))
  }

  @Test func rowsAwayFromTheMiddleAreSmallerAndFainterWithinTheWheel() throws {
    picker.selectRow(30, inComponent: 1, animated: false)
    picker.layoutIfNeeded()
    let wheel = try #require(picker.subviews.last)
    wheel.layoutIfNeeded()
    let rows = wheel.subviews.compactMap { $0 as? UILabel }.sorted { $0.center.y < $1.center.y }
    let (above, below) = (rows[..<6].map { $0 }, rows[5...].reversed().map { $0 })
    #expect(above.last?.text == "30" && above.last?.alpha == 1 && above.last?.frame.height == 32)
    for half in [above, below] {
      for (outer, inner) in zip(half, half.dropFirst()) {
        #expect(outer.frame.height < inner.frame.height && outer.frame.width < inner.frame.width)
        #expect(outer.alpha < inner.alpha)
        #expect(wheel.bounds.minY <= outer.frame.minY && outer.frame.maxY <= wheel.bounds.maxY)
      }
    }
  }
}
