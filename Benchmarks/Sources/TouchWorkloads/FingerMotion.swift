import Dactyl
import Foundation

/// A repeated gesture: all fingers come down in one frame, move in each of the next, and lift in
/// one.
struct FingerMotion {
  let fingers: Int
  /// How many frames move fingers; fingers that do not move tap.
  let moves: Int
  /// Each finger's position in each frame, frame by frame.
  private let places: [Point]

  /// The time between frames, in seconds.
  static let interval = 0.008

  /// One finger drags left; several also spread and rotate.
  init(fingers: Int, moves: Int) {
    self.fingers = fingers
    self.moves = moves
    places = (0..<moves + 2).flatMap { frame in
      (0..<fingers).map { finger in
        Self.place(of: finger, of: fingers, after: moves == 0 ? 0 : Double(frame))
      }
    }
  }

  /// The frames of one gesture.
  var frames: Int { moves + 2 }
  /// The number of contact updates in one gesture.
  var updates: Int { frames * fingers }

  func places(in frame: Int) -> ArraySlice<Point> {
    places[frame * fingers..<(frame + 1) * fingers]
  }

  /// A frame for `fill`.
  func makeFrame() -> InputFrame {
    InputFrame(
      time: 0,
      contacts: (0..<fingers).map { Contact(id: $0, phase: .began, position: .zero) })
  }

  /// Writes the fingers' positions into a frame.
  @inline(__always)
  func fill(_ frame: inout InputFrame, at step: Int) {
    let phase: TouchPhase = step == 0 ? .began : step == frames - 1 ? .ended : .moved
    let first = step * fingers
    // Unchecked, because filling frames is not part of the measurement.
    frame.contacts.withUnsafeMutableBufferPointer { contacts in
      places.withUnsafeBufferPointer { places in
        for index in contacts.indices {
          contacts[index].phase = phase
          contacts[index].position = places[first + index]
        }
      }
    }
  }

  private static func place(of finger: Int, of fingers: Int, after step: Double) -> Point {
    switch (fingers, finger) {
    case (1, _): return Point(600 - 1.8 * step, 400 + 0.6 * step)
    case (2, 0): return Point(400 - step, 400 + 0.5 * step)
    case (2, _): return Point(600 + 1.5 * step, 600 + step)
    default:
      let angle = 2 * Double.pi * Double(finger) / Double(fingers) + 0.004 * step
      let radius = 150 + 0.53 * step
      return Point(500 - 0.8 * step + radius * cos(angle), 400 + 0.4 * step + radius * sin(angle))
    }
  }
}
