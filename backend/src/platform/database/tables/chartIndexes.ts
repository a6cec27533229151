import { type AnySection, type Field, isPhase } from '@coop/domain';
import { index, type PgColumn, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { namedIn } from './listedFields.js';
import { snakeCase } from './names.js';

type ColumnOf = (name: string) => PgColumn;

/**
 * Covering indexes for the charts of a form, one per question: cases received, and cases answered. Charts aggregate a
 * year's rows; an index-only scan avoids the rows, which are many times larger.
 */
export const chartIndexes = (section: AnySection, column: ColumnOf): PgTableExtraConfigValue[] =>
  Object.entries(chartedFields(section)).map(([ending, names]) => {
    const [first, ...others] = names.map(column) as [PgColumn, ...PgColumn[]];
    return index(`${snakeCase(section.name)}_${ending}`).on(first, ...others);
  });

function chartedFields({ fields, submission }: AnySection): Record<string, readonly string[]> {
  const { comparedBy = [], countedBy = [], term } = submission ?? {};
  const counted = [...new Set([...comparedBy, ...countedBy])];
  const { oportunidad } = fields as Record<string, Field>;
  return {
    ...(counted.length > 0 && { recibidos: ['creadoEn', ...counted] }),
    ...(term &&
      oportunidad &&
      isPhase(oportunidad) && {
        respondidos: [
          ...new Set([
            'respondidoEn',
            'fechaRecepcion',
            'agencia',
            ...oportunidad.cases.flatMap(({ when }) => namedIn(when)),
          ]),
        ],
      }),
  };
}
