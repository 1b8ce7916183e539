// The parts of the web's module, a file each, in the order in which they are put together: what it is called, which part it
// is put on, and its doors, the functions by which all other code comes into it, as they are called in Swift. What calls a
// door must not contain it: `@inline(never)`.
// Run as a program it prints the names.
export const parts = [
  // What dactyl.js alone reaches.
  { name: "dactyl", doors: [] },
  // pinch.js: what two fingers measure.
  {
    name: "pinch",
    base: "dactyl",
    doors: [/^Dactyl\.RecognizerKind\.makeOfPinch\(/, /^Dactyl\.(Pinch|Rotation)GestureRecognizer\.setValues\(/],
  },
  // transform.js
  {
    name: "transform",
    base: "pinch",
    doors: [
      /^Dactyl\.RecognizerKind\.makeOfTransform\(/, /^Dactyl\.TransformGestureRecognizer\.(accessSetting|setValues)\(/,
      // Views that are turned or stretched.
      /^Dactyl\.View\.\(turn(FromSuperview|FromRoot|ToRoot)? in /, /^dactyl_view_set_transform$/,
    ],
  },
  // swipe.js
  {
    name: "swipe",
    base: "dactyl",
    doors: [/^Dactyl\.RecognizerKind\.makeOfSwipe\(/, /^Dactyl\.(Swipe|ScreenEdgePan)GestureRecognizer\.access(Own)?Setting\(/],
  },
  // profiles.js
  { name: "profiles", base: "dactyl", doors: [/^Dactyl\.HostWindow\.\(setProfile in /] },
  // What other modules beside dactyl.js reach.
  {
    name: "extras",
    base: "dactyl",
    doors: [
      // hover.js, custom.js
      /^Dactyl\.RecognizerKind\.makeOfExtras\(/,
      /^Dactyl\.HostRecognizer\.accessSetting\(/,
      /^Dactyl\.(HoverValidator\.(check|commit)|Window\.(trackHovers|cancelHovers))\(/,
      /^Dactyl\.FrameBuffer\.\(readHovers in /,
      /^dactyl_(transition|cross|set_deadline|ignore_touch)$/,
      // palms.js
      /^Dactyl\.PalmFilter\.(begin|interrupt|filter)\(/,
      /^Dactyl\.HostWindow\.accessPalmRejection\(/,
      // delegate.js, touches.js
      /^dactyl_(set_callback|page_callback|present|touches)$/,
      // inspect.js
      /^Dactyl\.(HostWindow\.accessRecording\(|Window\.\(tellObserver in )/,
      /^dactyl_conflicts$/,
      // What views are told, which is seen where it is recorded.
      /^Dactyl\.ViewDelivery\.\(?(begin|deliverChanges|releaseFree|cancelNow)\b/, /^Dactyl\.Window\.isExcluded\(/,
      // What hosts of the C interface are refused, or cannot do.
      /^Dactyl\.Window\.\(?(wait|tellOfInterruption|processWaiting|forgetKept)\b/,
      // Nobody as yet.
      /^Dactyl\.GestureRecognizer\.\(runActions in /,
      /^dactyl_view_move$/,
    ],
  },
  // strokes.js: the drawn shapes, and what libraries need as well.
  {
    name: "strokes",
    base: "dactyl",
    doors: [
      /^Dactyl\.RecognizerKind\.makeOfStrokes\(/,
      /^Dactyl\.(CheckMark|Circle|ScratchOut)GestureRecognizer\.accessSetting\(/,
      /^dactyl_drawing$/,
    ],
  },
  // library.js: libraries of templates.
  {
    name: "library",
    base: "strokes",
    doors: [
      /^Dactyl\.RecognizerKind\.makeOfLibrary\(/,
      /^Dactyl\.HostStrokeRecognizer\.accessSetting\(/,
      /^Dactyl\.HostLibrary\.access\(/,
      /^dactyl_library_\w+$/,
    ],
  },
];

if (process.argv[1] === import.meta.filename) console.log(parts.map(({ name }) => name).join("\n"));
