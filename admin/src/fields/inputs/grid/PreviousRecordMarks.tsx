import type { Field, Fields } from '@coop/domain';
import { Typography } from '@mui/material';
import { createContext, type RefObject, useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useDebounced } from '../../../ground/queries/useDebounced';
import { comparable, rowChanges } from '../../facts/rowChanges';

/** The previous record and its title. Cells that differ from it are highlighted. */
type PreviousRecord = { titulo: string; valores: Readonly<Record<string, unknown>> };

export const PreviousRecordContext = createContext<PreviousRecord | undefined>(undefined);

type Row = Readonly<Record<string, unknown>>;
type Props = { name: string; columns: Fields; box: RefObject<HTMLDivElement | null>; previous: PreviousRecord };

const MARK = 'data-cambio';

/** Highlights and counts the cells that differ from the previous record. Debounced while the user types. */
export function PreviousRecordMarks({ name, columns, box, previous: { titulo, valores } }: Props) {
  const rows = useDebounced((useWatch({ name }) ?? []) as Row[]);
  const before = valores[name];
  const changes = useMemo(
    () => rowChanges(plain(columns, (before ?? []) as Row[]), plain(columns, rows)),
    [columns, before, rows],
  );
  const cells = useMemo(
    () =>
      changes.flatMap((change) => {
        if (change.kind === 'removed') return [];
        const was: Row = change.kind === 'changed' ? change.before : {};
        const is: Row = change.kind === 'changed' ? change.after : change.row;
        return Object.keys(columns).flatMap((column) =>
          text(was[column]) === text(is[column]) ? [] : [`${change.at - 1}.${column}`],
        );
      }),
    [changes, columns],
  );
  useEffect(() => {
    const all = box.current?.querySelectorAll(`[data-celda]`) ?? [];
    for (const cell of all) cell.toggleAttribute(MARK, cells.includes(cell.getAttribute('data-celda') ?? ''));
  }, [cells, box]);

  const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
  const counts = [
    [count('changed'), 'fila cambiada', 'filas cambiadas'],
    [count('added'), 'fila nueva', 'filas nuevas'],
    [count('removed'), 'fila quitada', 'filas quitadas'],
  ] as const;
  const words = counts.flatMap(([many, one, several]) => (many > 0 ? [`${many} ${many === 1 ? one : several}`] : []));
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {words.length > 0
        ? `Respecto de «${titulo}»: ${words.join(', ')}. Lo que cambió está marcado.`
        : `Dice lo mismo que «${titulo}».`}
    </Typography>
  );
}

/** Returns the rows as stored, without empty values, so a figure in another notation is not a change. */
const plain = (columns: Fields, rows: readonly Row[]): Record<string, unknown>[] =>
  rows.map((row) =>
    comparable(
      Object.fromEntries(
        Object.entries<Field>(columns).map(([column, { schema }]) => {
          const read = schema().safeParse(row[column]);
          return [column, read.success ? read.data : row[column]];
        }),
      ),
    ),
  ) as Record<string, unknown>[];

const text = (value: unknown) => JSON.stringify(value ?? null);
