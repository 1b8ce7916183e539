/// The path of the running program; nil if the system does not say.
public func executablePath() -> String? {
  #if os(Linux)
    let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    return path == "/proc/self/exe" ? nil : path
  #else
    return Bundle.main.executablePath
  #endif
}
