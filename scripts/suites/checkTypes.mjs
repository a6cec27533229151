import { buildParts } from '../parts/buildParts.mjs';
import { runStep } from './runStep.mjs';

/**
 * Checks the types of every package, once there is the client by which the journeys call the API. Where it can not be made, the
 * types of the server say why better.
 * @returns {Promise<boolean>} whether all is well
 */
export async function checkTypes() {
  const fault = await buildParts(console.log, ['client']).catch((error) => error);
  if (fault) console.error(fault.message);
  const types = await runStep('Tipos (tsc)', 'typescript/bin/tsc', ['-b']);
  return types && !fault;
}
