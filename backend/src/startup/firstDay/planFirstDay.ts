import { type AnyRow, type AnySection, faultsToPublish, sections, todayInLaPaz } from '@coop/domain';
import { proposedHolidays } from '@coop/domain/sections/feriados/proposedHolidays';
import type { INestApplication } from '@nestjs/common';
import { byFile } from '../../platform/auth/byFile.js';
import { Problem } from '../../platform/http/problem.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import type { FirstDay } from './readFirstDay.js';

/** A row to write; `section` says whether it is published too. */
export type Planned = { section: AnySection; row: AnyRow };
export type Plan = { planned: readonly Planned[]; faults: Readonly<Record<string, string>>; kept: readonly string[] };

/** The place of what nobody wrote one by one. */
const BY_RULE = 'gestiones';

type Wanted = { section: AnySection; place: string; draft: Record<string, unknown>; key: readonly string[] };

const { usuarios, 'sitio/entidad': entidad, 'sitio/agencias': agencias, 'sitio/feriados': feriados } = sections;

/**
 * What the file asks for and is not there yet, all of it held to the rules of the panel. What is there stays as somebody left it:
 * a first day has been once.
 */
export async function planFirstDay(app: INestApplication, file: FirstDay): Promise<Plan> {
  const resources = app.get(ResourceService, { strict: false });
  const known = await knownKeys(app);
  const planned: Planned[] = [];
  const faults = faultsOfAdministrador(file);
  const kept: string[] = [];
  const places = new Map<string, string>();
  for (const { section, place, draft, key } of wantedBy(file)) {
    const name = nameOf(
      section,
      key.map((field) => draft[field]),
    );
    const twice = places.get(name);
    places.set(name, place);
    if (twice && place.startsWith(BY_RULE)) continue;
    if (twice) faults[place] = `Dice lo mismo que ${twice}`;
    else if (known.has(name))
      kept.push(`${section.label.one}: ${key.map((field) => draft[field]).join(' ') || 'ya hay una'}`);
    else
      try {
        const row = await resources.prepareRow(section, byFile, draft);
        note(faults, place, section.kind === 'publication' ? faultsToPublish(section, row, todayInLaPaz()) : {});
        planned.push({ section, row });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        note(faults, place, error.details.errors ?? { '': error.detail });
      }
  }
  return { planned, faults, kept };
}

/** Staff are written before the administrador is invited, who would then be whatever else the file says of that address. */
function faultsOfAdministrador({ administrador, usuarios: staff }: FirstDay): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [at, { email, rol }] of staff.entries())
    if (email === administrador && rol !== 'administrador')
      faults[`usuarios.${at}.rol`] = 'Es la dirección de «administrador»: diga el mismo rol, o quítela';
  return faults;
}

function wantedBy({ entidad: who, usuarios: staff, agencias: offices, gestiones, feriados: days }: FirstDay): Wanted[] {
  const holiday = { section: feriados, key: ['fecha', 'ambito', 'departamento'] };
  return [
    ...(who ? [{ section: entidad, place: 'entidad', draft: who, key: [] }] : []),
    ...staff.map((draft, at) => ({ section: usuarios, place: `usuarios.${at}`, draft, key: ['email'] })),
    ...offices.map((draft, at) => ({ section: agencias, place: `agencias.${at}`, draft, key: ['nombre'] })),
    ...days.map((draft, at) => ({ ...holiday, place: `feriados.${at}`, draft })),
    // Last: what a decree says of a day has the word.
    ...gestiones.flatMap((gestion) =>
      proposedHolidays(gestion).map((draft) => ({ ...holiday, place: `${BY_RULE} ${gestion}`, draft: { ...draft } })),
    ),
  ];
}

/** What rows of those sections are there already, by what tells them apart. */
async function knownKeys(app: INestApplication): Promise<ReadonlySet<string>> {
  const resources = app.get(ResourceService, { strict: false });
  const known = new Set<string>();
  for (const [section, key] of [
    [entidad, []],
    [usuarios, ['email']],
    [agencias, ['nombre']],
    [feriados, ['fecha', 'ambito', 'departamento']],
  ] as const) {
    const { pages } = await resources.findAll(section, byFile, { filter: {} });
    for await (const rows of pages)
      for (const row of rows)
        known.add(
          nameOf(
            section,
            key.map((field) => row[field]),
          ),
        );
  }
  return known;
}

const nameOf = ({ name }: AnySection, values: readonly unknown[]) =>
  JSON.stringify([name, ...values.map((value) => value ?? null)]);

function note(faults: Record<string, string>, place: string, errors: Readonly<Record<string, string>>) {
  for (const [field, rule] of Object.entries(errors)) faults[[place, field].filter(Boolean).join('.')] ??= rule;
}
