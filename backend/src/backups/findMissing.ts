import type { Ground } from '../platform/database/ground/ground.js';
import { findTables } from '../platform/database/ground/tables.js';
import { isPreset } from '../resource/files/pictures/presets.js';
import { fileKey, pathOfKey } from '../resource/files/storage/fileKey.js';

type Named = { clave: string; sha256: string; presets: string[] };

/** Tables whose rows name files. */
const NAMING = ['archivos', 'archivos_versiones'];

/** The files that rows name and that are not among those, or not with the bytes that their row says; by their path. */
export async function findMissing(ground: Ground, there: Readonly<Record<string, string>>): Promise<string[]> {
  const tables = (await findTables(ground)).filter(
    ({ name, columns }) => NAMING.includes(name) && columns.includes('clave'),
  );
  const missing: string[] = [];
  for (const { name } of tables) {
    const named = await ground.query<Named>(
      `select clave, sha256, array(select jsonb_object_keys(variantes)) as presets from ${name} order by clave`,
    );
    for (const { clave, sha256, presets } of named) {
      const original = pathOfKey(fileKey(clave));
      if (there[original] !== sha256) missing.push(original);
      const variants = presets.filter(isPreset).map((preset) => pathOfKey(fileKey(clave, preset)));
      missing.push(...variants.filter((path) => !there[path]));
    }
  }
  return missing;
}
