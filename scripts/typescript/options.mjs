/**
 * swc options of what runs from its sources: tests and build steps. `tsc` only checks types.
 * @type {import('@swc/core').Options}
 */
export const options = {
  configFile: false,
  swcrc: false,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
};
