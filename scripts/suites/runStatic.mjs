import { checkTypes } from './checkTypes.mjs';
import { runStep } from './runStep.mjs';

/** Checks style and types. @returns {Promise<string[]>} the names of the failed steps */
export async function runStatic() {
  const style = await runStep('Estilo (biome)', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']);
  const types = await checkTypes();
  return [...(style ? [] : ['estilo']), ...(types ? [] : ['tipos'])];
}
