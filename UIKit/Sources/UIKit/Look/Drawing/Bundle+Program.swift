import Foundation

extension Bundle {
  /// The files that a program brings along.
  ///
  /// `dactyl port` keeps them in the folder `Resources` of the program's target and writes this in
  /// place of `main`. Without such a folder it is `main`, which finds files beside the program.
  public static let program: Bundle = {
    guard let executable = Bundle.main.executableURL else { return .main }
    let folder = executable.deletingLastPathComponent()
    let name = executable.lastPathComponent
    // SwiftPM names a target's resources after package and target.
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for found in all.sorted() where found.hasSuffix("_\(name).resources") {
      let path = folder.appendingPathComponent("\(found)/Resources").path
      if let bundle = Bundle(path: path) { return bundle }
    }
    return .main
  }()
}

/// Finds a text in the program's language; see Foundation's function of this name.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  Bundle.program.localizedString(forKey: key, value: "", table: nil)
}
