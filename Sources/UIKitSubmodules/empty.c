// The submodules of UIKit have names and nothing else: all there is lies in the Swift module.
typedef int uikit_submodules_are_names_only;
