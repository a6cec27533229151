import { useState } from 'react';
import { useArrayInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ChosenFile } from '../upload/useSeveralFiles';

/** A card of a list: a key stable while the form is open, whether it is collapsed, and a file it is to upload. */
export type Card = { key: number; isFolded: boolean; chosen?: ChosenFile };

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
    add: (rows: readonly Record<string, unknown>[], chosen: readonly ChosenFile[] = []) => {
      append(rows, { shouldFocus: false });
      const added = fitted(cards, length + rows.length);
      setHeld(added.map((card, at) => (chosen[at - length] ? { ...card, chosen: chosen[at - length] } : card)));
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
