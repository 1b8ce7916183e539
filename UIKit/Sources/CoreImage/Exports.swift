// Filters of pictures are the module UIKit's here; files that import them by this name find them.
@_exported import UIKit
