import Dactyl
import DactylInput
import Glibc

/// Reads a device as a program would and prints, for each change of a pan, where the finger was,
/// when its frame was reported, and when the action was called; in seconds of the monotonic clock.
///
///     live-latency /dev/input/event3 | live-latency tuio:3333
///
/// It ends with the first pan, and prints only then. `Tests/Programs/measure_latency.py` plays
/// the device.
@main
struct LiveLatency {
  static func main() throws {
    guard let name = CommandLine.arguments.dropFirst().first else {
      fatalError("name a device: /dev/input/event…, or tuio:PORT")
    }
    let source: any InputSource
    if name.hasPrefix("tuio:"), let port = Int(name.dropFirst(5)) {
      source = try TUIOSource(port: port, size: Size(width: 1000, height: 1000))
    } else {
      source = try EvdevSource(path: name)
    }
    let window = Window(frame: Rect(origin: .zero, size: source.header?.size ?? .zero))
    window.isMultipleTouchEnabled = true
    let pan = PanGestureRecognizer()
    let loop = InputLoop([source])
    var lines: [String] = []
    lines.reserveCapacity(100_000)
    var reported = 0.0
    pan.addAction { pan in
      let now = InputClock.now
      if pan.state == .changed {
        let place = pan.location(in: window).x / window.bounds.width
        lines.append("\(place) \(reported) \(now)")
      }
      if pan.state == .ended { loop.isStopped = true }
    }
    // Recognisers that usually stand beside a pan.
    let others: [GestureRecognizer] = [
      PinchGestureRecognizer(), RotationGestureRecognizer(), TapGestureRecognizer(),
      LongPressGestureRecognizer(), SwipeGestureRecognizer(),
    ]
    for recognizer in [pan] + others { window.addGestureRecognizer(recognizer) }
    // Written directly, because `print` would buffer it.
    write(STDOUT_FILENO, "ready\n", 6)
    try loop.run(
      nextDeadline: { window.nextDeadline },
      take: { arrival, _ in
        guard case .frame(let frame) = arrival else { return }
        reported = frame.time
        window.sendLive(frame)
      },
      advance: { now in window.meetDeadlines(until: now) })
    print(lines.joined(separator: "\n"))
  }
}
