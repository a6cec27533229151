import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const built = (file) => import(pathToFileURL(path.join(root, file)).href);

/** Prints the product's addresses and accounts. */
export async function printWelcome({ address, warnings, dataDir, logs, seconds }) {
  const { homeOf, rolLabels } = await built('domain/dist/index.js');
  const { knownAccounts, PASSWORD } = await built('demo/dist/ground/knownAccounts.js');
  const accounts = knownAccounts.map(({ email, rol }) => [email, rolLabels[rol], homeOf(rol)]);
  const [first, second] = [0, 1].map((column) => Math.max(...accounts.map((row) => row[column].length)));
  console.log(`
Listo en ${seconds.toFixed(1)} s

  Sitio público          ${address}/
  Panel administrativo   ${address}/administrador

  Cuentas de demostración (contraseña de todas: ${PASSWORD})
${accounts.map(([email, label, home]) => `  ${email.padEnd(first)}   ${label.padEnd(second)}   ${home}`).join('\n')}

  Datos      ${dataDir}
  Registros  ${Object.values(logs)
    .map((log) => path.basename(log))
    .join(' y ')}, en la misma carpeta
${warnings.map((warning) => `\n  ¡Atención! ${warning}\n`).join('')}
Para detener: Ctrl-C`);
}
