const globals = new URL('./globals.mjs', import.meta.url).href;

/** What tests import as `@jest/globals` is that of the file that runs. */
export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context);
