// Names for headers; see module.modulemap. All there is lies in the Swift module, except for what `@UIApplicationMain`
// has the compiler look for in C: in place of names it gets and hands on the classes themselves.
int UIApplicationMain(int argc, char **argv, void *principal, void *delegate);
