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

  func receive(_ frame: WatcherMessage.Frame) {
    guard frame.t.isFinite, frame.c.count <= WatcherMessage.mostContacts else { return }
    let now = ProcessInfo.processInfo.systemUptime
    lag = min(lag, now - frame.t)
    for (window, contacts) in sorted(frame.c.compactMap { Contact(numbers: $0) }) {
      let time = max(Replay.exact(frame.t + lag), window.currentTime)
      let samples = (frame.s ?? []).prefix(256).compactMap { numbers -> CoalescedContact? in
        guard numbers.count == 10, numbers[0].isFinite,
          var contact = Contact(numbers: Array(numbers.dropFirst())),
          let known = down[contact.id], known.window === window
        else { return nil }
        contact.id = known.id
        let sampled = min(max(Replay.exact(numbers[0] + lag), window.currentTime), time)
        return CoalescedContact(time: sampled, contact: contact)
      }
      send(InputFrame(time: time, contacts: contacts, coalesced: samples), to: window)
    }
    for contact in frame.c where contact.count > 1 && contact[1] >= 2 {
      if let pointer = Int(exactly: contact[0]) { down[pointer] = nil }
    }
    let hovers = (frame.h ?? []).prefix(8).compactMap { HoverSample(numbers: $0) }
    if !hovers.isEmpty, let window = windows.first {
      let time = max(Replay.exact(frame.t + lag), window.currentTime)
      send(InputFrame(time: time, contacts: [], hovers: Array(hovers)), to: window)
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
    let point = CGPoint(x: place.x, y: place.y)
    return windows.first { $0.hitTest($0.convert(point, from: nil), with: nil) != nil }
      ?? windows.first
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
