import Foundation
import Testing

@Suite struct InspectTests {
  private let recording = "Examples/Recordings/double-tap.jsonl"

  private func objects(_ text: some StringProtocol) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func aReplayIsToldAsTheInspectorsLines() throws {
    let run = try ToolRun("replay", "--format", "inspect", recording)
    let lines = try objects(run.output)
    #expect(lines[0]["dactyl"] as? String == "inspect")
    #expect(lines[1]["type"] as? String == "tree")
    #expect((lines[1]["recognizers"] as? [Any])?.count == 12)
    let ends = lines.filter { $0["recognizer"] as? Int == 1 && $0["to"] as? String == "ended" }
    #expect(ends.map { $0["time"] as? Double } == [0.06, 0.24])
  }

  @Test func framesAmongTheLinesReplayAlike() throws {
    let run = try ToolRun("replay", "--format", "inspect", recording)
    let frames = run.output.split(separator: "\n").filter { $0.hasPrefix(#"{"t""#) }
    let whole = try String(contentsOf: ToolRun.project.appending(path: recording), encoding: .utf8)
    let own = whole.split(separator: "\n").dropFirst()
    // Frames without contacts only advance time.
    #expect(frames.filter { !$0.contains(#""c":[]"#) } == Array(own))
  }

  @Test func aTraceHasAThreadForEachRecogniserAndSlicesThatFollowEachOther() throws {
    let run = try ToolRun("replay", "--format", "trace", recording)
    let events = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(Set(events.compactMap { $0["ph"] as? String }) == ["M", "X"])
    let names = events.filter { $0["name"] as? String == "thread_name" }
    // Twelve recognisers and one finger.
    #expect(names.count == 13)
    let slices = events.filter { $0["ph"] as? String == "X" }
    for (_, own) in Dictionary(grouping: slices, by: { $0["tid"] as? Int }) {
      var end = 0.0
      for slice in own {
        let start = try #require(slice["ts"] as? Double)
        #expect(start >= end)
        end = start + (try #require(slice["dur"] as? Double))
      }
    }
    let taps = slices.filter { $0["tid"] as? Int == 1 && $0["name"] as? String == "recognized" }
    #expect(taps.map { $0["ts"] as? Double } == [60_000, 240_000])
    #expect(
      taps.map { ($0["args"] as? [String: Any])?["because"] as? String } == ["1 tap", "1 tap"])
  }

  @Test func slicesOfATraceDoNotOverlapWhereTimesAreNoWholeMicroseconds() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: path) }
    // It begins at 1.6, is recognised at 3.4 and lifted at 5.4 microseconds.
    try Data(
      """
      {"dactyl":"recording","version":1,"size":[360,240]}
      {"t":1.6e-06,"c":[[1,"b",100,80]]}
      {"t":3.4e-06,"c":[[1,"m",140,80]]}
      {"t":5.4e-06,"c":[[1,"e",140,80]]}

      """.utf8
    ).write(to: path)
    let run = try ToolRun("replay", "--format", "trace", path.path)
    let events = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let pan = events.filter { $0["tid"] as? Int == 3 && $0["ph"] as? String == "X" }
    let times = pan.map { [$0["ts"] as? Double, $0["dur"] as? Double] }
    #expect(times == [[2, 1], [3, 2], [5, 0]])
  }

  /// The format's rules for each kind of event that we write; viewers drop invalid events.
  @Test(arguments: ["double-tap", "pinch-open-twice", "drag-taken-away"])
  func eventsOfATraceAreAsTheFormatHasThem(name: String) throws {
    let run = try ToolRun("replay", "--format", "trace", "Examples/Recordings/\(name).jsonl")
    let events = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let arguments = [
      "process_name": "name", "thread_name": "name", "process_sort_index": "sort_index",
      "thread_sort_index": "sort_index",
    ]
    var named: Set<Int> = []
    for event in events {
      #expect(event["pid"] is Int)
      let name = try #require(event["name"] as? String)
      switch event["ph"] as? String {
      case "M":
        // Metadata has one argument with its own name, and no time.
        let argument = try #require(arguments[name])
        let values = try #require(event["args"] as? [String: Any])
        #expect(values.count == 1)
        #expect(argument == "name" ? values[argument] is String : values[argument] is Int)
        #expect(event["ts"] == nil)
        if name == "thread_name" { named.insert(try #require(event["tid"] as? Int)) }
      case "X":
        // A complete event has a named thread, a start and a length in microseconds.
        #expect(named.contains(try #require(event["tid"] as? Int)))
        #expect(try #require(event["ts"] as? Double) >= 0)
        #expect(try #require(event["dur"] as? Double) >= 0)
      default: Issue.record("no event of ours: \(event)")
      }
    }
  }

  @Test func aTraceIsOfOneFile() throws {
    let run = try ToolRun("replay", "--format", "trace", recording, recording)
    #expect(run.status == 64)
    #expect(run.complaint.contains("--format trace takes one file"))
    let folder = try ToolRun("replay", "--format", "trace", "Examples/Recordings")
    #expect(folder.status == 64 && folder.output.isEmpty)
  }
}
