import Foundation
import UIKit
import UIKitStage

// What it costs to find and tell what has changed:
//   StageCost                        measures and checks what it measured
//   StageCost serve VIEWS MOVING     shows as many views, for measuring from outside

if CommandLine.arguments.dropFirst().first == "serve" {
  AppDelegate.main()
}

/// Moves some of many views again and again, and tells each time what has changed.
@MainActor
func measure(views: Int, moving: Int) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller = ManyViewsController(count: views, moves: moving)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  let mirror = Mirror()
  let first = mirror.changes(in: [window])
  var times: [Double] = []
  var bytes = 0
  for step in 1...1000 {
    controller.move(by: CGPoint(x: Double(step % 97), y: Double(step % 89)))
    let start = ProcessInfo.processInfo.systemUptime
    let told = mirror.changes(in: [window])
    times.append((ProcessInfo.processInfo.systemUptime - start) * 1000)
    bytes += told.utf8.count
    // Each is a list of its own, without others in it.
    let operations = told.components(separatedBy: "[").count - 1
    precondition(operations == moving, "\(operations) operations for \(moving) moved views")
  }
  let start = ProcessInfo.processInfo.systemUptime
  precondition(
    mirror.changes(in: [window], comparingAll: true).isEmpty, "what was not noted has changed")
  let all = (ProcessInfo.processInfo.systemUptime - start) * 1000
  times.sort()
  func show(_ value: Double) -> String { String(format: "%.3f", value) }
  print(
    "\(views) views, \(moving) moving: p50 \(show(times[500])) ms, p95 \(show(times[950])) ms,",
    "\(bytes / 1000) bytes a picture, \(first.utf8.count) bytes at first, all compared in",
    "\(show(all)) ms")
}

for (views, moving) in [(1, 1), (50, 1), (500, 1), (500, 500)] {
  measure(views: views, moving: moving)
}
