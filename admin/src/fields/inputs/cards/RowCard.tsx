import type { Field, Fields } from '@coop/domain';
import { Box, Card } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldInput } from '../FieldInput';
import { CardHead } from './CardHead';

type Props = {
  id: string;
  at: number;
  count: number;
  /** Path of the row in the form. */
  source: string;
  field: Field & { fields: Fields };
  section: string;
  path: string;
  /** Index of the card being dragged in this list. */
  held: RefObject<number | undefined>;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onMove: (to: number, by: 'handle' | 'up' | 'down') => void;
  onDrop: (to: number) => void;
  onRemove: () => void;
};

/** Card of one row: its title and move controls, then its fields. */
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
}: Props) {
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
