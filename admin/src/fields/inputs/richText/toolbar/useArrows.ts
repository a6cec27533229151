import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

type Arrows = {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The keys of a toolbar (WAI-ARIA): the arrows, Home and End go among its buttons, of which Tab reaches the last that was used. */
export function useArrows(): Arrows {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => reach(ref.current, buttonsIn(ref.current)[0]), []);
  return {
    ref,
    // What its tools open stands elsewhere in the page, and tells of its focus here all the same.
    onFocus: ({ target }) => ref.current?.contains(target) && reach(ref.current, target),
    onKeyDown: (event) => {
      const buttons = buttonsIn(ref.current);
      const at = buttons.indexOf(event.target as HTMLButtonElement);
      const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
      if (at < 0 || step === undefined) return;
      event.preventDefault();
      buttons.at(step % buttons.length)?.focus();
    },
  };
}

const buttonsIn = (bar: HTMLElement | null) => [...(bar?.querySelectorAll('button') ?? [])];

function reach(bar: HTMLElement | null, reached: Element | undefined) {
  for (const button of buttonsIn(bar)) button.tabIndex = button === reached ? 0 : -1;
}
