import {
  type AnySection,
  type Field,
  type Fields,
  formatDate,
  formatDateTime,
  formatNumber,
  formatShortDate,
  formatValue,
  isAuthored,
  isInternal,
  type Row,
  sections,
} from '@coop/domain';
import type { Pago } from '@coop/domain/calculators';
import { dayInLaPaz } from '@coop/domain/calendar';
import { nombreCompleto } from '@coop/domain/sections/shared/persona/nombreCompleto';
import type { Pairs } from '../../cases/documents/layoutBlocks.js';
import type { Letter } from '../../cases/documents/makeLetter.js';

export type Application = Row<(typeof sections)['contactanos/solicitudes-creditos']>;
type Names = ReadonlyMap<string, string>;

const section: AnySection = sections['contactanos/solicitudes-creditos'];
const columns: readonly (readonly [string, (pago: Pago) => string])[] = [
  ['N°', ({ numero }) => String(numero)],
  ['Fecha', ({ fecha }) => formatShortDate(fecha)],
  ['Capital', ({ capital }) => formatNumber(capital, 2)],
  ['Interés', ({ interes }) => formatNumber(interes, 2)],
  ['Seguro', ({ seguro }) => formatNumber(seguro, 2)],
  ['Cargos', ({ cargos }) => formatNumber(cargos, 2)],
  ['Cuota total', ({ total }) => formatNumber(total, 2)],
  ['Saldo', ({ saldo }) => formatNumber(saldo, 2)],
];

/** Data by group, simulated plan and consent. `named`: titles of referenced rows. */
export function applicationForm(row: Application, plan: readonly Pago[], named: Names, oficial: string | null): Letter {
  const parts = section.groups.map(({ label, fields }) => ({ titulo: label, datos: pairsOf(fields, row, named) }));
  return {
    titulo: 'Solicitud de crédito',
    codigo: `N° ${row.codigo}`,
    datos: [
      ['Solicitante', nombreCompleto(row)],
      ['Recibida', `${formatDateTime(row.creadoEn)} (hora de Bolivia)`],
      ['Oficial de crédito', oficial],
    ],
    partes: [
      ...parts.filter(({ datos }) => datos.length > 0),
      ...(plan.length > 0
        ? [
            {
              titulo: 'Plan de pagos simulado',
              datos: [],
              tabla: { columnas: columns.map(([name]) => name), filas: plan.map(lineOf) },
            },
          ]
        : []),
    ],
    parrafos: [
      ...(plan.length > 0
        ? [
            `El plan es el que calculó el simulador el ${formatDate(row.simuladoEn ?? dayInLaPaz(row.creadoEn))}; es referencial y no obliga a la entidad ni al solicitante.`,
          ]
        : []),
      ...consentOf(row),
      'La presente solicitud no constituye aprobación ni compromiso de desembolso.',
      'Declaro que los datos de esta solicitud son verdaderos y firmo en constancia.',
    ],
    firmas: [
      { nombre: nombreCompleto(row), cargo: `Solicitante · documento ${documentOf(row)}` },
      { nombre: oficial ?? '', cargo: 'Oficial de crédito' },
    ],
  };
}

const lineOf = (pago: Pago) => columns.map(([, cell]) => cell(pago));

/** Unmasked, because it is signed. */
const documentOf = ({ numeroDocumento, complemento, expedidoEn }: Application) =>
  [numeroDocumento, complemento, expedidoEn].filter(Boolean).join(' ');

const consentOf = ({ politicaVersion, consentimientoEn }: Application) =>
  politicaVersion && consentimientoEn
    ? [
        `Aceptó el tratamiento de sus datos personales el ${formatDateTime(consentimientoEn)}, según la política de privacidad en su versión ${politicaVersion}.`,
      ]
    : [];

const pairsOf = (names: readonly string[], row: Application, named: Names): Pairs =>
  names.flatMap((name): Pairs => {
    const field = section.fields[name] as Field;
    const value = (row as Record<string, unknown>)[name];
    if (name === 'numeroDocumento') return [[field.label, documentOf(row)]];
    if (['complemento', 'expedidoEn'].includes(name) || !isStatement(field)) return [];
    const text = field.fields ? linesOf(field.fields, value, named) : formatValue(field, value, { row, named });
    return text ? [[field.label, text]] : [];
  });

const isStatement = (field: Field) => !isInternal(field) && (isAuthored(field) || field.presence === 'managed');

/** Formats a list of records, one per line: «Dependiente · Contadora · Años en esa actividad: 6 · Bs 6.500,00». */
const linesOf = (fields: Fields, value: unknown, named: Names): string =>
  (Array.isArray(value) ? value : [])
    .map((record: Record<string, unknown>) =>
      Object.entries<Field>(fields)
        .map(([name, field]) => inLine(field, formatValue(field, record[name], { row: record, named })))
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n');

/** Labels integers, which are unclear alone. */
const inLine = ({ kind, label }: Field, value: string | undefined) =>
  value && kind === 'integer' ? `${label}: ${value}` : value;
