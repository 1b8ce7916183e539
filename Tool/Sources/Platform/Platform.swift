// What the tool needs of the system: the C library, and of Foundation the essentials alone. All of
// Foundation brings tables for every language of the world, 40 MB in a tool that is linked
// statically.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
