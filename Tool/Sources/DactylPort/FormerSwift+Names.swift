// What UIKit and Foundation were called in Swift 2, and what they are called since Swift 3.
extension FormerSwift {
  /// Methods by their full names.
  static let methods: [String: String] = {
    var table: [String: String] = [:]
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { table[String(words[0])] = String(words[1]) }
    }
    return table
  }()

  /// Methods without arguments that have become properties, or have another name.
  static let properties: [String: String] = [
    "mainScreen": "main", "sharedApplication": "shared", "defaultManager": "default",
    "defaultCenter": "default", "standardUserDefaults": "standard", "mainBundle": "main",
    "currentDevice": "current", "mainRunLoop": "main", "currentRunLoop": "current",
    "sharedSession": "shared", "mainQueue": "main", "numberOfTouches": "numberOfTouches",
    "containerView": "containerView", "transitionWasCancelled": "transitionWasCancelled",
    "isFirstResponder": "isFirstResponder", "indexPathsForVisibleRows": "indexPathsForVisibleRows",
    "indexPathForSelectedRow": "indexPathForSelectedRow",
    "indexPathsForSelectedItems": "indexPathsForSelectedItems", "visibleCells": "visibleCells",
    "collectionViewContentSize": "collectionViewContentSize",
  ]

  /// Methods that subclasses override, and which have become properties.
  static let overridden: Set<String> = [
    "prefersStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredStatusBarStyle", "canBecomeFirstResponder", "canResignFirstResponder",
    "intrinsicContentSize", "collectionViewContentSize", "preferredStatusBarUpdateAnimation",
  ]

  /// Properties that have got a verb.
  static let flags: [String: String] = [
    "hidden": "isHidden", "enabled": "isEnabled", "highlighted": "isHighlighted",
    "userInteractionEnabled": "isUserInteractionEnabled", "opaque": "isOpaque",
    "multipleTouchEnabled": "isMultipleTouchEnabled", "scrollEnabled": "isScrollEnabled",
    "pagingEnabled": "isPagingEnabled", "exclusiveTouch": "isExclusiveTouch",
    "continuous": "isContinuous", "navigationBarHidden": "isNavigationBarHidden",
    "doubleSided": "isDoubleSided", "directionalLockEnabled": "isDirectionalLockEnabled",
    "interactionControllerForDismissal": "interactionControllerForDismissal",
  ]

  /// Types that have lost their first letters.
  static let types: [String: String] = [
    "NSBundle": "Bundle", "NSFileManager": "FileManager", "NSUserDefaults": "UserDefaults",
    "NSNotificationCenter": "NotificationCenter", "NSTimer": "Timer", "NSRunLoop": "RunLoop",
    "NSIndexPath": "IndexPath", "NSURLSession": "URLSession", "NSOperationQueue": "OperationQueue",
    "NSDateFormatter": "DateFormatter", "NSProcessInfo": "ProcessInfo",
    "NSTimeInterval": "TimeInterval", "ErrorType": "Error",
    "NSJSONSerialization": "JSONSerialization",
    "NSURL": "URL", "NSUUID": "UUID", "NSLocale": "Locale", "NSCalendar": "Calendar",
  ]

  private static let list = """
    touchesBegan(_:withEvent:) touchesBegan(_:with:)
    touchesMoved(_:withEvent:) touchesMoved(_:with:)
    touchesEnded(_:withEvent:) touchesEnded(_:with:)
    touchesCancelled(_:withEvent:) touchesCancelled(_:with:)
    pressesBegan(_:withEvent:) pressesBegan(_:with:)
    pressesEnded(_:withEvent:) pressesEnded(_:with:)
    motionBegan(_:withEvent:) motionBegan(_:with:)
    motionEnded(_:withEvent:) motionEnded(_:with:)
    motionCancelled(_:withEvent:) motionCancelled(_:with:)
    touchesForView(_:) touches(for:)
    locationInView(_:) location(in:)
    previousLocationInView(_:) previousLocation(in:)
    translationInView(_:) translation(in:)
    velocityInView(_:) velocity(in:)
    setTranslation(_:inView:) setTranslation(_:in:)
    locationOfTouch(_:inView:) location(ofTouch:in:)
    requireGestureRecognizerToFail(_:) require(toFail:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldReceiveTouch:) gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldRequireFailureOfGestureRecognizer:) gestureRecognizer(_:shouldRequireFailureOf:)
    gestureRecognizer(_:shouldBeRequiredToFailByGestureRecognizer:) gestureRecognizer(_:shouldBeRequiredToFailBy:)
    canPreventGestureRecognizer(_:) canPrevent(_:)
    canBePreventedByGestureRecognizer(_:) canBePrevented(by:)
    ignoreTouch(_:forEvent:) ignore(_:for:)
    addTarget(_:action:forControlEvents:) addTarget(_:action:for:)
    removeTarget(_:action:forControlEvents:) removeTarget(_:action:for:)
    sendActionsForControlEvents(_:) sendActions(for:)
    sendAction(_:to:forEvent:) sendAction(_:to:for:)
    beginTrackingWithTouch(_:withEvent:) beginTracking(_:with:)
    continueTrackingWithTouch(_:withEvent:) continueTracking(_:with:)
    endTrackingWithTouch(_:withEvent:) endTracking(_:with:)
    cancelTrackingWithEvent(_:) cancelTracking(with:)
    hitTest(_:withEvent:) hitTest(_:with:)
    pointInside(_:withEvent:) point(inside:with:)
    convertPoint(_:toView:) convert(_:to:)
    convertPoint(_:fromView:) convert(_:from:)
    convertPoint(_:toLayer:) convert(_:to:)
    convertPoint(_:fromLayer:) convert(_:from:)
    convertRect(_:toView:) convert(_:to:)
    convertRect(_:fromView:) convert(_:from:)
    drawRect(_:) draw(_:)
    drawInRect(_:) draw(in:)
    drawInRect(_:withAttributes:) draw(in:withAttributes:)
    drawAtPoint(_:) draw(at:)
    insertSubview(_:atIndex:) insertSubview(_:at:)
    exchangeSubviewAtIndex(_:withSubviewAtIndex:) exchangeSubview(at:withSubviewAt:)
    isDescendantOfView(_:) isDescendant(of:)
    animateWithDuration(_:animations:) animate(withDuration:animations:)
    animateWithDuration(_:animations:completion:) animate(withDuration:animations:completion:)
    animateWithDuration(_:delay:options:animations:completion:) animate(withDuration:delay:options:animations:completion:)
    animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    animateKeyframesWithDuration(_:delay:options:animations:completion:) animateKeyframes(withDuration:delay:options:animations:completion:)
    addKeyframeWithRelativeStartTime(_:relativeDuration:animations:) addKeyframe(withRelativeStartTime:relativeDuration:animations:)
    transitionWithView(_:duration:options:animations:completion:) transition(with:duration:options:animations:completion:)
    systemLayoutSizeFittingSize(_:) systemLayoutSizeFitting(_:)
    setTitle(_:forState:) setTitle(_:for:)
    setTitleColor(_:forState:) setTitleColor(_:for:)
    setImage(_:forState:) setImage(_:for:)
    setBackgroundImage(_:forState:) setBackgroundImage(_:for:)
    setThumbImage(_:forState:) setThumbImage(_:for:)
    imageWithRenderingMode(_:) withRenderingMode(_:)
    presentViewController(_:animated:completion:) present(_:animated:completion:)
    dismissViewControllerAnimated(_:completion:) dismiss(animated:completion:)
    popViewControllerAnimated(_:) popViewController(animated:)
    popToRootViewControllerAnimated(_:) popToRootViewController(animated:)
    performSegueWithIdentifier(_:sender:) performSegue(withIdentifier:sender:)
    prepareForSegue(_:sender:) prepare(for:sender:)
    shouldPerformSegueWithIdentifier(_:sender:) shouldPerformSegue(withIdentifier:sender:)
    instantiateViewControllerWithIdentifier(_:) instantiateViewController(withIdentifier:)
    instantiateWithOwner(_:options:) instantiate(withOwner:options:)
    Bundle(forClass:) Bundle(for:)
    NSBundle(forClass:) Bundle(for:)
    willMoveToParentViewController(_:) willMove(toParentViewController:)
    didMoveToParentViewController(_:) didMove(toParentViewController:)
    willMoveToSuperview(_:) willMove(toSuperview:)
    willMoveToWindow(_:) willMove(toWindow:)
    viewWillTransitionToSize(_:withTransitionCoordinator:) viewWillTransition(to:with:)
    indexPathForRowAtPoint(_:) indexPathForRow(at:)
    indexPathForCell(_:) indexPath(for:)
    cellForRowAtIndexPath(_:) cellForRow(at:)
    cellForItemAtIndexPath(_:) cellForItem(at:)
    indexPathForItemAtPoint(_:) indexPathForItem(at:)
    dequeueReusableCellWithIdentifier(_:) dequeueReusableCell(withIdentifier:)
    dequeueReusableCellWithIdentifier(_:forIndexPath:) dequeueReusableCell(withIdentifier:for:)
    dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) dequeueReusableCell(withReuseIdentifier:for:)
    registerClass(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    registerClass(_:forCellWithReuseIdentifier:) register(_:forCellWithReuseIdentifier:)
    registerNib(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    selectRowAtIndexPath(_:animated:scrollPosition:) selectRow(at:animated:scrollPosition:)
    deselectRowAtIndexPath(_:animated:) deselectRow(at:animated:)
    deleteRowsAtIndexPaths(_:withRowAnimation:) deleteRows(at:with:)
    insertRowsAtIndexPaths(_:withRowAnimation:) insertRows(at:with:)
    reloadRowsAtIndexPaths(_:withRowAnimation:) reloadRows(at:with:)
    moveRowAtIndexPath(_:toIndexPath:) moveRow(at:to:)
    rectForRowAtIndexPath(_:) rectForRow(at:)
    scrollToRowAtIndexPath(_:atScrollPosition:animated:) scrollToRow(at:at:animated:)
    numberOfSectionsInTableView(_:) numberOfSections(in:)
    numberOfSectionsInCollectionView(_:) numberOfSections(in:)
    numberOfComponentsInPickerView(_:) numberOfComponents(in:)
    layoutAttributesForElementsInRect(_:) layoutAttributesForElements(in:)
    layoutAttributesForItemAtIndexPath(_:) layoutAttributesForItem(at:)
    shouldInvalidateLayoutForBoundsChange(_:) shouldInvalidateLayout(forBoundsChange:)
    viewForZoomingInScrollView(_:) viewForZooming(in:)
    zoomToRect(_:animated:) zoom(to:animated:)
    scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    performSelector(_:withObject:afterDelay:) perform(_:with:afterDelay:)
    addToRunLoop(_:forMode:) add(to:forMode:)
    objectForKey(_:) object(forKey:)
    setObject(_:forKey:) set(_:forKey:)
    boolForKey(_:) bool(forKey:)
    setBool(_:forKey:) set(_:forKey:)
    integerForKey(_:) integer(forKey:)
    setInteger(_:forKey:) set(_:forKey:)
    pathForResource(_:ofType:) path(forResource:ofType:)
    URLForResource(_:withExtension:) url(forResource:withExtension:)
    componentsSeparatedByString(_:) components(separatedBy:)
    stringByReplacingOccurrencesOfString(_:withString:) replacingOccurrences(of:with:)
    substringWithRange(_:) substring(with:)
    substringFromIndex(_:) substring(from:)
    substringToIndex(_:) substring(to:)
    moveToPoint(_:) move(to:)
    addLineToPoint(_:) addLine(to:)
    addCurveToPoint(_:controlPoint1:controlPoint2:) addCurve(to:controlPoint1:controlPoint2:)
    addQuadCurveToPoint(_:controlPoint:) addQuadCurve(to:controlPoint:)
    addArcWithCenter(_:radius:startAngle:endAngle:clockwise:) addArc(withCenter:radius:startAngle:endAngle:clockwise:)
    containsPoint(_:) contains(_:)
    closePath() close()
    applyTransform(_:) apply(_:)
    appendPath(_:) append(_:)
    addAnimation(_:forKey:) add(_:forKey:)
    removeAnimationForKey(_:) removeAnimation(forKey:)
    animationForKey(_:) animation(forKey:)
    insertSublayer(_:atIndex:) insertSublayer(_:at:)
    presentationLayer() presentation()
    colorWithAlphaComponent(_:) withAlphaComponent(_:)
    systemFontOfSize(_:) systemFont(ofSize:)
    boldSystemFontOfSize(_:) boldSystemFont(ofSize:)
    systemFontOfSize(_:weight:) systemFont(ofSize:weight:)
    fontWithSize(_:) withSize(_:)
    viewControllerForKey(_:) viewController(forKey:)
    viewForKey(_:) view(forKey:)
    initialFrameForViewController(_:) initialFrame(for:)
    finalFrameForViewController(_:) finalFrame(for:)
    transitionDuration(_:) transitionDuration(using:)
    animateTransition(_:) animateTransition(using:)
    finishInteractiveTransition() finish()
    cancelInteractiveTransition() cancel()
    updateInteractiveTransition(_:) update(_:)
    animationControllerForPresentedController(_:presentingController:sourceController:) animationController(forPresented:presenting:source:)
    animationControllerForDismissedController(_:) animationController(forDismissed:)
    interactionControllerForPresentation(_:) interactionControllerForPresentation(using:)
    interactionControllerForDismissal(_:) interactionControllerForDismissal(using:)
    navigationController(_:animationControllerForOperation:fromViewController:toViewController:) navigationController(_:animationControllerFor:from:to:)
    navigationController(_:interactionControllerForAnimationController:) navigationController(_:interactionControllerFor:)
    textField(_:shouldChangeCharactersInRange:replacementString:) textField(_:shouldChangeCharactersIn:replacementString:)
    snapshotViewAfterScreenUpdates(_:) snapshotView(afterScreenUpdates:)
    minimumTrackImageForState(_:) minimumTrackImage(for:)
    insertSegmentWithTitle(_:atIndex:animated:) insertSegment(withTitle:at:animated:)
    titleForSegmentAtIndex(_:) titleForSegment(at:)
    joinWithSeparator(_:) joined(separator:)
    removeAtIndex(_:) remove(at:)
    insert(_:atIndex:) insert(_:at:)
    indexOf(_:) firstIndex(of:)
    appendContentsOf(_:) append(contentsOf:)
    removeAll(_:) removeAll(keepingCapacity:)
    enumerate() enumerated()
    sort(_:) sorted(by:)
    CGRectMake(_:_:_:_:) CGRect(x:y:width:height:)
    CGPointMake(_:_:) CGPoint(x:y:)
    CGSizeMake(_:_:) CGSize(width:height:)
    CGVectorMake(_:_:) CGVector(dx:dy:)
    println(_:) print(_:)
    println() print()
    """
}
