import Foundation

/// How content moves along one axis after a lift: it slows down towards its goal, and a spring
/// pulls it back from beyond an end.
struct ScrollGlide {
  /// The offset at the lift.
  private let start: CGFloat
  /// The speed at the lift, in points per second.
  private let speed: CGFloat
  /// Where content would rest if it had no ends.
  private let goal: CGFloat
  /// The end that content passes, or nil.
  private let end: CGFloat?
  /// When content passes the end, in seconds; 0 if it starts beyond the end.
  private let passing: TimeInterval
  /// The speed at which content passes the end.
  private let passingSpeed: CGFloat
  /// The seconds in which the remaining distance shrinks by a factor of e.
  private let slowness: TimeInterval
  /// The duration in seconds.
  let duration: TimeInterval

  /// The stiffness of the critically damped spring, per second.
  private static let stiffness: TimeInterval = 10.9
  /// The distance too small to see, in points.
  private static let unseen: CGFloat = 0.5

  /// Starts a glide from the offset at the lift.
  ///
  /// - Parameters:
  ///   - goal: where content is to rest.
  ///   - rate: the share of the speed that is left after each millisecond.
  init(from start: CGFloat, speed: CGFloat, to goal: CGFloat, rate: CGFloat, axis: ScrollAxis) {
    self.start = start
    self.speed = speed
    let fastest = UIScrollView.DecelerationRate.fast.rawValue
    let isLed = abs(goal - (start + UIScrollView.way(at: speed, rate: rate))) > 1
    slowness = -0.001 / log(Double(isLed ? min(rate, fastest) : rate))
    let rest = axis.held(start)
    if start != rest {
      (self.goal, end, passing, passingSpeed) = (rest, rest, 0, speed)
      duration = ScrollGlide.springTime(from: start - rest, speed: speed)
      return
    }
    let stop = axis.held(goal)
    guard goal != stop, axis.bounces, abs(speed) > 0 else {
      (self.goal, end, passing, passingSpeed) = (stop, nil, 0, 0)
      let way = abs(stop - start)
      duration = way > ScrollGlide.unseen ? slowness * log(Double(way / ScrollGlide.unseen)) : 0
      return
    }
    self.goal = goal
    end = stop
    let left = Double((goal - stop) / (goal - start))
    passing = -slowness * log(left)
    passingSpeed = (goal - start) * CGFloat(left / slowness)
    duration = passing + ScrollGlide.springTime(from: 0, speed: passingSpeed)
  }

  /// The offset of the content at a time in seconds after the lift.
  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end ?? goal }
    guard let end, time >= passing else {
      return goal - (goal - start) * CGFloat(exp(-time / slowness))
    }
    let from = passing > 0 ? 0 : start - end
    return end + ScrollGlide.spring(from: from, speed: passingSpeed, at: time - passing)
  }

  private static func spring(from: CGFloat, speed: CGFloat, at time: TimeInterval) -> CGFloat {
    let change = speed + CGFloat(stiffness) * from
    return (from + change * CGFloat(time)) * CGFloat(exp(-stiffness * time))
  }

  private static func springTime(from: CGFloat, speed: CGFloat) -> TimeInterval {
    // Searched frame by frame, because the distance may grow before it shrinks.
    var (time, isBack) = (TimeInterval(0), false)
    while !isBack, time < 3 {
      time += 1.0 / 60
      isBack =
        abs(spring(from: from, speed: speed, at: time)) < unseen && time > 1 / stiffness
    }
    return time
  }
}
