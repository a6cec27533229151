import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.mjs';
import { findChromium } from './findChromium.mjs';

// Behind a firewall a download may hang instead of failing.
const patienceMs = 5 * 60_000;

/**
 * Finds a Chromium, or installs one (Playwright's, else the system's as root).
 * @returns {string}
 */
export function getChromium() {
  const found = findChromium();
  if (found) {
    console.log(`Navegador: ${found}`);
    return found;
  }
  for (const [title, command, args] of ways()) {
    console.log(`No hay Chromium. ${title}`);
    if (spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout: patienceMs }).status !== 0) continue;
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No hay Chromium y no se pudo instalar. Instálelo y diga dónde está: CHROMIUM_PATH=/ruta/chromium npm test',
  );
}

function ways() {
  const isRoot = process.getuid?.() === 0;
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  return [
    [
      'Descargando el de Playwright…',
      process.execPath,
      [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'],
    ],
    ...(isRoot
      ? [
          ['Actualizando la lista de paquetes del sistema…', 'apt-get', ['update']],
          ...['chromium-headless-shell', 'chromium'].map((name) => [
            `Instalando ${name} del sistema…`,
            'apt-get',
            ['install', '-y', '--no-install-recommends', name],
          ]),
        ]
      : []),
  ];
}
