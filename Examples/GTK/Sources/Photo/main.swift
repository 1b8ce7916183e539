import CGTK
import Dactyl

/// What GTK's callbacks see, which carry no context of their own.
@MainActor enum Program {
  static let photo = Photo()
  static var collector = ContactCollector()
  static var area: UnsafeMutablePointer<GtkWidget>?
  static var sequences: [OpaquePointer?: Int] = [:]
  static var isMouseDown = false
  static var timer: UInt32 = 0
  static var offset = Double.infinity

  static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Draws, and comes back when the next gesture is due or the photo flies.
  static func goOn() {
    gtk_widget_queue_draw(area)
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    guard let time = photo.nextTime(after: now) else { return }
    // Rounded up: a millisecond too early, and the loop would spin until it is due.
    let wait = UInt32(max(0, ((time - now) * 1000).rounded(.up)))
    timer = g_timeout_add(wait, { _ in MainActor.assumeIsolated { Program.passTime() } }, nil)
  }

  static func passTime() -> gboolean {
    timer = 0
    photo.advance(to: now)
    goOn()
    return 0
  }

  static func take(_ event: OpaquePointer) {
    let type = gdk_event_get_event_type(event)
    var place = (x: 0.0, y: 0.0)
    gdk_event_get_position(event, &place.x, &place.y)
    // The display's clock begins elsewhere than ours.
    let time = Double(gdk_event_get_time(event)) / 1e3
    offset = min(offset, now - time)
    guard let (id, phase) = finger(event, type) else { return }
    let kind = id == 0 ? TouchKind.indirectPointer : .direct
    let contact = Contact(id: id, phase: phase, position: Point(place.x, place.y), kind: kind)
    collector.add(contact, at: time + offset)
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { _ in
        MainActor.assumeIsolated {
          Program.flush()
          Program.goOn()
        }
        return 0
      }, nil, nil)
  }

  /// Sends what has come, once no event waits any more.
  static func flush() {
    collector.endReport()
    while let frame = collector.next(at: now) { photo.window.sendLive(frame) }
  }

  /// Which finger an event is about, 0 for the mouse, and what it does; nil for other events.
  private static func finger(_ event: OpaquePointer, _ type: GdkEventType) -> (Int, TouchPhase)? {
    let sequence = gdk_event_get_event_sequence(event)
    switch type {
    case GDK_TOUCH_BEGIN:
      let free = (1...).first { number in !sequences.values.contains(number) }!
      sequences[sequence] = free
      return (free, .began)
    case GDK_TOUCH_UPDATE: return sequences[sequence].map { ($0, .moved) }
    case GDK_TOUCH_END: return sequences.removeValue(forKey: sequence).map { ($0, .ended) }
    case GDK_TOUCH_CANCEL: return sequences.removeValue(forKey: sequence).map { ($0, .cancelled) }
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
      let isDown = type == GDK_BUTTON_PRESS
      guard gdk_button_event_get_button(event) == 1, isMouseDown != isDown else { return nil }
      isMouseDown = isDown
      return (0, isDown ? .began : .ended)
    case GDK_MOTION_NOTIFY: return isMouseDown ? (0, .moved) : nil
    default: return nil
    }
  }

  static func draw(_ cairo: OpaquePointer?) {
    func color(_ red: Double, _ green: Double, _ blue: Double) {
      cairo_set_source_rgb(cairo, red / 255, green / 255, blue / 255)
    }
    color(245, 245, 245)
    cairo_paint(cairo)
    cairo_save(cairo)
    let m = photo.matrix
    var matrix = cairo_matrix_t(xx: m.a, yx: m.b, xy: m.c, yy: m.d, x0: m.tx, y0: m.ty)
    cairo_transform(cairo, &matrix)
    cairo_translate(cairo, -Photo.size.dx / 2, -Photo.size.dy / 2)
    color(60, 110, 160)
    cairo_rectangle(cairo, 0, 0, Photo.size.dx, Photo.size.dy)
    cairo_fill(cairo)
    color(200, 170, 60)
    cairo_rectangle(cairo, 170, 25, 40, 40)
    cairo_fill(cairo)
    color(40, 90, 60)
    for (x, y) in [(0.0, 160.0), (100, 60), (200, 160)] { cairo_line_to(cairo, x, y) }
    cairo_fill(cairo)
    cairo_restore(cairo)
    guard let menu = photo.menu else { return }
    cairo_rectangle(cairo, menu.x, menu.y, 140, 90)
    color(255, 255, 255)
    cairo_fill_preserve(cairo)
    color(120, 60, 60)
    cairo_stroke(cairo)
  }

  static func open(_ application: UnsafeMutablePointer<GtkApplication>) {
    let window = gtk_application_window_new(application)
    gtk_window_set_title(as_window(window), "Photo")
    gtk_window_set_default_size(as_window(window), 800, 600)
    gtk_window_set_decorated(as_window(window), 0)
    area = gtk_drawing_area_new()
    gtk_drawing_area_set_draw_func(
      as_drawing_area(area),
      { _, cairo, _, _, _ in
        nonisolated(unsafe) let cairo = cairo
        MainActor.assumeIsolated { Program.draw(cairo) }
      },
      nil, nil)
    let resized: @convention(c) (OpaquePointer, Int32, Int32) -> Void = { _, width, height in
      MainActor.assumeIsolated { Program.photo.resize(Double(width), Double(height)) }
    }
    connect_to(area, "resize", unsafeBitCast(resized, to: GCallback.self))
    let controller = gtk_event_controller_legacy_new()
    let happened: @convention(c) (OpaquePointer, OpaquePointer) -> gboolean = { _, event in
      nonisolated(unsafe) let event = event
      MainActor.assumeIsolated { Program.take(event) }
      return 1
    }
    connect_to(
      UnsafeMutableRawPointer(controller), "event", unsafeBitCast(happened, to: GCallback.self))
    gtk_widget_add_controller(area, controller)
    gtk_window_set_child(as_window(window), area)
    gtk_window_present(as_window(window))
  }
}

let application = gtk_application_new("org.example.photo", G_APPLICATION_NON_UNIQUE)!
let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>) -> Void = { application in
  nonisolated(unsafe) let application = application
  MainActor.assumeIsolated { Program.open(application) }
}
connect_to(application, "activate", unsafeBitCast(activate, to: GCallback.self))
exit(g_application_run(as_application(application), 0, nil))
