const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');
const { collectStorages } = require('./collectStorages.cjs');

// In this process Node imports TypeScript, and `@jest/globals`, from now on.
const here = pathToFileURL(__filename);
register('../../typescript/hooks.mjs', here);
register('./hooks.mjs', here);
process.setSourceMapsEnabled(true);

const globals = import('./globals.mjs');
let imports = 0;

/**
 * Runs test files in Node itself instead of in a virtual machine of their own: what the server is made of is loaded once
 * a worker, not once a file. The rest stays Jest's: workers, names, time limits, reports. Modules cannot be replaced, and
 * a test that changes something global puts it back.
 */
module.exports = class NativeRuntime extends Runtime {
  environment = { ...process.env };
  storages = [];

  /** Asked for the framework that holds the tests of a file: each file gets a new one, with nothing of the last. */
  requireInternalModule(file) {
    delete require.cache[file];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    const { loaded, storages } = collectStorages(() => require(file));
    this.storages.push(...storages);
    return loaded;
  }

  setGlobalsForRuntime(framework) {
    this.framework = { ...framework, jest: this.jestGlobals.jestObjectFor(this._testPath) };
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    // Jest's reader of source maps knows only what Jest compiled; without it Node names lines as they are written.
    delete Error.prepareStackTrace;
    (await globals).publish(this.framework ?? {});
    // The same file may run more than once in this process: in another project, or as it is watched.
    return import(`${pathToFileURL(file)}?${++imports}`);
  }

  /** What a file changed in the environment, or watched, is for the next one as it was. */
  teardown() {
    this.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in this.environment)) delete process.env[name];
    Object.assign(process.env, this.environment);
    // Those of the framework would go on following every promise of this process: after sixty files each cost ninety times as much.
    for (const storage of this.storages) storage.disable();
    super.teardown();
  }
};
