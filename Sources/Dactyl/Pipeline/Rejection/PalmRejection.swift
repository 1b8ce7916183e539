/// The numbers by which the engine tells accidental contacts from fingers (SPEC A10).
///
/// ```swift
/// window.palmRejection = PalmRejection()
/// window.palmRejection?.edges = [.left, .right, .bottom]
/// ```
///
/// Distances are in points of the window, 160 to the inch where the host scales devices as
/// `DactylRecordings` does. Pencils, mice and other pointers are never rejected.
public struct PalmRejection: Hashable, Sendable {
  /// The largest half length of a contact's ellipse that is a finger; default 80 (12.7 mm), above
  /// 0, infinite if size says nothing.
  ///
  /// A contact that is larger, or becomes so, is refused until it lifts. Devices that report no
  /// size report 0, and all their contacts are small.
  public var maximumRadius = 80.0
  /// The edges from which hands reach over the surface; default the left and the right one.
  public var edges: RectEdge = [.left, .right]
  /// How near to one of the edges a contact must begin to count only once it has travelled; default
  /// 19 (3 mm), at least 0.
  public var edgeWidth = 19.0
  /// The edges that are watched while a palm rests or has rested within `memory`; default all but
  /// the bottom one, where thumbs press.
  public var edgesBesidePalm: RectEdge = [.top, .left, .right]
  /// The width that holds for those edges then; default 38 (6 mm), at least 0.
  public var edgeWidthBesidePalm = 38.0
  /// How far a contact that is withheld must go from where it began to be admitted; default 60
  /// (9.5 mm), at least 0.
  public var minimumTravel = 60.0
  /// For how long a palm that has lifted is remembered, in seconds; default 1.5, at least 0.
  public var memory = 1.5
  /// The time within which the parts of one palm come down, in seconds; default 0.05, at least 0.
  public var landingInterval = 0.05
  /// How far apart the parts of one palm come down at most; default 190 (3 cm), at least 0.
  public var palmExtent = 190.0
  /// The surface whose edges are meant; nil, the default, stands for the window's bounds.
  public var surface: Rect?

  /// Dactyl's own numbers.
  public init() {}
}

extension Window {
  /// The numbers by which palms are kept from the window; nil, the default, lets every contact in
  /// (SPEC A10).
  ///
  /// Set while fingers are down, it holds for later fingers. The observer hears of each contact
  /// that is withheld or refused, with the cause.
  public final var palmRejection: PalmRejection? {
    get { palmFilter?.numbers }
    set {
      guard let newValue else { return palmFilter = nil }
      if let palmFilter {
        palmFilter.numbers = newValue
      } else {
        palmFilter = PalmFilter(newValue)
      }
    }
  }
}
