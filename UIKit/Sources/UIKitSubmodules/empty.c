// A target needs a source file.
#include "UIKitSubmodules.h"
