import Dactyl
import DactylC
import DactylInspection

/// Takes a zero-terminated line, line break included, and the `context` of `dactyl_inspect`.
public typealias LineTaker =
  @convention(c) (
    UnsafePointer<CChar>?, UnsafeMutableRawPointer?
  ) -> Void

/// Inspects a window: `take` gets every line from now on (Docs/inspector.md); null ends it.
///
/// The opening (first line and tree) arrives before this call returns. The function must not send
/// frames, advance time, or create or release objects. A window has one `take` at a time; releasing
/// the window ends inspection.
///
/// - Parameters:
///   - window: the window's handle.
///   - program: the program's name; null means `C`.
///   - take: takes each line; null ends inspection.
///   - context: passed to `take`.
/// - Returns: 0, or `DACTYL_ERROR_HANDLE`.
@c(dactyl_inspect)
public func dactyl_inspect(
  _ window: Int32, _ program: UnsafePointer<CChar>?, _ take: LineTaker?,
  _ context: UnsafeMutableRawPointer?
) -> Int32 {
  InspectedHost.end(window)
  guard let inspected = inspectedWindow(window) else { return InspectedHost.badHandle }
  guard let take else { return InspectedHost.done }
  let name = program.map { String(cString: $0) } ?? "C"
  InspectedHost.begin(window, inspected, program: name) { take($0, context) }
  return InspectedHost.done
}

/// Performs a viewer's line: changes settings, or sends fingers to the window.
///
/// A line that makes no sense changes nothing and becomes a note. Records may be waiting
/// afterwards.
///
/// - Returns: 0, or `DACTYL_ERROR_HANDLE` if the window is not inspected.
@c(dactyl_inspect_receive)
public func dactyl_inspect_receive(_ window: Int32, _ line: UnsafePointer<CChar>?) -> Int32 {
  guard let line, InspectedHost.receive(window, String(cString: line)) else {
    return InspectedHost.badHandle
  }
  return InspectedHost.done
}

/// Names a view, window or recogniser; null removes the name.
///
/// - Returns: 0, or `DACTYL_ERROR_HANDLE`.
@c(dactyl_inspect_name)
public func dactyl_inspect_name(_ handle: Int32, _ name: UnsafePointer<CChar>?) -> Int32 {
  guard let object = inspectedObject(handle) else { return InspectedHost.badHandle }
  InspectedHost.call(object, name.map { String(cString: $0) })
  return InspectedHost.done
}
