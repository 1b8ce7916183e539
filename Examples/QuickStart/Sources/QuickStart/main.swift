import Dactyl

let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
let pan = PanGestureRecognizer()
pan.addAction { print("pan \($0.state), \($0.translation(in: window).dx) pt to the right") }
window.addGestureRecognizer(pan)

for (step, phase) in [TouchPhase.began, .moved, .moved, .ended].enumerated() {
  let finger = Contact(id: 1, phase: phase, position: Point(100 + 12 * Double(step), 80))
  try window.send(InputFrame(time: 0.016 * Double(step), contacts: [finger]))
}
