import { type AnyRow, sections } from '@coop/domain';
import { starterPages } from '@coop/domain/sections/paginas/starterPages';
import type { INestApplication } from '@nestjs/common';
import { noteOnce } from '../platform/database/installation.js';
import { completeRow } from '../resource/rows/completeRow.js';
import { RowWriter } from '../resource/rows/row-writer.js';
import { TableStore } from '../resource/rows/table-store.js';

const [section, redirections] = [sections['sitio/paginas'], sections['sitio/redirecciones']];

/**
 * Gives an installation the pages that any cooperative is asked for, once, as drafts for its staff to adapt. Where one of
 * before stands at such an address, or leads away from it, that stays.
 */
export async function startPages(app: INestApplication): Promise<void> {
  const writer = app.get(RowWriter, { strict: false });
  const tables = app.get(TableStore, { strict: false });
  await writer.together(async (batch) => {
    if (!(await noteOnce(batch.tx, 'paginas', 'iniciales'))) return;
    const taken = async (of: typeof section | typeof redirections, field: string, values: string[]) =>
      tables.findTaken(of, field, values, batch.tx);
    const addresses = starterPages.map(({ ruta }) => ruta);
    const [written, moved, slugs] = [
      await taken(section, 'ruta', addresses),
      await taken(redirections, 'desde', addresses),
      await taken(
        section,
        'slug',
        starterPages.map(({ slug }) => slug),
      ),
    ];
    for (const draft of starterPages) {
      if (written.has(draft.ruta) || moved.has(draft.ruta) || slugs.has(draft.slug)) continue;
      const after: AnyRow = completeRow(section, section.draft.parse(draft), null, new Date());
      await writer.insert({ section, action: 'crear', after }, undefined, batch);
    }
  });
}
