const { writeFileSync } = require('node:fs');
const path = require('node:path');

/** Jest reporter: writes to `outputFile` what each test file of each project came to. */
module.exports = class JestReport {
  results = [];

  constructor({ rootDir }, { outputFile }) {
    Object.assign(this, { rootDir, outputFile });
  }

  onTestResult({ path: file, context }, result) {
    const { numPassingTests, numFailingTests, numPendingTests, numTodoTests, perfStats } = result;
    this.results.push({
      file: path.relative(this.rootDir, file).replaceAll('\\', '/'),
      suite: context.config.displayName.name,
      seconds: (perfStats.end - perfStats.start) / 1000,
      passed: numPassingTests,
      // A file that could not be loaded has no test that failed.
      failed: Math.max(numFailingTests, result.testExecError ? 1 : 0),
      skipped: numPendingTests + numTodoTests,
    });
  }

  onRunComplete() {
    writeFileSync(this.outputFile, JSON.stringify(this.results));
  }
};
