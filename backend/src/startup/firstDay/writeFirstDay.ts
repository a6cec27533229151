import { type AnyRow, sections } from '@coop/domain';
import type { INestApplication } from '@nestjs/common';
import { byFile } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { StarterContent } from '../../resource/starter/starter-content.service.js';
import { type Planned, planFirstDay } from './planFirstDay.js';
import { faultyFile, readFirstDay } from './readFirstDay.js';

const { usuarios } = sections;

/** Writes the missing rows in one transaction, then invites the staff; returns a summary. */
export async function writeFirstDay(app: INestApplication, file: string): Promise<string[]> {
  const firstDay = readFirstDay(file);
  const { planned, faults, existing } = await planFirstDay(app, firstDay);
  if (Object.keys(faults).length > 0) throw faultyFile(file, faults);
  const staff = planned.filter(({ section }) => section === usuarios);
  const others = planned.filter(({ section }) => section !== usuarios);
  const lines: string[] = [];
  await app.get(RowWriter, { strict: false }).together(async (batch) => {
    for (const one of others) await write(app, one, batch);
    lines.push(...counted(others));
    const texts = firstDay.textos ? await app.get(StarterContent, { strict: false }).placeAll(byFile, batch) : [];
    for (const { section, rows } of texts) if (rows > 0) lines.push(`${section.label.many}: ${rows} para empezar`);
  });
  lines.push(...(await inviteStaff(app, staff)));
  if (existing.length > 0) lines.push(`Ya estaban, y quedan como estaban: ${existing.length}`);
  return lines;
}

/** One transaction each: hundreds of accounts would outlast the change readers' window. */
async function inviteStaff(app: INestApplication, staff: readonly Planned[]): Promise<string[]> {
  for (const [at, one] of staff.entries())
    await write(app, one).catch((cause: unknown) => {
      throw new Error(
        `Usuarios: ${at} de ${staff.length}. Lo demás del archivo quedó escrito: repita la orden, que sigue con ${one.row.email}.`,
        { cause },
      );
    });
  return counted(staff);
}

type Batch = Parameters<Parameters<RowWriter['together']>[0]>[0];

async function write(app: INestApplication, { section, row }: Planned, batch?: Batch) {
  const stored = (await app.get(ResourceService, { strict: false }).insert(section, row, byFile, batch)) ?? row;
  if (section.kind !== 'publication') return;
  const after: AnyRow = { ...stored, estado: 'publicado' };
  const change = { section, action: 'publicar', before: stored, after, staff: byFile };
  await app.get(RowWriter, { strict: false }).replace(change, () => new Problem('conflicto'), batch);
}

function counted(planned: readonly Planned[]): string[] {
  const labels = [...new Set(planned.map(({ section }) => section.label.many))];
  return labels.map((label) => `${label}: ${planned.filter(({ section }) => section.label.many === label).length}`);
}
