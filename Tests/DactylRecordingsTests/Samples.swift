/// The same swipe of a simulated finger, in each tool's format.
///
/// It starts at (1000, 2000) on a pad of 4000 x 3000 units, 40 to a millimetre, and goes 400 units
/// to the right within 20 ms.
enum Samples {
  static let dactyl = """
    {"dactyl":"recording","version":1,"device":"Simulated Pad","kind":"indirect","size":[629.92,472.44]}
    {"t":0,"c":[[5,"b",157.48031496062993,314.96062992125985]]}
    {"t":0.01,"c":[[5,"m",188.9763779527559,314.96062992125985]]}
    {"t":0.02,"c":[[5,"e",220.4724409448819,314.96062992125985]],"s":[[0.015,5,"m",200,315]]}

    """

  static let evemu = """
    # EVEMU 1.3
    # Input device name: "Simulated Pad"
    # Supported events:
    #   Event type 1 (EV_KEY)
    #     Event code 325 (BTN_TOOL_FINGER)
    #   Event type 3 (EV_ABS)
    #     Event code 53 (ABS_MT_POSITION_X)
    #       Value      0
    #       Min        0
    #       Max     4000
    #       Resolution 40
    # Properties:
    #   Property  type 0 (INPUT_PROP_POINTER)
    N: Simulated Pad
    I: 0003 0001 0002 0003
    P: 01 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    A: 2f 0 4 0 0 0
    A: 35 0 4000 0 0 40
    A: 36 0 3000 0 0 40
    A: 39 0 65535 0 0 0
    ################################
    #      Waiting for events      #
    ################################
    E: 0.000001 0003 0039 0005\t# EV_ABS / ABS_MT_TRACKING_ID   5
    E: 0.000001 0003 0035 1000\t# EV_ABS / ABS_MT_POSITION_X    1000
    E: 0.000001 0003 0036 2000\t# EV_ABS / ABS_MT_POSITION_Y    2000
    E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
    E: 0.010001 0003 0035 1200\t# EV_ABS / ABS_MT_POSITION_X    1200
    E: 0.010001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +10ms
    E: 0.020001 0003 0035 1400\t# EV_ABS / ABS_MT_POSITION_X    1400
    E: 0.020001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +10ms
    E: 0.030001 0003 0039 -001\t# EV_ABS / ABS_MT_TRACKING_ID   -1
    E: 0.030001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +10ms

    """

  static let evtest = """
    Input driver version is 1.0.1
    Input device ID: bus 0x3 vendor 0x1 product 0x2 version 0x3
    Input device name: "Simulated Pad"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 1 (EV_KEY)
        Event code 325 (BTN_TOOL_FINGER)
      Event type 3 (EV_ABS)
        Event code 53 (ABS_MT_POSITION_X)
          Value      0
          Min        0
          Max     4000
          Resolution      40
        Event code 54 (ABS_MT_POSITION_Y)
          Value      0
          Min        0
          Max     3000
          Resolution      40
    Properties:
      Property type 0 (INPUT_PROP_POINTER)
    Testing ... (interrupt to exit)
    Event: time 1700000000.100000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 5
    Event: time 1700000000.100000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1000
    Event: time 1700000000.100000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 2000
    Event: time 1700000000.100000, -------------- SYN_REPORT ------------
    Event: time 1700000000.110000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 7f
    Event: time 1700000000.110000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1200
    Event: time 1700000000.110000, -------------- SYN_REPORT ------------
    Event: time 1700000000.120000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1400
    Event: time 1700000000.120000, -------------- SYN_REPORT ------------
    Event: time 1700000000.130000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 1700000000.130000, -------------- SYN_REPORT ------------

    """

  /// Another device's keys come in between.
  static let geteventNames = """
    add device 1: /dev/input/event3
      name:     "Simulated Keys"
      events:
        KEY (0001): KEY_POWER
    add device 2: /dev/input/event2
      name:     "Simulated Pad"
      events:
        KEY (0001): BTN_TOOL_FINGER       BTN_TOUCH
        ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 4, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_X     : value 0, min 0, max 4000, fuzz 0, flat 0, resolution 40
                    ABS_MT_POSITION_Y     : value 0, min 0, max 3000, fuzz 0, flat 0, resolution 40
                    ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_POINTER
    [     100.100000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000005
    [     100.100000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000003e8
    [     100.100000] /dev/input/event3: EV_KEY       KEY_POWER            DOWN
    [     100.100000] /dev/input/event3: EV_SYN       SYN_REPORT           00000000
    [     100.100000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000007d0
    [     100.100000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [     100.110000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000004b0
    [     100.110000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000             rate 100
    [     100.120000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000578
    [     100.120000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [     100.130000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [     100.130000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000

    """

