@_exported import UIKit

// Gestures of tutorials make noises. Nothing is heard here; a player knows whether it was started.

/// Does nothing but to know whether it was started: a sound is not heard.
open class AVAudioPlayer: NSObject {
  /// Stored: who would be told of the end; held weakly.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Stored: how loud it would be, 0…1.
  open var volume: Float = 1
  /// Stored: how often it would be heard again; −1 for ever.
  open var numberOfLoops = 0
  /// Stored: how fast it would be.
  open var rate: Float = 1
  /// Stored: whether it could be faster or slower.
  open var enableRate = false
  /// Stored: on which side it would be heard, −1…1.
  open var pan: Float = 0
  /// Stored: where in the sound it would be, in seconds.
  open var currentTime: TimeInterval = 0
  /// Does nothing: how long the sound is; 0.
  open var duration: TimeInterval { 0 }
  /// Stored: where the sound lies.
  public let url: URL?
  /// Whether it was started and not stopped.
  open private(set) var isPlaying = false

  /// A player without a sound.
  public override init() {
    url = nil
    super.init()
  }

  /// A player of a file.
  ///
  /// - Throws: What Foundation throws where the file cannot be read.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url)
    self.url = url
    super.init()
  }

  /// A player of a file of a kind.
  ///
  /// - Throws: What Foundation throws where the file cannot be read.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A player of a file's bytes.
  public init(data: Data) throws {
    url = nil
    super.init()
  }

  /// Does nothing; true.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Starts it; nothing is heard.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// Stops it.
  open func pause() { isPlaying = false }

  /// Stops it.
  open func stop() { isPlaying = false }
}

/// Would be told of the end of a sound; never is.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound has ended; never called.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound could not be read; never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
