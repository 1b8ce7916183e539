@_exported import Foundation
import Synchronization

// Recognisers of hard presses have the device vibrate by these. There is none, and nothing happens.

/// Names a sound of the system's.
public typealias SystemSoundID = UInt32

/// The result of a call; 0 for success.
public typealias OSStatus = Int32

/// The result of a call that succeeded.
public let kAudioServicesNoError: OSStatus = 0

/// Gives a sound file a number; nothing plays it.
///
/// The result is −50 if there is no such file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: inout SystemSoundID
) -> OSStatus {
  guard let path = inFileURL.path, FileManager.default.fileExists(atPath: path) else { return -50 }
  outSystemSoundID = nextSound.withLock { next in
    next += 1
    return next
  }
  return kAudioServicesNoError
}

/// Forgets a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}

/// The last number of a sound; numbers up to 4095 are the system's.
private let nextSound = Mutex<SystemSoundID>(0x1000)

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
