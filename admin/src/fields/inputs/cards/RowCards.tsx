import type { Field, Fields } from '@coop/domain';
import Add from '@mui/icons-material/Add';
import { Alert, Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { RecordContextProvider, SourceContextProvider, useSourceContext } from 'react-admin';
import { emptyRow } from '../grid/fillCells';
import { type ChosenFile, ChosenFileContext, fileOfRow, useSeveralFiles } from '../upload/useSeveralFiles';
import { RowCard, titleOfRow } from './RowCard';
import { type Card, type RemovedRow, useCards } from './useCards';

type Props = { label: string; field: Field & { fields: Fields; max: number }; section: string; path: string };

/** Reorderable cards of a repeated group. Cards move by drag and drop or arrow keys, and collapse to their title. */
export function RowCards({ label, field, section, path }: Props) {
  const { getSource } = useSourceContext();
  const { cards, removed, ...list } = useCards();
  // Moves the focus after each action: to the moved card's button, to a new card's first field, or to the next card.
  const { box, focusNext } = useNextFocus();
  const [announcement, setAnnouncement] = useState('');
  const held = useRef<number>(undefined);
  const count = cards.length;
  const areFolded = count > 0 && cards.every(({ isFolded }) => isFolded);

  const moveTo = (from: number, to: number, by: 'handle' | 'up' | 'down' = 'handle') => {
    if (to < 0 || to >= count || to === from) return;
    list.move(from, to);
    setAnnouncement(`Ahora es el ${to + 1} de ${count}`);
    // The button that reached the end of the list is disabled, so the opposite one gets the focus.
    const lasting = by === 'up' && to === 0 ? 'down' : by === 'down' && to === count - 1 ? 'up' : by;
    focusNext(`${placeOf(cards[from])} [data-mueve="${lasting}"]`);
  };
  const add = () => {
    list.add([emptyRow(field.fields)]);
    focusNext(':scope > ul > li:last-child [data-campo] :is(input, textarea, [role=combobox])');
  };
  const addFiles = (chosen: ChosenFile[]) => {
    list.add(
      chosen.map(() => emptyRow(field.fields)),
      chosen,
    );
    setAnnouncement(`Se añadieron ${chosen.length}`);
    focusNext(':scope > ul > li:last-child [data-pliega]');
  };
  const several = useSeveralFiles(fileOfRow(field.fields), field.max - count, addFiles);
  const removeRow = (at: number) => {
    list.removeRow(at);
    setAnnouncement(`Se quitó el ${at + 1} de ${count}. Para deshacer, Ctrl + Z`);
    const neighbour = cards[at + 1] ?? cards[at - 1];
    focusNext(neighbour ? `${placeOf(neighbour)} [data-pliega]` : ':scope > [data-anade] > button');
  };
  const restoreRow = (removed: RemovedRow) => {
    list.restoreRow(removed);
    setAnnouncement(`Volvió a ser el ${removed.at + 1} de ${count + 1}`);
    focusNext(`${placeOf(removed.card)} [data-pliega]`);
  };
  const noticeAt = (at: number) =>
    removed &&
    removed.at === at && (
      <RemovedNotice
        key={removed.card.key}
        title={titleOfRow(field.fields, removed.row)}
        onUndo={() => restoreRow(removed)}
        onEnd={list.forget}
      />
    );

  return (
    <Box ref={box} {...several.drop} sx={{ display: 'grid', gap: 1.5, minWidth: 0, width: '100%' }}>
      {count > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${count} en este orden`}
          </Typography>
          <Button size="small" onClick={() => list.foldAll(!areFolded)}>
            {areFolded ? 'Desplegar todos' : 'Plegar todos'}
          </Button>
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 }}>
        {cards.map(({ key, isFolded, chosen }, at) => (
          <Fragment key={key}>
            {noticeAt(at)}
            <RecordContextProvider value={{}}>
              <InRow at={at}>
                <ChosenFileContext value={chosen}>
                  <RowCard
                    {...{ at, count, field, section, path, held, isFolded }}
                    id={String(key)}
                    source={getSource(String(at))}
                    onFold={(fold) => list.fold(at, fold)}
                    onMove={(to, by) => moveTo(at, to, by)}
                    onDrop={(to) => held.current !== undefined && moveTo(held.current, to)}
                    onRemove={() => removeRow(at)}
                  />
                </ChosenFileContext>
              </InRow>
            </RecordContextProvider>
          </Fragment>
        ))}
        {noticeAt(count)}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {count < field.max && (
        <Box data-anade sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" startIcon={<Add />} onClick={add}>
            {`Añadir ${oneOf(field) ?? `a ${label}`}`}
          </Button>
          {several.button}
        </Box>
      )}
    </Box>
  );
}

/** Selector of a card in this list; nested lists reuse the same keys. */
const placeOf = (card: Card | undefined) => `:scope > ul > [data-ficha="${card?.key}"]`;

const oneOf = ({ one, fields }: Field & { fields: Fields }): string | undefined => {
  const kinds = Object.values<Field>(fields).map(({ kind }) => kind);
  return one ?? (kinds.includes('image') ? 'una foto' : kinds.includes('file') ? 'un documento' : undefined);
};

/** Provides the source context of a row: `titulo` resolves to `bloques.2.titulo`. */
function InRow({ at, children }: { at: number; children: ReactNode }) {
  const list = useSourceContext();
  const own = useMemo(
    () => ({
      getSource: (name: string) => list.getSource(name ? `${at}.${name}` : String(at)),
      getLabel: (name: string) => list.getLabel(name),
    }),
    [at, list],
  );
  return <SourceContextProvider value={own}>{children}</SourceContextProvider>;
}

/** Focuses the element that matches the selector set by `focusNext` within the box after the next render. */
function useNextFocus() {
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) box.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  return {
    box,
    focusNext: (find: string) => {
      next.current = find;
    },
  };
}

const SECONDS = 10;

type RemovedNoticeProps = { title: string; onUndo: () => void; onEnd: () => void };

/** Notice in place of a removed card, with undo. Expires after a delay, paused by hover or focus. */
function RemovedNotice({ title, onUndo, onEnd }: RemovedNoticeProps) {
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  // The delay restarts when hover or focus ends.
  useEffect(() => {
    if (isHeld) return;
    const counted = setTimeout(() => end(), SECONDS * 1000);
    return () => clearTimeout(counted);
  }, [isHeld]);
  return (
    <Alert
      component="li"
      role="listitem"
      severity="info"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      action={
        <Button color="inherit" size="small" aria-keyshortcuts="Control+Z" onClick={onUndo}>
          Deshacer
        </Button>
      }
      sx={{ overflowWrap: 'anywhere' }}
    >
      {`Se quitó «${title}».`}
    </Alert>
  );
}
