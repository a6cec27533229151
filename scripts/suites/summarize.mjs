/**
 * Prints skipped suites and how to run them, unstable files, failures and, as the last line, the totals. Sets the exit
 * code.
 * @param {{ results: import('./runProofs.mjs').Result[], failedSteps?: string[], notes?: string[] }} options
 */
export function summarize({ results, failedSteps = [], notes = [] }) {
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
    results.reduce((sum, one) => sum + one[key], 0),
  );
  console.log('');
  for (const note of notes) console.log(`Omitido: ${note}`);
  for (const { file, suite } of results.filter(({ isUnstable }) => isUnstable))
    console.log(`Inestable: ${file} (${suite})`);
  const cut = results.filter((result) => result.cut > 0);
  if (cut.length > 0) console.log(`El reloj no dejó terminar: ${cut.map(({ file }) => file).join(', ')}`);
  for (const step of failedSteps) console.log(`Falló: ${step}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || failedSteps.length > 0 ? 1 : 0;
}
