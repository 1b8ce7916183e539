// Measures an inspector's cost to its program, and checks that its memory stays flat.
//   InspectorCost            a frame without and with one, with 1, 50 and 500 views
//   InspectorCost SECONDS    random touches, with a viewer that reads and one that does not
import Dactyl
import DactylInspection
import DactylInspector
import DactylTesting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A window with views, each with a tap and a pan, beneath recognisers of every kind of finger.
func makeWindow(views: Int) -> Window {
  let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
  for index in 0..<views {
    let view = View(
      frame: Rect(x: Double(index % 25) * 40, y: Double(index / 25) * 40, width: 38, height: 38))
    view.addGestureRecognizer(TapGestureRecognizer())
    view.addGestureRecognizer(PanGestureRecognizer())
    window.addSubview(view)
  }
  let recognizers = [
    PinchGestureRecognizer(), RotationGestureRecognizer(), SwipeGestureRecognizer(),
    LongPressGestureRecognizer(), TransformGestureRecognizer(),
  ]
  for one in recognizers { window.addGestureRecognizer(one) }
  return window
}

/// This thread's processor time, in milliseconds; other threads do not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Two fingers that drag, in frames at 120 Hz.
func drag(from start: Double) -> [InputFrame] {
  (0...120).map { step in
    let phase: TouchPhase = step == 0 ? .began : step == 120 ? .ended : .moved
    let x = 20 + 3 * Double(step)
    return InputFrame(
      time: start + Double(step) / 120,
      contacts: [
        Contact(id: 1, phase: phase, position: Point(x, 20)),
        Contact(id: 2, phase: phase, position: Point(x, 60 + Double(step))),
      ])
  }
}

/// A frame's median and 99th percentile in milliseconds, and the bytes reported.
func measure(views: Int, isInspected: Bool) throws -> (median: Double, high: Double, bytes: Int) {
  let window = makeWindow(views: views)
  var bytes = 0
  let inspection = Inspection(of: window, program: "cost") { lines, _ in bytes += lines.count }
  if isInspected { inspection.begin() }
  var times: [Double] = []
  for round in 0..<20 {
    // A view moves with the fingers, as in real programs.
    for frame in drag(from: Double(2 * round)) {
      let begin = processorTime()
      try window.send(frame)
      window.subviews.first?.center.x += 1
      if round > 0 { times.append(processorTime() - begin) }
    }
  }
  precondition(isInspected == (bytes > 0))
  times.sort()
  return (times[times.count / 2], times[times.count * 99 / 100], bytes / (20 * 121))
}

if let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) {
  try soak(seconds: seconds)
} else {
  print("views  median    99 %      inspected  99 %      bytes a frame")
  for views in [1, 50, 500] {
    let plain = try measure(views: views, isInspected: false)
    let inspected = try measure(views: views, isInspected: true)
    let numbers = [plain.median, plain.high, inspected.median, inspected.high].map { number in
      let text = "\((number * 10_000).rounded() / 10_000) ms"
      return text + String(repeating: " ", count: max(1, 10 - text.count))
    }
    print("\(views)\t\(numbers.joined())\(inspected.bytes)")
  }
}
