import UIKit

/// Has a program's texts measured by the system's fonts; UIKit calls this before the program starts
/// where the product is linked.
@_cdecl("dactyl_fonts_main")
public func dactylFontsMain() { UIFont.measure = FreeTypeMeasure() }
