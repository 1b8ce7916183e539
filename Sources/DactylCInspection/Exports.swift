import Dactyl
import DactylC
import DactylInspection

/// Takes a line that ends with its line break and a zero, and what was given with it.
public typealias LineTaker =
  @convention(c) (
    UnsafePointer<CChar>?, UnsafeMutableRawPointer?
  ) -> Void

/// Hands out what goes on in a window from now on, line by line (Docs/inspector.md); null hands out
/// no more.
///
/// It begins with the first line and the tree, within this call. The function must not send frames,
/// let time pass or make and remove objects. A window is told to one at a time; releasing it ends
/// that, too.
///
/// - Parameters:
///   - window: the window's handle.
///   - program: what the program is called; null is `C`.
///   - take: takes each line.
///   - context: handed to it.
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

/// Does what a viewer says in a line: changes settings, or sends fingers to the window.
///
/// What is not understood changes nothing, and is told as a note. Records may wait to be read
/// then.
///
/// - Returns: 0, or `DACTYL_ERROR_HANDLE` where the window is told to nobody.
@c(dactyl_inspect_receive)
public func dactyl_inspect_receive(_ window: Int32, _ line: UnsafePointer<CChar>?) -> Int32 {
  guard let line, InspectedHost.receive(window, String(cString: line)) else {
    return InspectedHost.badHandle
  }
  return InspectedHost.done
}

/// Says what the program calls a view, window or recogniser; null takes it back.
///
/// - Returns: 0, or `DACTYL_ERROR_HANDLE`.
@c(dactyl_inspect_name)
public func dactyl_inspect_name(_ handle: Int32, _ name: UnsafePointer<CChar>?) -> Int32 {
  guard let object = inspectedObject(handle) else { return InspectedHost.badHandle }
  InspectedHost.call(object, name.map { String(cString: $0) })
  return InspectedHost.done
}
