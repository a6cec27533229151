import { type AnySection, type Field, nameKey } from '@coop/domain';
import { type Line, type Period, type Unit, units } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { z } from 'zod';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import type { Names } from '../../resource/exports/table.js';
import type { CountQuery } from '../counts.repository.js';
import { findListQuery, listAddress } from '../listAddress.js';

export type TrendParameters = { staff: Staff; unit: Unit; periods: readonly Period[]; span: Period };

/** Returns the query of a section's list under a filter; undefined if the user may not read it. */
export function findRows(section: AnySection, { staff }: TrendParameters, filter: object): CountQuery | undefined {
  const query = may(staff, 'leer', section) ? findListQuery(section, staff, filter) : undefined;
  return query && { section, query };
}

export const answeredDuring = ({ desde, hasta }: Period) => ({ respondidoEn_desde: desde, respondidoEn_hasta: hasta });

export const createdIn = ({ desde, hasta }: Period) => ({ creadoEn_desde: desde, creadoEn_hasta: hasta });

export const linesOf = (
  section: AnySection,
  name: string,
  counted: readonly { valor: string | null; cantidad: number }[],
  filter: object,
  names: Names = new Map(),
): Line[] =>
  counted
    .map(({ valor, cantidad }) => ({
      clave: valor ?? '',
      etiqueta: labelOf(section.fields[name] as Field, valor, names),
      cantidad,
      enlace: listAddress(section, { ...filter, [name]: valor }),
    }))
    .sort((a, b) => b.cantidad - a.cantidad || a.etiqueta.localeCompare(b.etiqueta, 'es'));

/** Returns the label of a value, or the name of the row it refers to; «Sin dato» without a value. */
export function labelOf(field: Field, value: string | null, names: Names): string {
  const named = field.to && names.get(nameKey(field, value));
  if (named) return named;
  const choices = field.flow?.states ?? field.choices ?? {};
  return (choices as Record<string, string>)[value ?? ''] ?? value ?? 'Sin dato';
}

const PERIODS = 12;

export function lastPeriods(unit: Unit, today: string): Period[] {
  const periods: Period[] = [];
  for (let hasta = unit === 'mes' ? endOfMonth(today) : endOfWeek(today); periods.length < PERIODS; ) {
    const desde = unit === 'mes' ? `${hasta.slice(0, 7)}-01` : addDays(hasta, -6);
    periods.unshift({ desde, hasta });
    hasta = addDays(desde, -1);
  }
  return periods;
}

const endOfMonth = (day: string) => addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);

const endOfWeek = (day: string) => addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);

export const trendsQuery = z.strictObject({ por: z.enum(units, 'Escriba mes o semana').default('mes') });

export type TrendsQuery = z.output<typeof trendsQuery>;
