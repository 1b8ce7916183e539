@_exported import AudioToolbox
import Foundation
import UIKit

/// How a program's sound goes together with that of others.
///
/// Stored: a page's sounds need no session, and nothing interrupts them.
@preconcurrency @MainActor
open class AVAudioSession: NSObject {
  /// What a program uses sound for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String
    /// The category with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that others' sound goes on beside.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that silences others'.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and films.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recordings.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both at once, as for calls.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several ways out at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// A finer purpose.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// The mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// None.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Spoken text.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Games that talk.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Films that are taken.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
  }

  /// How a category is meant.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others' sound goes on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others' sound becomes quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Hands-free devices are used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Spoken text of others pauses.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Stereo devices are used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Devices of the network are used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// How a session begins or ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others hear that they may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()
  /// The program's session.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// Stored: the category.
  open private(set) var category = Category.soloAmbient
  /// Stored: the mode.
  open private(set) var mode = Mode.default
  /// Stored: the options of the category.
  open private(set) var categoryOptions: CategoryOptions = []
  /// The volume of the device: all of it.
  open var outputVolume: Float { 1 }
  /// Whether others play: never.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether others ask for silence: never.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  /// Stored.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }

  /// Stored.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }

  /// Stored.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Answers that nothing may be recorded.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
