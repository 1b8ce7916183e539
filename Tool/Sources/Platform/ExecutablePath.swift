/// Where the program that runs lies; nil where the system does not tell.
public func executablePath() -> String? {
  #if os(Linux)
    let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    return path == "/proc/self/exe" ? nil : path
  #else
    return Bundle.main.executablePath
  #endif
}
