import Dactyl
import DactylExpectations
import DactylFiles
import DactylInput
import DactylInspection
import DactylRecordings
import DactylStrokes
import DactylTesting
import Testing

import struct Foundation.Data
import struct Foundation.URL

// What the examples of doc comments take for granted, see test_examples.py.

class ExampleView: View {
  var line: [Point] = []
  var tip: [Point] = []
}

class ExampleRecognizer: GestureRecognizer {
  var angle = 0.0
  var distance = 0.0
  func measure(_ touches: TouchSet) -> Double { 0 }
}

final class Map: View {
  var matrix = AffineTransform.identity
  func move(by step: Vector) {}
}

final class List: View {
  var offset = Point.zero
  var target = Point.zero
}

final class Button: View {
  var isHighlighted = false
}

final class DialGestureRecognizer: GestureRecognizer {}

final class Controller {
  func handlePan(_ pan: PanGestureRecognizer) {}

  func examples() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let (view, table, photo, form, page) = (View(), View(), View(), View(), View())
    let (map, list, button) = (Map(), List(), Button())
    let (tap, singleTap, doubleTap) = (
      TapGestureRecognizer(), TapGestureRecognizer(), TapGestureRecognizer()
    )
    let (pan, drawingPan) = (PanGestureRecognizer(), PanGestureRecognizer())
    let (pinch, rotation) = (PinchGestureRecognizer(), RotationGestureRecognizer())
    let (swipe, hover) = (SwipeGestureRecognizer(), HoverGestureRecognizer())
    let (zoom, gesture) = (LongPressGestureRecognizer(), TransformGestureRecognizer())
    let scratchOut = ScratchOutGestureRecognizer()
    let frame = InputFrame(time: 0, contacts: [])
    let (gestures, done) = (DemonstrationLibrary(), Demonstration(stretches: []))
    var camera = AffineTransform.identity
    var resampler = Resampler()
    let (finger, place) = (1, Point(9, 9))
    let (time, now, displayTime, secondsSinceRelease) = (0.0, 0.0, 0.0, 0.0)
    let (lift, lastPicture, thisPicture) = (0.0, 0.0, 0.0)
    let fling = Deceleration(from: .zero, velocity: .zero)
    let recorder = TraceRecorder()
    let test = GestureTest(window: window)
    let screen = TouchScreen()
    let stroke = Stroke([])
    let (drawn, another, strokes) = (stroke, stroke, [stroke])
    let library = StrokeLibrary()
    let bytes = Data()
    let scene = try Scene(json: bytes)
    let reader = try RecordingReader(path: "-")
    let recording = try Recording.read(path: "-")
    var file: [UInt8] = []
    let description = DeviceDescription()
    func makeWindow() -> Window { window }
    func fail(because cause: Cause) {}
    func select(around center: Point, _ radius: Double) {}
    func slide(by distance: Double) {}
    func write(_ lines: [UInt8]) {}
    // The examples stand here.
  }
}
