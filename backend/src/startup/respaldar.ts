import { noteBackup } from '../backups/lastBackup.js';
import { countOf, makeBackupFolder, requireWhole } from '../backups/manifest.js';
import { writeBackup } from '../backups/writeBackup.js';
import { runCommand } from './runTask.js';

/** `node backend/dist/startup/respaldar.js carpeta`: backs up the database and the files of the settings. */
await runCommand('respaldar', async ({ folder, files, onDatabase }) => {
  await makeBackupFolder(folder, files);
  const manifest = await onDatabase('existing', async (ground) => {
    const made = await writeBackup(ground, files, folder);
    requireWhole(made, `La copia está en ${folder}`);
    await noteBackup(ground, made.hechoEn);
    return made;
  });
  return `Copia en ${folder}: ${countOf(manifest)}.`;
});
