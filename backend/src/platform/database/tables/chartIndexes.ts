import { type AnySection, type Field, isPhase } from '@coop/domain';
import { index, type PgColumn, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { namedIn } from './listedFields.js';
import { snakeCase } from './names.js';

type ColumnOf = (name: string) => PgColumn;

/**
 * What the charts of a form count by, in an index for each of their two questions: what came in, and how it was answered. Charts add
 * up the rows of a year, and an index that holds all that they add up is read in the place of the rows, which are many times as large.
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
            ...(term.agency ? [term.agency] : []),
            ...oportunidad.cases.flatMap(({ when }) => namedIn(when)),
          ]),
        ],
      }),
  };
}
