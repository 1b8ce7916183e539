// Deliberately without declarations; see module.modulemap.
