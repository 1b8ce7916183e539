@_exported import Foundation
import UIKit

/// Plays a sound from a file or from data.
///
/// The page that controls the program lets people hear it; without one it takes the same time in
/// silence. Formats are those of the browser: WAV, MP3, AAC and, in some, AIFF, CAF or Ogg.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  /// Hears when a sound has been played to its end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The sound's file; nil for data.
  public let url: URL?
  /// The sound's data; nil for a file.
  public let data: Data?
  /// How long the sound is in seconds; 0 for a format whose length is not known here.
  public let duration: TimeInterval
  /// The number of channels; 0 if it is not known here.
  public let numberOfChannels: Int
  /// From 0 to 1.
  open var volume: Float = 1 { didSet { goOn() } }
  /// Stored: −1 for left, 1 for right. Both sides are heard alike.
  open var pan: Float = 0
  /// Whether `rate` holds.
  open var enableRate = false { didSet { restart() } }
  /// How fast, from 0.5 to 2; 1 as recorded.
  open var rate: Float = 1 { didSet { if rate != oldValue { restart() } } }
  /// How often the sound is played again; below 0 until `stop()`.
  open var numberOfLoops = 0 { didSet { if numberOfLoops != oldValue { restart() } } }
  /// Stored: whether levels are measured. They are not.
  open var isMeteringEnabled = false
  /// Whether the sound is being played.
  open private(set) var isPlaying = false

  private var place: TimeInterval = 0
  private var began: TimeInterval = 0
  private var sound: UIHostedSound?
  private var cancelEnd: (() -> Void)?

  /// Prepares silence.
  public override init() {
    (url, data, duration, numberOfChannels) = (nil, nil, 0, 0)
    super.init()
  }

  /// Prepares a file.
  ///
  /// - Throws: an error of Foundation's if it cannot be read.
  public init(contentsOf url: URL) throws {
    let bytes = try Data(contentsOf: url)
    (self.url, data) = (url, nil)
    (duration, numberOfChannels) = SoundFormat.measure(bytes)
  }

  /// Prepares a file; the hint makes no difference.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Prepares data in the format of a sound file.
  public init(data: Data) throws {
    (url, self.data) = (nil, data)
    (duration, numberOfChannels) = SoundFormat.measure(data)
  }

  /// Prepares data; the hint makes no difference.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  isolated deinit { pause() }

  /// Does nothing: a sound needs no preparation.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays from where the sound was paused.
  @discardableResult open func play() -> Bool {
    guard !isPlaying else { return true }
    (isPlaying, began) = (true, UIHostedSound.time)
    let sound = UIHostedSound(
      url.map { .file($0) } ?? .data(data ?? Data()), start: place, volume: Double(volume),
      repeats: numberOfLoops, rate: speed)
    self.sound = sound
    UIApplication.host?.play(sound)
    guard duration > 0, numberOfLoops >= 0 else { return true }
    let rest = (duration * Double(numberOfLoops + 1) - place) / speed
    cancelEnd = UIHostedSound.call(after: max(rest, 0)) { [weak self] in self?.end() }
    return true
  }

  /// Plays at a time of `deviceCurrentTime`.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    cancelEnd = UIHostedSound.call(after: max(time - deviceCurrentTime, 0)) { [weak self] in
      self?.play()
    }
    return true
  }

  /// Stops, and keeps the place.
  open func pause() {
    cancelEnd?()
    cancelEnd = nil
    guard isPlaying else { return }
    place = currentTime
    isPlaying = false
    if let sound { UIApplication.host?.stopSound(sound.id) }
    sound = nil
  }

  /// Stops, and keeps the place.
  open func stop() { pause() }

  /// Where in the sound it is, in seconds.
  open var currentTime: TimeInterval {
    get {
      guard isPlaying else { return place }
      let time = place + (UIHostedSound.time - began) * speed
      return duration > 0 ? time.truncatingRemainder(dividingBy: duration) : time
    }
    set {
      let wasPlaying = isPlaying
      pause()
      place = max(newValue, 0)
      if wasPlaying { play() }
    }
  }

  /// The program's time in seconds.
  open var deviceCurrentTime: TimeInterval { UIHostedSound.time }

  /// Sets the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Does nothing: levels are not measured.
  open func updateMeters() {}
  /// Silence: levels are not measured.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Silence: levels are not measured.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private var speed: Double { enableRate ? Double(max(rate, 0.01)) : 1 }

  private func end() {
    (isPlaying, place, sound, cancelEnd) = (false, 0, nil, nil)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  /// Has the host go on with another volume.
  private func goOn() {
    guard var sound else { return }
    sound.volume = Double(volume)
    self.sound = sound
    UIApplication.host?.play(sound)
  }

  private func restart() {
    guard isPlaying else { return }
    pause()
    play()
  }
}

/// Hears what becomes of an `AVAudioPlayer`'s sound.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound has been played to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Not called: the browser decodes.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
