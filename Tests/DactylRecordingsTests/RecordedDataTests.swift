import Dactyl
import Foundation
import TestData
import Testing

@testable import DactylRecordings

/// The readers' results for device recordings: always for simulated ones, for real ones if present.
@Suite struct RecordedDataTests {
  @Test func simulatedContactsAreAtTheirPlacesAndTimes() throws {
    try compareAll(of: "simulated", in: .sample, count: 2)
  }

  @Test(
    .enabled(if: RecordedData.isThere, "there is no \(DataFolder.recorded)"),
    arguments: [("chromeos_touchscreen", 15), ("evemu_devices", 70)])
  func sameContactsAtTheSamePlacesAndTimes(table: String, count: Int) throws {
    try compareAll(of: table, in: .recorded, count: count)
  }

  /// Reads each file in a table and compares it with its row.
  private func compareAll(of table: String, in data: RecordedData, count: Int) throws {
    var files: [String: String] = [:]
    for file in data.rawFiles { files[(file as NSString).lastPathComponent] = file }
    var compared = (files: 0, frames: 0, contacts: 0)
    var wrong: [String] = []
    for row in try data.rows(table) {
      let file = try #require(files[(row.file as NSString).lastPathComponent], "\(row.file)")
      let reader = try RecordingReader(path: data.path(of: file))
      compared.contacts += try compare(reader, with: row, &wrong)
      compared.files += 1
      compared.frames += row.frames.count
    }
    print(
      "\(table): \(compared.files) files, \(compared.frames) frames, \(compared.contacts) contacts")
    #expect(compared.files == count)
    #expect(wrong.first == nil, "one of \(wrong.count)")
  }

  /// Compares frame by frame, notes the differences and returns the number of positions compared.
  private func compare(
    _ reader: RecordingReader, with row: RecordedData.Row, _ wrong: inout [String]
  ) throws -> Int {
    let units = try #require(reader.header.units)
    let file = row.file
    let isRenumbered = Self.renumbered.contains(row.file)
    var down: [Contact] = []
    var rules = InputValidator()
    var compared = 0
    // Contacts of the table that have pressed the touchpad's button.
    var spent: Set<Int> = []
    for (index, row) in row.frames.enumerated() {
      var expected = row
      func note(_ what: String) { wrong.append("\(file): frame \(index): \(what)") }
      // Fingers that have clicked tell nothing more until they lift.
      if !spent.isEmpty, down.isEmpty, expected.contacts.allSatisfy({ spent.contains($0.id) }) {
        spent.formIntersection(expected.contacts.map(\.id))
        continue
      }
      guard let frame = try reader.next() else {
        note("is not there")
        return compared
      }
      try rules.accept(frame)
      // The table has places alone, not the fingers that devices count beyond them.
      for var contact in frame.contacts where contact.id & 1 << 20 == 0 {
        if contact.kind == .indirectPointer {
          contact.id &= 0xffff
          if contact.phase == .ended { spent.insert(contact.id) }
        }
        let known = down.firstIndex { $0.id == contact.id }
        switch contact.phase {
        case .began, .moved, .stationary:
          if let known { down[known] = contact } else { down.append(contact) }
        case .ended, .cancelled: if let known { down.remove(at: known) }
        }
      }
      spent.formIntersection(expected.contacts.map(\.id))
      expected.contacts.removeAll { spent.contains($0.id) }
      let found = down.map { contact in
        RecordedData.Row.Contact(
          id: contact.id, x: Int(units.deviceX(of: contact.position).rounded()),
          y: Int(units.deviceY(of: contact.position).rounded()))
      }
      // The tables have times in tenths of a millisecond.
      if abs(frame.time * 1000 - expected.milliseconds) > 0.0501 { note("at \(frame.time) s") }
      if found.count != expected.contacts.count { note("\(found.count) contacts") }
      if isRenumbered {
        if places(found) != places(expected.contacts) { note("\(found)") }
        compared += found.count
        continue
      }
      // If the table has no position for a contact, only its presence is compared.
      for contact in found {
        guard let other = expected.contacts.first(where: { $0.id == contact.id }) else {
          note("no contact \(contact.id) in the table")
          continue
        }
        if let x = other.x, contact.x != x { note("\(contact), not \(other)") }
        if let y = other.y, contact.y != y { note("\(contact), not \(other)") }
        compared += 1
      }
    }
    // Only the end of a recording that stops with contacts down is missing from the table.
    while let frame = try reader.next() {
      try rules.accept(frame)
      #expect(frame.contacts.allSatisfy { $0.phase == .cancelled }, "\(row.file)")
    }
    #expect(rules.down.isEmpty, "\(row.file)")
    checkDevice(reader, row)
    return compared
  }

  private func places(_ contacts: [RecordedData.Row.Contact]) -> [[Int?]] {
    contacts.map { [$0.x, $0.y] }.sorted { ($0[0] ?? 0, $0[1] ?? 0) < ($1[0] ?? 0, $1[1] ?? 0) }
  }

  private func checkDevice(_ reader: RecordingReader, _ row: RecordedData.Row) {
    guard let x = row.x, let y = row.y, let units = reader.header.units else { return }
    guard !Self.secondAxes.contains(row.file) else { return }
    #expect(reader.header.device == row.device, "\(row.file)")
    #expect(units.x.minimum == Double(x.minimum), "\(row.file)")
    #expect(units.x.maximum == Double(x.maximum), "\(row.file)")
    #expect(units.y.minimum == Double(y.minimum), "\(row.file)")
    #expect(units.y.maximum == Double(y.maximum), "\(row.file)")
    if x.resolution > 0 {
      #expect(abs(units.x.pointsPerUnit - 160 / 25.4 / Double(x.resolution)) < 1e-12, "\(row.file)")
    }
  }

