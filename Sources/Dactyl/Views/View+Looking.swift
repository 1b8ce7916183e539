#if !hasFeature(Embedded)
  extension View {
    /// What a layer that looks at all views after every frame needs to know of one.
    ///
    /// Read here and at once: read from another module, each of these is checked for exclusive
    /// access, which takes longer than the rest of the look.
    package struct Look {
      package var bounds: Rect
      package var alpha: Double
      package var isHidden: Bool
      package var isUserInteractionEnabled: Bool
      package var subviews: [View]
      package var gestureRecognizers: [GestureRecognizer]
    }

    /// How the view is now.
    package final var look: Look {
      Look(
        bounds: bounds, alpha: alpha, isHidden: isHidden,
        isUserInteractionEnabled: isUserInteractionEnabled, subviews: subviews,
        gestureRecognizers: gestureRecognizers)
    }
  }
#endif
