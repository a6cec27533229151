import { countOf, readBackup, requireWhole } from '../backups/manifest.js';
import { restoreBackup } from '../backups/restoreBackup.js';
import { runCommand } from './runTask.js';

/** `node backend/dist/startup/restaurar.js carpeta`: restores a backup into the empty database of the settings. */
await runCommand('restaurar', async ({ folder, files, onDatabase }) => {
  const said = await readBackup(folder);
  await onDatabase('new', (ground) => restoreBackup({ folder, said }, ground, files));
  requireWhole(said, 'La copia se restauró');
  return `Restaurada la copia del ${said.hechoEn}: ${countOf(said)}, iguales a los guardados.`;
});
