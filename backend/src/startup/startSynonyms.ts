import { type AnyRow, sections } from '@coop/domain';
import { starterSynonyms } from '@coop/domain/sections/sinonimos/starterSynonyms';
import type { INestApplication } from '@nestjs/common';
import { noteOnce } from '../platform/database/installation.js';
import { completeRow } from '../resource/rows/completeRow.js';
import { RowWriter } from '../resource/rows/row-writer.js';

const section = sections['sitio/sinonimos'];

/** Gives an installation the words that people say, once: what its staff change or take out stays so. */
export async function startSynonyms(app: INestApplication): Promise<void> {
  const writer = app.get(RowWriter, { strict: false });
  await writer.together(async (batch) => {
    if (!(await noteOnce(batch.tx, 'sinonimos', 'iniciales'))) return;
    for (const draft of starterSynonyms) {
      const after: AnyRow = completeRow(section, draft, null, new Date());
      await writer.insert({ section, action: 'crear', after }, undefined, batch);
    }
  });
}