  /// The device reports positions on its second pair of axes; the table has the first pair's extent
  /// and no positions.
  private static let secondAxes: Set = ["tablets/eGalax Inc. USB TouchController.events"]

  /// These devices do not number their contacts, and the table counts them by their order in each
  /// report: when a second finger comes down, its contact 0 goes from (-1037, 4928) to (880, 3603)
  /// within one frame of bcm5974's, from (1590, 6103) to (7197, 2070) in N-Trig's, and back. We
  /// follow contacts by their positions.
  private static let renumbered: Set = [
    "touchpads/bcm5974.three-finger-click.events",
    "touchscreens/N-Trig MultiTouch.2-fingers-touch-release.events",
  ]

  @Test func everySimulatedFileReads() throws {
    for file in RecordedData.sample.rawFiles {
      let recording = try Recording.read(path: RecordedData.sample.path(of: file))
      var rules = InputValidator()
      for frame in recording.frames { try rules.accept(frame) }
      #expect(rules.down.isEmpty, "\(file)")
      #expect(!recording.frames.isEmpty, "\(file)")
    }
  }

  @Test(.enabled(if: RecordedData.isThere, "there is no \(DataFolder.recorded)"))
  func everyOtherFileReadsOrSaysWhatItIs() throws {
    var read = (files: 0, frames: 0)
    var refused: [String: String] = [:]
    var wrong: [String] = []
    let data = RecordedData.recorded
    let files = data.rawFiles
    for file in files where data.size(of: file) <= TestLength.largestFile {
      do {
        let recording = try Recording.read(path: data.path(of: file))
        var rules = InputValidator()
        for frame in recording.frames { try rules.accept(frame) }
        if !rules.down.isEmpty { wrong.append(file) }
        read.files += 1
        read.frames += recording.frames.count
      } catch let error as RecordingError {
        refused[file] = "\(error)"
      }
    }
    print("\(read.files) files, \(read.frames) frames")
    #expect(wrong == [])
    let descriptions = files.filter {
      $0.hasSuffix(".desc") || $0.hasSuffix(".device")
        // Its recording stopped before the first touch.
        || $0.hasSuffix("Wacom Cintiq 22HDT Finger.events")
    }
    for file in descriptions {
      let reason = refused.removeValue(forKey: file) ?? "nothing"
      #expect(
        reason.hasSuffix("a device is described, but no event was recorded"), "\(file): \(reason)")
    }
    #expect(
      refused == [
        "misc_evdev/xit/COPYING":
          "line 1: expected a recording of Dactyl's own, or of evemu, evtest, getevent or libinput record"
      ])
  }

  @Test(
    .enabled(if: RecordedData.isThere, "there is no \(DataFolder.recorded)"),
    arguments: zip(
      [
        "touchpads/bcm5974.three-finger-click",
        "touchscreens/N-Trig MultiTouch.2-fingers-touch-release",
      ], [12, 2]))  // A finger that clicks is another contact while it does.
  func contactsWithoutNumbersAreFollowedByPlace(name: String, contacts: Int) throws {
    let file = "evemu_devices/\(name).events"
    let recording = try Recording.read(path: RecordedData.recorded.path(of: file))
    var last: [Int: Point] = [:]
    var longest = 0.0
    for contact in recording.frames.lazy.flatMap(\.contacts) {
      // Fingers here go at most half a metre a second: 4 mm, or 25 pt, between two reports.
      if contact.phase == .moved, let before = last[contact.id] {
        longest = max(longest, before.distance(to: contact.position))
      }
      last[contact.id] = contact.position
    }
    #expect(longest > 0 && longest < 25)
    #expect(recording.frames.flatMap(\.contacts).count { $0.phase == .began } == contacts)
  }

  /// The sizes assumed for devices that report none make a swipe centimetres long, not metres.
  @Test(.enabled(if: RecordedData.isThere, "there is no \(DataFolder.recorded)"))
  func assumedSizesAreThoseOfHands() throws {
    let zoom = try travels("chromeos_touch/samus_touchscreen_164.13_zoom-in")
    #expect(zoom.allSatisfy { $0 > 32 && $0 < 1000 }, "\(zoom)")
    for file in RecordedData.recorded.rawFiles where file.contains("_scroll-") {
      let travel = try travels(file)
      #expect(travel.contains { $0 > 100 && $0 < 1600 }, "\(file): \(travel)")
    }
    let taps = try travels(
      "evemu_devices/touchscreens/Atmel maXTouch Touchscreen.1-finger-fast-taps.events")
    #expect(taps.allSatisfy { $0 < 45 }, "\(taps)")
  }

  /// The distance between each contact's start and end, in points.
  private func travels(_ file: String) throws -> [Double] {
    var start: [Int: Point] = [:]
    var travels: [Double] = []
    for contact in try Recording.read(path: RecordedData.recorded.path(of: file)).frames.flatMap(
      \.contacts)
    {
      switch contact.phase {
      case .began: start[contact.id] = contact.position
      case .moved, .stationary: break
      case .ended, .cancelled:
        travels.append(start[contact.id]!.distance(to: contact.position))
      }
    }
    return travels
  }
}
