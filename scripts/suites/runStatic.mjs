import { checkTypes } from './checkTypes.mjs';
import { runStep } from './runStep.mjs';

/** Style and types. @returns {Promise<string[]>} the names of the steps that failed */
export async function runStatic() {
  const style = await runStep('Estilo (biome)', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']);
  const types = await checkTypes();
  return [...(style ? [] : ['estilo']), ...(types ? [] : ['tipos'])];
}
