@_exported import Foundation

// Recognisers of hard presses have the device vibrate by these. There is none, and nothing happens.

/// Names a sound of the system's.
public typealias SystemSoundID = UInt32

/// Names the device's vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Does nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Does nothing but say that it is done.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
