/** @typedef {{ passed: number, failed: number, skipped: number, unstable?: string[] }} Counts */

/**
 * Prints what was left out and how to run it, what passed only when it was run again, what failed, and the sum of all suites as the last line; sets the exit code.
 * @param {{ counts: Counts[], failedSteps?: string[], notes?: string[] }} results
 */
export function summarize({ counts, failedSteps = [], notes = [] }) {
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
    counts.reduce((sum, one) => sum + one[key], 0),
  );
  console.log('');
  for (const note of notes) console.log(`Omitido: ${note}`);
  for (const journey of counts.flatMap(({ unstable = [] }) => unstable)) console.log(`Inestable: ${journey}`);
  for (const step of failedSteps) console.log(`Falló: ${step}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || failedSteps.length > 0 ? 1 : 0;
}
