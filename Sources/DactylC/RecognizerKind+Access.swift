import Dactyl

extension RecognizerKind {
  /// Reads or sets a property of a recogniser of this kind.
  func access(_ access: inout PropertyAccess, of recognizer: GestureRecognizer) {
    if values.contains(access.code) {
      accessValue(&access, at: Int(access.code - values.lowerBound), of: recognizer)
    } else {
      accessSetting(&access, of: recognizer)
    }
  }

  /// Reads one number of a gesture's readings, or sets it: the gesture continues from there.
  private func accessValue(
    _ access: inout PropertyAccess, at place: Int, of recognizer: GestureRecognizer
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: GestureReadings.mostNumbers) {
      guard let values = $0.baseAddress else { return }
      _ = recognizer.writeReadings(at: values, includingVelocities: !access.isSetting)
      guard access.isSetting else {
        access.number = values[place]
        return
      }
      values[place] = access.number
      // Numbers of one value are set together.
      switch self {
      case .pinch: cast(recognizer, PinchGestureRecognizer.self).scale = values[0]
      case .rotation: cast(recognizer, RotationGestureRecognizer.self).rotation = values[0]
      case .transform:
        cast(recognizer, TransformGestureRecognizer.self).setValues(values, changedAt: place)
      default:
        cast(recognizer, PanGestureRecognizer.self).setTranslation(
          Vector(values[0], values[1]), in: recognizer.view)
      }
    }
  }
}

extension TransformGestureRecognizer {
  /// Sets the value that contains one of the readings.
  fileprivate func setValues(_ values: UnsafeMutablePointer<Double>, changedAt place: Int) {
    switch place {
    case 0, 1: setTranslation(Vector(values[0], values[1]), in: view)
    case 4: scale = values[4]
    case 6: rotation = values[6]
    default:
      let matrix = AffineTransform(
        a: values[8], b: values[9], c: values[10], d: values[11], tx: values[12], ty: values[13])
      setTransform(matrix, in: view)
    }
  }
}
