import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// `dactyl studio` on a free port, with requests byte by byte as no polite client sends them.
final class StudioProcess {
  /// The address that the tool printed.
  let address: String
  let port: UInt16
  private let process = Process()

  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: Data
  }

  /// Starts it and reads up to the line with the address.
  init(_ arguments: String...) throws {
    let output = Pipe()
    process.executableURL = try ToolRun.tool
    process.arguments = ["studio", "--port", "0"] + arguments
    process.currentDirectoryURL = ToolRun.project
    process.standardOutput = output
    try process.run()
    var said = ""
    while !said.contains("\n") {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
      said += String(decoding: piece, as: UTF8.self)
    }
    guard
      let url = said.split(separator: " ").map(String.init).compactMap(URL.init).first(where: {
        $0.port != nil
      }),
      let port = url.port
    else { throw CocoaError(.fileReadCorruptFile) }
    address = url.absoluteString
    self.port = UInt16(port)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The studio's running child processes, by id.
  var children: Set<Int> {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return Set(processes.compactMap { Int($0) }).filter {
      Self.status(of: "\($0)").dropFirst().first == process.processIdentifier.description
    }
  }

  /// True if a thread yields the processor to the studio; on Linux each thread has its own
  /// niceness.
  func letsGoFirst(_ number: Int) -> Bool {
    func niceness(_ path: String) -> Int {
      let status = Self.status(of: path)
      return status.count > 16 ? Int(status[16]) ?? 0 : 0
    }
    let own = niceness("\(process.processIdentifier)")
    let folder = "/proc/\(number)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.contains { niceness("\(number)/task/\($0)") > own }
  }

  /// The fields of a process or thread after its name: state, parent, and at 16 its niceness.
  private static func status(of path: String) -> [String] {
    let words = (try? String(contentsOfFile: "/proc/\(path)/stat", encoding: .utf8)) ?? ""
    return words.split(separator: ")").last?.split(separator: " ").map(String.init) ?? []
  }

  func get(_ path: String, host: String = "127.0.0.1") throws -> Answer {
    try ask("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
  }

  func post(_ path: String, _ body: Data, host: String = "127.0.0.1") throws -> Answer {
    try ask(
      "POST \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\nContent-Length: \(body.count)\r\n\r\n",
      body)
  }

  /// True if something listens at the IPv4 address on the studio's port.
  func isListening(at address: String) -> Bool {
    guard let socket = try? connected(to: address) else { return false }
    close(socket)
    return true
  }

  /// Sends bytes, and returns the answer to the first request among them.
  func ask(_ head: String, _ body: Data = Data()) throws -> Answer {
    let socket = try send(head, body)
    defer { close(socket) }
    return try answer(on: socket)
  }

  /// Sends bytes on a connection for the caller to close.
  func send(_ head: String, _ body: Data = Data()) throws -> Int32 {
    let socket = try connected(to: "127.0.0.1")
    let file = FileHandle(fileDescriptor: socket)
    try file.write(contentsOf: Data(head.utf8) + body)
    return socket
  }

  /// The bytes until the studio closes the connection.
  func answer(on socket: Int32) throws -> Answer {
    let answer = try FileHandle(fileDescriptor: socket).readToEnd() ?? Data()
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let lines = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Answer(status: status, headers: headers, body: Data(answer[end.upperBound...]))
  }

  private func connected(to address: String) throws -> Int32 {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = inet_addr(address)
    let status = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(descriptor)
      throw POSIXError(.ECONNREFUSED)
    }
    return descriptor
  }
}
