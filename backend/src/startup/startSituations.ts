import { type AnyRow, sections } from '@coop/domain';
import { starterSituations } from '@coop/domain/sections/necesito/starterSituations';
import type { INestApplication } from '@nestjs/common';
import { noteOnce } from '../platform/database/installation.js';
import { completeRow } from '../resource/rows/completeRow.js';
import { RowWriter } from '../resource/rows/row-writer.js';

const section = sections['sitio/necesito'];

/**
 * Gives an installation what its members may need, once, as drafts: what an entity tells somebody in trouble, it has read
 * and published itself.
 */
export async function startSituations(app: INestApplication): Promise<void> {
  const writer = app.get(RowWriter, { strict: false });
  await writer.together(async (batch) => {
    if (!(await noteOnce(batch.tx, 'situaciones', 'iniciales'))) return;
    for (const draft of starterSituations) {
      const after: AnyRow = completeRow(section, draft, null, new Date());
      await writer.insert({ section, action: 'crear', after }, undefined, batch);
    }
  });
}
