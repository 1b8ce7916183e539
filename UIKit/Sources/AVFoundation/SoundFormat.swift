import Foundation

/// Reads from the head of a sound file how long it is.
enum SoundFormat {
  /// The length in seconds and the number of channels; both 0 where the format is not known.
  static func measure(_ data: Data) -> (duration: TimeInterval, channels: Int) {
    let bytes = Bytes(all: [UInt8](data))
    let known =
      bytes.wave ?? bytes.aiff ?? bytes.coreAudio ?? bytes.movie ?? bytes.mpeg ?? (0, 0)
    return known.duration.isFinite && known.duration > 0 ? known : (0, known.channels)
  }

  /// The bytes of a file; what lies past their end is 0.
  private struct Bytes {
    let all: [UInt8]

    func word(_ place: Int, _ count: Int, isLittle: Bool = false) -> UInt64 {
      guard place >= 0, place + count <= all.count else { return 0 }
      let part = all[place..<place + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | UInt64($1) }
    }

    func int(_ place: Int, _ count: Int, isLittle: Bool = false) -> Int {
      Int(clamping: word(place, count, isLittle: isLittle))
    }

    func has(_ text: String, at place: Int) -> Bool {
      place >= 0 && place + text.utf8.count <= all.count
        && all[place..<place + text.utf8.count].elementsEqual(text.utf8)
    }

    /// The chunks of a file with a name and a length in front of each: where their content begins,
    /// and how long it is.
    func chunk(
      _ name: String, from start: Int, lengthOf size: Int = 4, isLittle: Bool = false,
      isPadded: Bool = true
    ) -> (start: Int, count: Int)? {
      var place = start
      while place >= 0, place + 4 + size <= all.count {
        let count = int(place + 4, size, isLittle: isLittle)
        if has(name, at: place) { return (place + 4 + size, count) }
        guard count < all.count else { return nil }
        place += 4 + size + count + (isPadded ? count & 1 : 0)
      }
      return nil
    }

    var wave: (duration: TimeInterval, channels: Int)? {
      guard has("RIFF", at: 0), has("WAVE", at: 8),
        let format = chunk("fmt ", from: 12, isLittle: true),
        let sound = chunk("data", from: 12, isLittle: true)
      else { return nil }
      let second = int(format.start + 8, 4, isLittle: true)
      let count = min(sound.count, all.count - sound.start)
      return (Double(count) / Double(second), int(format.start + 2, 2, isLittle: true))
    }

    var aiff: (duration: TimeInterval, channels: Int)? {
      guard has("FORM", at: 0), has("AIF", at: 8), let common = chunk("COMM", from: 12) else {
        return nil
      }
      // The rate has ten bytes: an exponent and a whole number.
      let exponent = int(common.start + 8, 2) & 0x7FFF
      let rate = Double(word(common.start + 10, 8)) * pow(2, Double(exponent - 16383 - 63))
      return (Double(int(common.start + 2, 4)) / rate, int(common.start, 2))
    }

    var coreAudio: (duration: TimeInterval, channels: Int)? {
      guard has("caff", at: 0),
        let format = chunk("desc", from: 8, lengthOf: 8, isPadded: false)
      else { return nil }
      let rate = Double(bitPattern: word(format.start, 8))
      let packet = (bytes: int(format.start + 16, 4), frames: int(format.start + 20, 4))
      let channels = int(format.start + 24, 4)
      if packet.bytes > 0, let sound = chunk("data", from: 8, lengthOf: 8, isPadded: false) {
        let count = min(sound.count, all.count - sound.start) - 4
        return (Double(count / packet.bytes * packet.frames) / rate, channels)
      }
      guard let packets = chunk("pakt", from: 8, lengthOf: 8, isPadded: false) else { return nil }
      return (Double(int(packets.start + 8, 8)) / rate, channels)
    }

    /// MPEG-4, whose boxes have their length before their name.
    var movie: (duration: TimeInterval, channels: Int)? {
      guard has("ftyp", at: 4) else { return nil }
      func box(_ name: String, _ start: Int, _ end: Int) -> (start: Int, end: Int)? {
        var place = start
        while place + 8 <= end {
          let count = int(place, 4)
          if has(name, at: place + 4) { return (place + 8, min(place + max(count, 8), end)) }
          guard count >= 8, count < all.count else { return nil }
          place += count
        }
        return nil
      }
      guard let whole = box("moov", 0, all.count), let head = box("mvhd", whole.start, whole.end)
      else { return nil }
      let isLong = int(head.start, 1) == 1
      let scale = int(head.start + (isLong ? 20 : 12), 4)
      let count = isLong ? int(head.start + 24, 8) : int(head.start + 16, 4)
      return (Double(count) / Double(scale), 2)
    }

    /// MPEG-1 or 2, layer 3: by the number of frames where it is told, else by the bit rate.
    var mpeg: (duration: TimeInterval, channels: Int)? {
      var place = 0
      if has("ID3", at: 0) {
        place = 10 + (6..<10).reduce(0) { $0 << 7 | int($1, 1) & 0x7F }
      }
      guard int(place, 2) & 0xFFE6 == 0xFFE2 else { return nil }
      let isFirst = int(place + 1, 1) & 0x18 == 0x18
      let isHalf = int(place + 1, 1) & 0x18 == 0x10
      let rates = [44100.0, 48000, 32000, 0]
      let rate = rates[int(place + 2, 1) >> 2 & 3] / (isFirst ? 1 : isHalf ? 2 : 4)
      let kilobits =
        (isFirst
        ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
        : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0])[
          int(place + 2, 1) >> 4]
      let isMono = int(place + 3, 1) & 0xC0 == 0xC0
      let channels = isMono ? 1 : 2
      let tag = place + 4 + (isFirst ? (isMono ? 17 : 32) : (isMono ? 9 : 17))
      if has("Xing", at: tag) || has("Info", at: tag), int(tag + 7, 1) & 1 == 1 {
        return (Double(int(tag + 8, 4) * (isFirst ? 1152 : 576)) / rate, channels)
      }
      return (Double(all.count - place) * 8 / Double(kilobits * 1000), channels)
    }
  }
}
