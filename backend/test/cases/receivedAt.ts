import { type AnyRow, type AnySection, sections } from '@coop/domain';
import { validate } from '../../src/platform/http/schema.pipe.js';
import { completeRow } from '../../src/resource/rows/completeRow.js';
import { RowWriter } from '../../src/resource/rows/row-writer.js';
import type { TestApp } from '../support/startApp.js';

/** Inserts a submission with the given reception time, using the shared row writer. */
export async function receivedAt(
  { app }: TestApp,
  name: keyof typeof sections,
  instant: string,
  values: Record<string, unknown>,
): Promise<AnyRow> {
  const section: AnySection = sections[name];
  const draft = validate(section.draft(), values) as Record<string, unknown>;
  const after = completeRow(section, draft, null, new Date(instant));
  await app.get(RowWriter, { strict: false }).insert({ section, action: 'crear', after });
  return after;
}
