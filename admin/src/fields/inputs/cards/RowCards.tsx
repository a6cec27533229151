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
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<number>(undefined);
  const next = useRef<string>(undefined);
  const ids = fields.map(({ id }) => id);
  const areFolded = ids.length > 0 && ids.every((id) => folded.has(id));

  // Whoever moves a card by the keys goes on moving it; whoever adds one writes in it.
  useEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });

  const fold = (id: string, isFolded: boolean) =>
    setFolded((all) => new Set(isFolded ? [...all, id] : [...all].filter((one) => one !== id)));
  const moveTo = (from: number, to: number, by: 'handle' | 'up' | 'down' = 'handle') => {
    if (to < 0 || to >= ids.length || to === from) return;
    move(from, to);
    setSaid(`Ahora es el ${to + 1} de ${ids.length}`);
    next.current = `[data-ficha="${ids[from]}"] [data-mueve="${by}"]`;
  };
  const add = () => {
    append(emptyRow(field.fields), { shouldFocus: false });
    next.current = ':scope > li:last-child [data-campo] :is(input, textarea, [role=combobox])';
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, width: '100%' }}>
      {ids.length > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${ids.length} en este orden`}
          </Typography>
          <Button size="small" onClick={() => setFolded(new Set(areFolded ? [] : ids))}>
            {areFolded ? 'Desplegar todos' : 'Plegar todos'}
          </Button>
        </Box>
      )}
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 }}>
        {ids.map((id, at) => (
          <RecordContextProvider key={id} value={{}}>
            <InRow at={at}>
              <RowCard
                {...{ id, at, field, section, path, held }}
                source={getSource(String(at))}
                count={ids.length}
                isFolded={folded.has(id)}
                onFold={(isFolded) => fold(id, isFolded)}
                onMove={(to, by) => moveTo(at, to, by)}
                onDrop={(to) => held.current !== undefined && moveTo(held.current, to)}
                onRemove={() => remove(at)}
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
