import { countOf, readBackup, requireWhole } from '../backups/manifest.js';
import { restoreBackup } from '../backups/restoreBackup.js';
import { runCommand } from './runTask.js';

/** `node backend/dist/startup/restaurar.js carpeta`: restores a backup into the empty database of the settings. */
await runCommand('restaurar', async ({ folder, files, onDatabase }) => {
  const manifest = await readBackup(folder);
  await onDatabase('new', (ground) => restoreBackup({ folder, manifest }, ground, files));
  requireWhole(manifest, 'La copia se restauró');
  return `Restaurada la copia del ${manifest.hechoEn}: ${countOf(manifest)}, iguales a los guardados.`;
});
