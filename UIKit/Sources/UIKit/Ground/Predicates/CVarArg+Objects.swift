import Foundation

// Programs write `id as CVarArg` where a predicate's format takes an object. Apple's platforms find
// the object; here formats of texts print what describes it.

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Its text.
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
  /// Its text as an argument of a C function.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Its description.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Its description as an argument of a C function.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// Its text.
  public var _cVarArgObject: any CVarArg { NSString(string: stringValue) }
  /// Its text as an argument of a C function.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
