import { useState } from 'react';
import { useArrayInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** A card of a list: a key stable while the form is open, and whether it is collapsed. */
export type Card = { key: number; isFolded: boolean };

export type RemovedRow = { at: number; row: Record<string, unknown>; card: Card };

/** Cards with stable keys: react-hook-form changes its row ids on each reset, which loses the focus. */
export function useCards() {
  const { fields, append, insert, move, remove } = useArrayInput();
  const { getSource } = useSourceContext();
  const { getValues } = useFormContext();
  const [held, setHeld] = useState<readonly Card[]>([]);
  const [removed, setRemoved] = useState<RemovedRow>();
  const { length } = fields;
  const cards = fitted(held, length);

  return {
    cards,
    removed,
    forget: () => setRemoved(undefined),
    fold: (at: number, isFolded: boolean) => setHeld(cards.with(at, { ...(cards[at] as Card), isFolded })),
    foldAll: (isFolded: boolean) => setHeld(cards.map((card) => ({ ...card, isFolded }))),
    add: (row: Record<string, unknown>) => {
      append(row, { shouldFocus: false });
      setHeld(fitted(cards, length + 1));
      setRemoved(undefined);
    },
    move: (from: number, to: number) => {
      move(from, to);
      setHeld(cards.toSpliced(from, 1).toSpliced(to, 0, cards[from] as Card));
    },
    removeRow: (at: number) => {
      setRemoved({ at, row: structuredClone(getValues(getSource(String(at)))), card: cards[at] as Card });
      remove(at);
      setHeld(cards.toSpliced(at, 1));
    },
    restoreRow: ({ at, row, card }: RemovedRow) => {
      insert(at, row, { shouldFocus: false });
      setHeld(cards.toSpliced(at, 0, card));
      setRemoved(undefined);
    },
  };
}

/** Adjusts the cards to the number of rows, which changes when another user's save is loaded. */
function fitted(cards: readonly Card[], length: number): readonly Card[] {
  const next = Math.max(-1, ...cards.map(({ key }) => key)) + 1;
  const more = Array.from({ length: Math.max(0, length - cards.length) }, (_, at) => ({
    key: next + at,
    isFolded: false,
  }));
  return [...cards, ...more].slice(0, length);
}
