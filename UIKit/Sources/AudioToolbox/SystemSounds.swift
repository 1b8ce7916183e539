@_exported import Foundation
import Synchronization
import UIKit

// The page that controls the program lets people hear these; there is nothing that vibrates.

/// Names a sound of the system's.
public typealias SystemSoundID = UInt32

/// The result of a call; 0 for success.
public typealias OSStatus = Int32

/// The result of a call that succeeded.
public let kAudioServicesNoError: OSStatus = 0

/// Gives a sound file a number.
///
/// The result is −50 if there is no such file.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: inout SystemSoundID
) -> OSStatus {
  guard let path = inFileURL.path, FileManager.default.fileExists(atPath: path) else { return -50 }
  outSystemSoundID = sounds.withLock { sounds in
    sounds.last += 1
    sounds.files[sounds.last] = inFileURL as URL
    return sounds.last
  }
  return kAudioServicesNoError
}

/// Forgets a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  sounds.withLock { $0.files[inSystemSoundID] = nil }
  return kAudioServicesNoError
}

/// The files of sounds, and the number of the last; numbers up to 4095 are the system's.
private let sounds = Mutex((files: [SystemSoundID: URL](), last: SystemSoundID(0x1000)))

/// Names the device's vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a sound file by its number, or for a number of the system's a short tone.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  guard inSystemSoundID != kSystemSoundID_Vibrate else { return }
  let file = sounds.withLock { $0.files[inSystemSoundID] }
  Task { @MainActor in
    UIApplication.host?.play(UIHostedSound(file.map { .file($0) } ?? .system))
  }
}

/// Plays a sound, as `AudioServicesPlaySystemSound(_:)` does.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays a sound, and says at once that it is done.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Does nothing: names a function to call after each end of a sound; never called.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: String?,
  _ inCompletionRoutine: @escaping (SystemSoundID, UnsafeMutableRawPointer?) -> Void,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }

/// Does nothing: forgets such a function.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
