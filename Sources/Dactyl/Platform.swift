// Unoptimised code calls the C library for square roots and rounding. Importing it here has it
// linked into programs that import nothing but Dactyl; optimised and Embedded builds do not need
// it.
#if !hasFeature(Embedded)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif
#endif
