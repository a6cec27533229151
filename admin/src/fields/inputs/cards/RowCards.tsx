import type { Field, Fields } from '@coop/domain';
import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { RecordContextProvider, useArrayInput, useSourceContext } from 'react-admin';
import { emptyRow } from '../grid/emptyRow';
import { AddRowButton } from './AddRowButton';
import { InRow } from './InRow';
import { RowCard } from './RowCard';

type Props = { label: string; field: Field & { fields: Fields; max: number }; section: string; path: string };

/** The records of a list as cards, in their order: each is moved by its handle, by mouse or arrows, and folded to its title. */
export function RowCards({ label, field, section, path }: Props) {
  const { fields, append, move, remove } = useArrayInput();
  const { getSource } = useSourceContext();
  // By place: as the record is loaded again, after each save too, the form takes all of them for others.
  const [folded, setFolded] = useState<readonly boolean[]>([]);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<number>(undefined);
  const next = useRef<string>(undefined);
  const ids = fields.map(({ id }) => id);
  const areFolded = ids.length > 0 && ids.every((_, at) => folded[at]);

  // Whoever moves a card by the keys goes on moving it; whoever adds one writes in it; whoever takes one out is at the next.
  useEffect(() => {
    if (next.current) box.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });

  /** The folded ones once `change` was done to their places. */
  const refold = (change: (all: boolean[]) => readonly boolean[]) =>
    setFolded((all) => change(ids.map((_, at) => all[at] ?? false)));
  const moveTo = (from: number, to: number, by: 'handle' | 'up' | 'down' = 'handle') => {
    if (to < 0 || to >= ids.length || to === from) return;
    move(from, to);
    refold((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from] ?? false));
    setSaid(`Ahora es el ${to + 1} de ${ids.length}`);
    // At either end its own button is off.
    const lasting = by === 'up' && to === 0 ? 'down' : by === 'down' && to === ids.length - 1 ? 'up' : by;
    next.current = `[data-ficha="${ids[from]}"] [data-mueve="${lasting}"]`;
  };
  const add = () => {
    append(emptyRow(field.fields), { shouldFocus: false });
    refold((all) => [...all, false]);
    next.current = ':scope > ul > li:last-child [data-campo] :is(input, textarea, [role=combobox])';
  };
  const takeOut = (at: number) => {
    remove(at);
    refold((all) => all.toSpliced(at, 1));
    setSaid(`Se quitó el ${at + 1} de ${ids.length}`);
    const neighbour = ids[at + 1] ?? ids[at - 1];
    next.current = neighbour ? `[data-ficha="${neighbour}"] [data-pliega]` : ':scope > [data-anade]';
  };

  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1.5, minWidth: 0, width: '100%' }}>
      {ids.length > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${ids.length} en este orden`}
          </Typography>
          <Button size="small" onClick={() => refold((all) => all.map(() => !areFolded))}>
            {areFolded ? 'Desplegar todos' : 'Plegar todos'}
          </Button>
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 }}>
        {ids.map((id, at) => (
          <RecordContextProvider key={id} value={{}}>
            <InRow at={at}>
              <RowCard
                {...{ id, at, field, section, path, held }}
                source={getSource(String(at))}
                count={ids.length}
                isFolded={folded[at] ?? false}
                onFold={(isFolded) => refold((all) => all.with(at, isFolded))}
                onMove={(to, by) => moveTo(at, to, by)}
                onDrop={(to) => held.current !== undefined && moveTo(held.current, to)}
                onRemove={() => takeOut(at)}
              />
            </InRow>
          </RecordContextProvider>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {ids.length < field.max && <AddRowButton label={label} onAdd={add} />}
    </Box>
  );
}
