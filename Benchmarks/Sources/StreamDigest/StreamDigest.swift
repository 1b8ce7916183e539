/// Plays random streams through windows of many recognisers and prints one hash of everything that
/// can be seen: transitions with causes, actions with readings, progress, deliveries, deadlines.
///
///     swift run -c release --package-path Benchmarks stream-digest 3000
///
/// A change of the engine that should change no behaviour leaves the hash as it is.
@main
enum StreamDigest {
  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 3000
    var digest = Digest()
    var frames = 0
    var refused = 0
    for seed in 0..<count {
      let scene = DigestScene(seed: UInt64(seed), digest: digest)
      var stream = RandomStream(seed: UInt64(seed))
      for _ in 0..<60 {
        scene.meddle()
        if !scene.play(stream.nextFrame()) {
          refused += 1
          stream.forget()
        }
        frames += 1
      }
      digest = scene.finish()
    }
    print("\(count) streams, \(frames) frames, \(refused) refused, \(digest.items) items")
    print(String(digest.value, radix: 16))
  }
}
