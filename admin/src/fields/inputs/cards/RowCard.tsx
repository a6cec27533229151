import { type Field, type Fields, wordsOfHtml } from '@coop/domain';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FieldInput } from '../FieldInput';

const LONGEST = 70;

export function titleOfRow(fields: Fields, row: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries<Field>(fields);
  const [kind] = entries.flatMap(([name, { choices }]) => choices?.[String(row[name] ?? '')] ?? []);
  const [words] = entries.flatMap(([name, field]) => fieldText(field, row[name]) || []);
  return [kind, words && cut(words)].filter(Boolean).join(': ') || 'Sin completar';
}

/** Returns the text of a textual field; empty for other kinds. */
function fieldText({ kind }: Field, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (kind === 'richText') return wordsOfHtml(value).trim();
  return ['text', 'date', 'url', 'time'].includes(kind) ? value.trim() : '';
}

const cut = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words);

type CardHeadProps = {
  at: number;
  count: number;
  source: string;
  fields: Fields;
  isFolded: boolean;
  isWrong: boolean;
  onFold: (isFolded: boolean) => void;
  onMove: (to: number, by: 'handle' | 'up' | 'down') => void;
  onRemove: () => void;
  onHold: (isHeld: boolean, transfer?: DataTransfer) => void;
};

function CardHead({ at, count, source, fields, isFolded, isWrong, onFold, onMove, onRemove, onHold }: CardHeadProps) {
  const row = useWatch({ name: source });
  const title = `${at + 1}. ${titleOfRow(fields, row ?? {})}`;
  return (
    // The whole header is draggable: some browsers cannot drag a button.
    <Box
      draggable
      onDragStart={(event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        // Custom MIME type: a text/plain payload would be inserted into a rich text editor on drop.
        event.dataTransfer.setData('application/x-ficha', title);
        onHold(true, event.dataTransfer);
      }}
      onDragEnd={() => onHold(false)}
      sx={head}
    >
      <IconButton
        data-mueve="handle"
        aria-label={`Mover «${title}»`}
        title="Arrástrelo, o muévalo con las flechas arriba y abajo"
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (!step) return;
          event.preventDefault();
          onMove(at + step, 'handle');
        }}
        sx={{ cursor: 'grab', display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <DragIndicator />
      </IconButton>
      <Typography component="span" sx={{ flex: '1 1 8rem', minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {title}
        {isWrong && <ErrorOutline titleAccess="Con errores" color="error" sx={{ ml: 1, verticalAlign: 'middle' }} />}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <IconButton
          data-mueve="up"
          aria-label={`Subir «${title}»`}
          disabled={at === 0}
          onClick={() => onMove(at - 1, 'up')}
        >
          <ArrowUpward />
        </IconButton>
        <IconButton
          data-mueve="down"
          aria-label={`Bajar «${title}»`}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1, 'down')}
        >
          <ArrowDownward />
        </IconButton>
        <IconButton aria-label={`Quitar «${title}»`} onClick={onRemove}>
          <DeleteOutline />
        </IconButton>
        <IconButton
          aria-expanded={!isFolded}
          aria-label={`${isFolded ? 'Desplegar' : 'Plegar'} «${title}»`}
          data-pliega
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? <ExpandMore /> : <ExpandLess />}
        </IconButton>
      </Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  px: 1,
  py: 0.5,
  bgcolor: 'action.hover',
  cursor: 'grab',
} as const;

type RowCardProps = {
  id: string;
  at: number;
  count: number;
  source: string;
  field: Field & { fields: Fields };
  section: string;
  path: string;
  held: RefObject<number | undefined>;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onMove: (to: number, by: 'handle' | 'up' | 'down') => void;
  onDrop: (to: number) => void;
  onRemove: () => void;
};

export function RowCard({
  id,
  at,
  count,
  source,
  field,
  section,
  path,
  held,
  isFolded,
  onFold,
  onDrop,
  ...does
}: RowCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const [isOver, setOver] = useState(false);
  const { errors, submitCount } = useFormState({ name: source });
  const isWrong = hasErrorAt(errors, source);
  // Unfolds a card with errors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per submission.
  useEffect(() => {
    if (isWrong) onFold(false);
  }, [isWrong, submitCount]);

  return (
    <Card
      component="li"
      ref={card}
      data-ficha={id}
      onDragOver={(event) => {
        if (held.current === undefined) return;
        event.preventDefault();
        setOver(held.current !== at);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (held.current === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onDrop(at);
      }}
      sx={{
        minWidth: 0,
        overflow: 'visible',
        ...(isOver && { outline: 2, outlineColor: 'primary.main', outlineStyle: 'dashed' }),
      }}
    >
      <CardHead
        {...{ at, count, source, fields: field.fields, isFolded, isWrong, onFold, ...does }}
        onHold={(isHeld, transfer) => {
          held.current = isHeld ? at : undefined;
          if (card.current) transfer?.setDragImage(card.current, 16, 16);
        }}
      />
      <Box
        hidden={isFolded}
        sx={{ '&:not([hidden])': { display: 'grid' }, gap: 2, p: 2, pt: 1, gridTemplateColumns: { md: '1fr 1fr' } }}
      >
        {Object.entries<Field>(field.fields).map(([name, inner]) => (
          <FieldInput key={name} name={name} field={inner} section={section} path={`${path}.${name}`} />
        ))}
      </Box>
    </Card>
  );
}

const hasErrorAt = (errors: object, source: string): boolean =>
  source.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], errors) !==
  undefined;
