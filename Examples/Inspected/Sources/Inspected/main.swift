// The quick start, with a viewer: open the link that is printed, and drag there or watch.
import Dactyl
import DactylInspector
import Dispatch

let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
let pan = PanGestureRecognizer()
pan.addAction { print("pan \($0.state), \($0.translation(in: window).dx) pt to the right") }
window.addGestureRecognizer(pan)
Inspector.attach(window)

// A finger drags every second, until you press Ctrl-C.
let start = DispatchTime.now()
let timer = DispatchSource.makeTimerSource(queue: .main)
timer.schedule(deadline: start, repeating: 0.016)
var step = 0
timer.setEventHandler {
  let phases = [TouchPhase.began, .moved, .moved, .moved, .ended]
  defer { step = (step + 1) % 64 }
  guard step < phases.count else { return }
  let time = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  let finger = Contact(id: 1, phase: phases[step], position: Point(100 + 6 * Double(step), 80))
  try? window.send(InputFrame(time: max(time, window.currentTime), contacts: [finger]))
}
timer.resume()
dispatchMain()