  static let geteventHexadecimal = """
    /dev/input/event2: 0003 0039 00000005
    /dev/input/event2: 0003 0035 000003e8
    /dev/input/event2: 0003 0036 000007d0
    /dev/input/event2: 0000 0000 00000000
    /dev/input/event2: 0003 0035 000004b0
    /dev/input/event2: 0000 0000 00000000
    /dev/input/event2: 0003 0035 00000578
    /dev/input/event2: 0000 0000 00000000
    /dev/input/event2: 0003 0039 ffffffff
    /dev/input/event2: 0000 0000 00000000

    """

  static let libinput = """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.26.0"
      git: "unknown"
    system:
      os: "simulated:1"
      kernel: "6.8.0"
      dmi: "dmi:none"
    devices:
    - node: /dev/input/event2
      evdev:
        # Name: Simulated Pad
        # ID: bus 0x0003 vendor 0x0001 product 0x0002 version 0x0003
        # Supported Events:
        # Event type 3 (EV_ABS)
        name: "Simulated Pad"
        id: [3, 1, 2, 3]
        codes:
          0: [0, 1, 3] # EV_SYN
          1: [325, 330] # EV_KEY
          3: [47, 53, 54, 57] # EV_ABS
        absinfo:
          47: [0, 4, 0, 0, 0]
          53: [0, 4000, 0, 0, 40]
          54: [0, 3000, 0, 0, 40]
          57: [0, 65535, 0, 0, 0]
        properties: [0]
      udev:
        properties:
        - ID_INPUT=1
        - ID_INPUT_TOUCHPAD=1
      quirks:
      events:
      # Current time is 12:00:00
      - evdev:
        - [  3, 100000,   3,  57,       5] # EV_ABS / ABS_MT_TRACKING_ID       5
        - [  3, 100000,   3,  53,    1000] # EV_ABS / ABS_MT_POSITION_X     1000
        - [  3, 100000,   3,  54,    2000] # EV_ABS / ABS_MT_POSITION_Y     2000
        - [  3, 100000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
      - libinput:
        - {time: 3.100, type: POINTER_MOTION, delta: [ 6.08,-11.02]}
      - evdev:
        - [  3, 110000,   3,  53,    1200] # EV_ABS / ABS_MT_POSITION_X     1200
        - [  3, 110000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms
      - evdev:
        - [  3, 120000,   3,  53,    1400] # EV_ABS / ABS_MT_POSITION_X     1400
        - [  3, 120000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms
      - evdev:
        - [  3, 130000,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID      -1
        - [  3, 130000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +10ms
    - node: /dev/input/event3
      evdev:
        name: "Simulated Keys"
        id: [3, 1, 2, 4]
        codes:
          0: [0]
          1: [116]
        properties: []
      udev:
        properties:
        - ID_INPUT=1
      quirks:
      events:
      - evdev:
        - [  3, 115000,   1, 116,       1] # EV_KEY / KEY_POWER                1
        - [  3, 115000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms

    """

  /// Two pads at once, each with a contact of the same number.
  static let twoPads = """
    [ 1.000000] /dev/input/event2: 0003 0039 00000001
    [ 1.000000] /dev/input/event2: 0003 0035 00000010
    [ 1.000000] /dev/input/event4: 0003 0039 00000001
    [ 1.000000] /dev/input/event4: 0003 0035 00000020
    [ 1.000000] /dev/input/event2: 0003 0036 00000010
    [ 1.000000] /dev/input/event2: 0000 0000 00000000
    [ 0.999000] /dev/input/event4: 0003 0036 00000020
    [ 0.999000] /dev/input/event4: 0000 0000 00000000
    [ 1.010000] /dev/input/event2: 0003 0039 ffffffff
    [ 1.010000] /dev/input/event2: 0000 0000 00000000
    remove device 3: /dev/input/event4

    """
}
