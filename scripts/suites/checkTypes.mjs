import { buildParts } from '../parts/buildParts.mjs';
import { runStep } from './runStep.mjs';

/**
 * Checks the types of every package, after it builds the API client that e2e tests use. If the client can't be built,
 * the server's type errors explain why.
 * @returns {Promise<boolean>} whether all is well
 */
export async function checkTypes() {
  const fault = await buildParts(console.log, ['client']).catch((error) => error);
  if (fault) console.error(fault.message);
  const types = await runStep('Tipos (tsc)', 'typescript/bin/tsc', ['-b']);
  return types && !fault;
}
