import Foundation

/// How content goes on along one axis after the finger has lifted: it slows down to its goal, and
/// beyond an end a spring brings it back.
struct ScrollGlide {
  /// The offset at first.
  private let start: CGFloat
  /// How fast the content moves at first, in points a second.
  private let speed: CGFloat
  /// Where it would come to rest were there no end.
  private let goal: CGFloat
  /// The end that it passes or has passed; nil for none.
  private let end: CGFloat?
  /// When it passes the end, in seconds; 0 if it has at first.
  private let passing: TimeInterval
  /// How fast it passes the end.
  private let passingSpeed: CGFloat
  /// In how many seconds the way that is left shrinks to its e-th part.
  private let slowness: TimeInterval
  /// The duration in seconds.
  let duration: TimeInterval

  /// The spring that brings content back, in e-th parts a second; it does not swing.
  private static let stiffness: TimeInterval = 10.9
  /// What nobody sees, in points.
  private static let unseen: CGFloat = 0.5

  /// The way of content that has just been let go.
  ///
  /// - Parameters:
  ///   - goal: where it is to come to rest.
  ///   - rate: what is left of the speed after a millisecond.
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

  /// Where the content is after some seconds.
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
    // Looked for picture by picture: the way back is not monotonous at its beginning.
    var (time, isBack) = (TimeInterval(0), false)
    while !isBack, time < 3 {
      time += 1.0 / 60
      isBack =
        abs(spring(from: from, speed: speed, at: time)) < unseen && time > 1 / stiffness
    }
    return time
  }
}
