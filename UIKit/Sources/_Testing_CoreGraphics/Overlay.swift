// A file that imports both Testing and CoreGraphics makes the compiler look for a module of this
// name, which on Apple's platforms attaches pictures to tests. Here there are none to attach; the
// module only has to be found.
