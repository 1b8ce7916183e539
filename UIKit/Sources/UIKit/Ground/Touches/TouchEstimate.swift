import Dactyl
import Foundation

/// Estimated properties of a pencil's touch, or the update that replaces them.
///
/// Pencils measure force and tilt later than the location: a system delivers estimates first and
/// corrects them with an update. The host passes estimates with the frame,
/// `UIWindow.send(_:estimates:)`, and each update to `UIWindow.updateEstimate(_:)`.
public struct TouchEstimate: Hashable, Sendable {
  /// The device's number for the estimated contact.
  public var contactID: Int
  /// Identifies the estimate; unique among those that wait for an update.
  public var index: Int
  /// The properties that are still estimates.
  public var properties: UITouch.Properties
  /// The estimates that a later update will replace.
  public var expectingUpdates: UITouch.Properties
  /// The force so far; like the values below, nil keeps the frame's value.
  public var force: Double?
  /// The angle between pencil and surface so far, in radians.
  public var altitude: Double?
  /// The direction in which the pencil leans so far, in radians.
  public var azimuth: Double?
  /// The pencil's roll so far, in radians.
  public var roll: Double?
  /// The location so far, in points of the window.
  public var position: Dactyl.Point?

  /// An estimate of some properties, or the update that replaces them.
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
