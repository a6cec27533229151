const globals = new URL('./globals.mjs', import.meta.url).href;

/** Resolves `@jest/globals` to the globals of the running test file. */
export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context);
