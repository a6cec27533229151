const { default: Sequencer } = require('@jest/test-sequencer');

/** Starts the files that took longest when they last passed, so that no worker ends long after the others. */
module.exports = class LongestFirst extends Sequencer {
  async sort(tests) {
    const { keyOf, readLedger } = await import('./ledger.mjs');
    const ledger = readLedger();
    const secondsOf = ({ path: file, context }) =>
      ledger.get(keyOf({ file: file.slice(context.config.rootDir.length + 1), suite: context.config.displayName.name }))
        ?.seconds ?? Infinity;
    const seconds = new Map(tests.map((test) => [test, secondsOf(test)]));
    return super.sort(tests).sort((a, b) => (seconds.get(a) === seconds.get(b) ? 0 : seconds.get(b) - seconds.get(a)));
  }
};
