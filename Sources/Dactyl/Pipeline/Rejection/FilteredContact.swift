/// A contact as the filter of palms follows it, from down to up.
struct FilteredContact {
  /// What the window gets of a contact.
  enum Standing {
    /// All of it.
    case admitted
    /// Nothing before it has travelled.
    case withheld
    /// Nothing at all.
    case refused
  }

  /// Where and when it came down.
  let start: Point
  let startTime: Double
  /// What the device said last.
  private(set) var latest: Contact
  /// How far it has gone from where it came down; jumps do not count.
  private(set) var travel = 0.0
  var standing: Standing

  private var origin: Point

  /// A contact that has just come down.
  init(_ contact: Contact, at time: Double, standing: Standing) {
    start = contact.position
    origin = contact.position
    startTime = time
    latest = contact
    self.standing = standing
  }

  /// Notes what the device says of it now.
  ///
  /// - Parameter longestStep: what is longer is a jump, from which travel is measured anew.
  mutating func step(to contact: Contact, longestStep: Double) {
    if latest.position.distance(to: contact.position) > longestStep { origin = contact.position }
    travel = max(travel, origin.distance(to: contact.position))
    latest = contact
  }
}
