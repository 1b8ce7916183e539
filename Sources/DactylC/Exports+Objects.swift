import Dactyl

/// The objects behind all handles; `ObjectTable` says why it is global.
@exclusivity(unchecked) nonisolated(unsafe) var host = ObjectTable()

/// The version of the exports; it changes with them.
@_expose(wasm, "dactyl_version")
@c(dactyl_version)
public func dactyl_version() -> Int32 { Status.version }

/// Makes a window that covers a rectangle; answers its handle.
@_expose(wasm, "dactyl_window_create")
@c(dactyl_window_create)
public func dactyl_window_create(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  guard areFinite(x, y, width, height) else { return Status.badValue }
  let window = HostWindow(frame: Rect(x: x, y: y, width: width, height: height))
  guard let handle = host.table.add(window, .window) else {
    window.close()
    return Status.limit
  }
  window.tag = Int(handle)
  return handle
}

/// Puts a new view in front of the subviews of a view or window; answers its handle.
@_expose(wasm, "dactyl_view_create")
@c(dactyl_view_create)
public func dactyl_view_create(_ parent: Int32) -> Int32 {
  guard let parent = ObjectTable.view(parent) else { return Status.badHandle }
  guard parent.depth < ObjectTable.deepest else { return Status.limit }
  let view = View()
  guard let handle = host.table.add(view, .view) else { return Status.limit }
  view.tag = Int(handle)
  parent.adopt(view, at: parent.subviews.count)
  return handle
}

/// Attaches a new recogniser of a kind to a view or window; answers its handle.
@_expose(wasm, "dactyl_recognizer_create")
@c(dactyl_recognizer_create)
public func dactyl_recognizer_create(_ view: Int32, _ kind: Int32) -> Int32 {
  guard let view = ObjectTable.view(view), let window = ObjectTable.window(of: view) else {
    return Status.badHandle
  }
  guard let kind = RecognizerKind(rawValue: kind) else { return Status.unknown }
  let recognizer = kind.make()
  guard
    let handle = host.table.add(recognizer, .recognizer, kind: UInt8(kind.rawValue))
  else { return Status.limit }
  view.addGestureRecognizer(recognizer)
  window.note(recognizer, handle: handle)
  return handle
}

/// Removes a window, view or recogniser with all its contents; their handles become stale.
@_expose(wasm, "dactyl_release")
@c(dactyl_release)
public func dactyl_release(_ handle: Int32) -> Int32 {
  hostAnswers.openCount == 0 ? ObjectTable.release(handle) : Status.busy
}

/// Places a view in its superview.
@_expose(wasm, "dactyl_view_set_frame")
@c(dactyl_view_set_frame)
public func dactyl_view_set_frame(
  _ view: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  guard let view = ObjectTable.view(view) else { return Status.badHandle }
  guard areFinite(x, y, width, height) else { return Status.badValue }
  view.frame = Rect(x: x, y: y, width: width, height: height)
  return Status.done
}

/// Sets the transform of a view, about its centre.
@_expose(wasm, "dactyl_view_set_transform")
@c(dactyl_view_set_transform)
public func dactyl_view_set_transform(
  _ view: Int32, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
) -> Int32 {
  guard let view = ObjectTable.view(view) else { return Status.badHandle }
  #if Core
    return Status.unknown
  #else
    guard areFinite(a, b, c, d), areFinite(tx, ty, 0, 0) else { return Status.badValue }
    view.transform = AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    return Status.done
  #endif
}

/// Moves a view onto another of the same window, at an index: 0 is rearmost, -1 frontmost.
///
/// No page moves views, so WebAssembly leaves it out.
@c(dactyl_view_move)
public func dactyl_view_move(_ view: Int32, _ parent: Int32, _ index: Int32) -> Int32 {
  guard let view = ObjectTable.view(view), view.superview != nil,
    let parent = ObjectTable.view(parent),
    parent.window === view.window, !parent.isDescendant(of: view)
  else { return Status.badHandle }
  guard index >= -1, index <= parent.subviews.count else { return Status.badValue }
  guard parent.depth + ObjectTable.height(of: view) < ObjectTable.deepest else {
    return Status.limit
  }
  parent.insertSubview(view, at: index < 0 ? parent.subviews.count : Int(index))
  return Status.done
}

private func areFinite(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Bool {
  // Infinity and NaN times 0 give NaN.
  a * 0 + b * 0 + c * 0 + d * 0 == 0
}
