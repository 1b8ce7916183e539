import Dactyl
import Foundation

/// What a pencil only guessed when it touched, and what it knows by now.
///
/// Pencils measure force and lean later than the place: the system delivers guesses first and makes
/// them good with an update. A host that has such a device gives estimates along with the frame,
/// `UIWindow.send(_:estimates:)`, and the updates as they come, `UIWindow.updateEstimate(_:)`.
public struct TouchEstimate: Hashable, Sendable {
  /// The device's number of the contact that is estimated.
  public var contactID: Int
  /// Names the estimate; unique among those that wait for an update.
  public var index: Int
  /// The properties that are estimates so far.
  public var properties: UITouch.Properties
  /// The estimates that a later update will make good.
  public var expectingUpdates: UITouch.Properties
  /// What is known of the force by now; nil leaves it as it was in the frame. Likewise the others.
  public var force: Double?
  /// What is known of the angle between pencil and surface by now, in radians.
  public var altitude: Double?
  /// What is known of the direction of the lean by now, in radians.
  public var azimuth: Double?
  /// What is known of the turn by now, in radians.
  public var roll: Double?
  /// What is known of the place by now, in points of the window.
  public var position: Dactyl.Point?

  /// An estimate of some properties, or an update that makes them good.
  public init(
    contactID: Int, index: Int, properties: UITouch.Properties,
    expectingUpdates: UITouch.Properties, force: Double? = nil, altitude: Double? = nil,
    azimuth: Double? = nil, roll: Double? = nil, position: Dactyl.Point? = nil
  ) {
    self.contactID = contactID
    self.index = index
    self.properties = properties
    self.expectingUpdates = expectingUpdates
    self.force = force
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
    self.position = position
  }
}
