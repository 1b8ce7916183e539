throw new Error(
  "dactyl-gestures is an ES module and cannot be required: write `import { load } from \"dactyl-gestures\"`, " +
    "or `const { load } = await import(\"dactyl-gestures\")` in a CommonJS file.",
);
