import Dactyl
import Foundation
import UIKit

/// Sends a watcher's fingers to the windows, in the application's time.
@MainActor
final class FingerInput {
  private let application: UIApplication
  /// The smallest observed lag of the page's clock behind ours.
  private var lag = Double.infinity
  /// Contacts that are down: the watcher's pointer, our number, and the window.
  private var down: [Int: (id: Int, window: UIWindow)] = [:]
  private var nextID = 1

  init(application: UIApplication) { self.application = application }

  /// Cancels all fingers and pointers, because another watcher takes control.
  func changeHands() {
    application.host { for window in windows { window.cancelAllTouches() } }
    down = [:]
    lag = .infinity
  }

  /// Sends what a page tells, in our numbers and time.
  func receive(_ frame: InputFrame) {
    guard frame.time.isFinite else { return }
    let now = ProcessInfo.processInfo.systemUptime
    lag = min(lag, now - frame.time)
    for (window, contacts) in sorted(frame.contacts.filter(\.isPlausible)) {
      let time = max(Replay.exact(frame.time + lag), window.currentTime)
      let samples = frame.coalesced.prefix(256).compactMap { sample -> CoalescedContact? in
        var contact = sample.contact
        guard sample.time.isFinite, contact.isPlausible, let known = down[contact.id],
          known.window === window
        else { return nil }
        contact.id = known.id
        let sampled = min(max(Replay.exact(sample.time + lag), window.currentTime), time)
        return CoalescedContact(time: sampled, contact: contact)
      }
      send(InputFrame(time: time, contacts: contacts, coalesced: samples), to: window)
    }
    for contact in frame.contacts where contact.phase == .ended || contact.phase == .cancelled {
      down[contact.id] = nil
    }
    let hovers = frame.hovers.prefix(8).filter { $0.position.isPlausible }
    if !hovers.isEmpty, let window = windows.first {
      let time = max(Replay.exact(frame.time + lag), window.currentTime)
      send(InputFrame(time: time, contacts: [], hovers: hovers), to: window)
    }
  }

  func receive(wheel numbers: [Double]) {
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e5 }) else { return }
    let place = Point(numbers[0], numbers[1])
    guard let window = window(at: place) else { return }
    application.host {
      let location = window.convert(CGPoint(x: place.x, y: place.y), from: nil)
      window.scroll(by: CGPoint(x: numbers[2], y: numbers[3]), at: location)
    }
  }

  /// Contacts by window, with numbers that no other contact has.
  private func sorted(_ contacts: [Contact]) -> [(UIWindow, [Contact])] {
    var sorted: [(window: UIWindow, contacts: [Contact])] = []
    for var contact in contacts {
      if contact.phase == .began {
        guard down[contact.id] == nil, let window = window(at: contact.position) else { continue }
        down[contact.id] = (nextID, window)
        nextID += 1
      }
      guard let known = down[contact.id] else { continue }
      contact.id = known.id
      if let place = sorted.firstIndex(where: { $0.window === known.window }) {
        sorted[place].contacts.append(contact)
      } else {
        sorted.append((known.window, [contact]))
      }
    }
    return sorted.map { ($0.window, $0.contacts) }
  }

  private func send(_ frame: InputFrame, to window: UIWindow) {
    // The engine rejects impossible input without any change.
    application.host { try? window.send(frame) }
  }

  /// The visible windows, the frontmost first.
  private var windows: [UIWindow] { application.shownWindows.reversed() }

  private func window(at place: Point) -> UIWindow? {
    let windows = windows
    // The window itself finds the view.
    guard windows.count > 1 else { return windows.first }
    let point = CGPoint(x: place.x, y: place.y)
    return windows.first { $0.hitTest($0.convert(point, from: nil), with: nil) != nil }
      ?? windows.first
  }
}

extension Point {
  /// True if a page may mean it.
  fileprivate var isPlausible: Bool { abs(x) < 1e5 && abs(y) < 1e5 }
}

extension Contact {
  /// True if a page may mean it.
  fileprivate var isPlausible: Bool {
    position.isPlausible && 0...10 ~= force && 0...1000 ~= majorRadius
  }
}

extension UIApplication {
  /// The visible windows, the rearmost first.
  var shownWindows: [UIWindow] {
    let shown = windows.filter { !$0.isHidden }
    guard shown.count > 1 else { return shown }
    return shown.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }
}
