import {
  type AnyRow,
  type AnySection,
  assigns,
  can,
  fields,
  findTransition,
  orderSchema,
  ordersOf,
} from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { versionRequired } from '../../platform/http/version/version-tag.interceptor.js';
import { ResourceService, type Write } from './resource.service.js';
import { RowStores } from './row-stores.js';
import { RowWriter } from './row-writer.js';
import { titleFor, writeResponse } from './visibility.js';

export const bulkActions = ['publicar', 'archivar', 'descartar', 'readmitir', 'anular', 'eliminar'] as const;
export type BulkAction = (typeof bulkActions)[number];
/** Bulk assignment: runs, for each case, the order of its state that assigns it. */
export const ASSIGNING = 'asignar';

const MAX_ROWS = 100;
const chosen = z.strictObject({
  id: fields.id().schema(),
  version: z.int('Escriba la versión del registro').meta({ examples: [3] }),
});

const registros = z
  .array(chosen, 'Elija los registros')
  .min(1, 'Elija al menos un registro')
  .max(MAX_ROWS, `Como máximo ${MAX_ROWS} registros`)
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Un registro está repetido')
  .meta({ examples: [[{ id: '0197a4c2-1a2b-7c3d-8e4f-5a6b7c8d9e0f', version: 3 }]] });

const bulkSchema = z.strictObject({ registros }).meta({ id: 'RegistrosElegidos' });

/** Returns the bulk schema of an order, including the fields that it requires, shared by all rows. */
export const bulkSchemaOf = (section: AnySection, action: BulkAction): z.ZodObject => {
  const transition = findTransition(section, action);
  return transition?.requires ? (orderSchema(section, transition) as z.ZodObject).extend({ registros }) : bulkSchema;
};

export const bulkAssignSchema = z
  .strictObject({ registros, asignadoA: fields.member('Asignado a').schema() })
  .meta({ id: 'RegistrosAsignados' });

const whateverRows = z.looseObject({ registros: z.array(z.looseObject({})) });

type BulkSelection = z.output<typeof chosen>;
type Ordered = { registros: AnyRow[] };
export type Falla = NonNullable<Problem['details']['fallas']>[number];

@Injectable()
export class BulkService {
  constructor(
    private readonly resources: ResourceService,
    private readonly stores: RowStores,
    private readonly writer: RowWriter,
  ) {}

  order(section: AnySection, staff: Staff, action: BulkAction, sent: unknown): Promise<Ordered> {
    requireVersions(sent);
    const { registros, ...body } = validate(bulkSchemaOf(section, action), sent);
    return this.all(section, staff, registros as BulkSelection[], ({ id, version }) =>
      action === 'eliminar'
        ? this.resources.prepareRemoval(section, staff, id, { version })
        : this.resources.prepareOrder(section, staff, id, action, { version }, body),
    );
  }

  /** Assigns cases, each by the first order of its state that assigns: the one that starts its work, or `asignar`. */
  assign(section: AnySection, staff: Staff, sent: unknown): Promise<Ordered> {
    requireVersions(sent);
    const { registros, asignadoA } = validate(bulkAssignSchema, sent);
    return this.all(section, staff, registros, async ({ id, version }) => {
      const row = await this.resources.stored(section, id, staff);
      const order = ordersOf(section, row).find(
        ({ name, transition }) => assigns(transition) && can(staff.rol, name, section),
      );
      // A closed case has no such order: `asignar` then fails with the reason and the possible orders.
      const name = order?.name ?? ASSIGNING;
      return this.resources.prepareOrder(section, staff, id, name, { version }, { asignadoA });
    });
  }

  private async all(
    section: AnySection,
    staff: Staff,
    registros: BulkSelection[],
    prepare: (row: BulkSelection) => Promise<Write>,
  ): Promise<Ordered> {
    // Fixed lock order: concurrent orders on the same rows wait instead of deadlocking.
    registros.sort((a, b) => a.id.localeCompare(b.id));
    const fallas: Falla[] = [];
    const writes: { row: BulkSelection; write: Write }[] = [];
    // All rows are checked before any write, so that every failure is reported.
    for (const row of registros) {
      const write = await prepare(row).catch(this.noting(section, staff, row, fallas));
      if (write) writes.push({ row, write });
    }
    refuse(fallas);
    await this.writer
      .together(async (batch) => {
        for (const { row, write } of writes) await write(batch).catch(this.failing(section, row));
      })
      .catch((error: unknown) => {
        if (error instanceof RowRejected) refuse([error.falla]);
        throw error;
      });
    const rows = await Promise.all(registros.map(({ id }) => this.stores.of(section).find(section, id)));
    return { registros: rows.flatMap((row) => (row ? [writeResponse(staff, section, row)] : [])) };
  }

  private noting =
    (section: AnySection, staff: Staff, row: BulkSelection, fallas: Falla[]) => async (error: unknown) => {
      fallas.push(await this.fallaOf(section, staff, row, error));
      return undefined;
    };

  /** Wraps a failure without its title: the pool may have no second connection. */
  private failing =
    (section: AnySection, { id }: BulkSelection) =>
    (error: unknown) => {
      throw new RowRejected({ id, titulo: section.label.one, errores: errorsOf(error) });
    };

  private async fallaOf(section: AnySection, staff: Staff, { id }: BulkSelection, error: unknown): Promise<Falla> {
    const errores = errorsOf(error);
    const row = await this.stores.of(section).find(section, id);
    // A row that the role can't read has no title and looks like a missing one.
    const isKnown = row && (error as Problem).codigo !== 'no_encontrado';
    if (!isKnown) return { id, titulo: 'Registro no encontrado', errores };
    return { id, titulo: titleFor(staff, section, row) ?? section.label.one, errores };
  }
}

/** Throws when any row of the order lacks its version. */
function requireVersions(sent: unknown) {
  const rows = whateverRows.safeParse(sent).data?.registros ?? [];
  const missing = rows.flatMap(({ version }, at) => (version === undefined ? [`registros.${at}.version`] : []));
  if (missing.length > 0)
    throw versionRequired(Object.fromEntries(missing.map((path) => [path, 'Escriba la versión del registro'])));
}

class RowRejected extends Error {
  constructor(readonly falla: Falla) {
    super('A row refused the order');
  }
}

/** Returns messages by field; a message about the whole row has an empty name. Rethrows other errors. */
export function errorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof Problem) || error.codigo === 'sin_permiso') throw error;
  return error.details.errors ?? { '': error.detail };
}

/** Throws the failures of the rows, if there are any. */
export function refuse(fallas: Falla[]) {
  if (fallas.length === 0) return;
  const some = fallas.length === 1 ? '1 registro no lo permite' : `${fallas.length} registros no lo permiten`;
  throw new Problem('lote_rechazado', `No se cambió ningún registro: ${some}.`, { fallas });
}
