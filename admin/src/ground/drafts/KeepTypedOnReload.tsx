import { type AnySection, isAuthored } from '@coop/domain';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changedFrom } from './changedFrom';

type Values = Record<string, unknown>;
type Props = {
  section: AnySection /** What the form held as it was last sent, until that is loaded or refused. */;
  sent: RefObject<Values | undefined>;
};

/**
 * Inside a form: when its record is loaded again, what was typed meanwhile stays typed. After a save, that is what is not
 * as it was sent; otherwise, what was not saved. Where others changed the same, it stays on the version that its author
 * saw, so that saving asks what to keep.
 */
export function KeepTypedOnReload({ section, sent }: Props) {
  const record = useRecordContext();
  const { formState, getFieldState, getValues, setValue } = useFormContext();
  // Whoever reads it has it kept.
  void formState.dirtyFields;
  const loaded = useRef(record);
  const [typed, setTyped] = useState<Values>({});
  const [caret, setCaret] = useState<Caret>();
  const writing = useRef<Caret>(undefined);

  // Effects of a form run after those of what it holds: this one still finds what was typed, the next what was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each load.
  useEffect(() => {
    const before = loaded.current;
    loaded.current = record;
    if (!record || !before || record === before || record.id !== before.id) return;
    const authored = Object.keys(section.fields).filter((name) => isAuthored(section.fields[name]));
    const values = getValues();
    const kept = sent.current
      ? changedFrom(sent.current, values, authored)
      : changedFrom(
          before,
          values,
          // As they are by now: a key may have been pressed since this was drawn.
          authored.filter((name) => getFieldState(name).isDirty),
        );
    const isDisputed = !sent.current && Object.keys(changedFrom(before, record, Object.keys(kept))).length > 0;
    sent.current = undefined;
    writing.current = caretNow();
    setTyped(isDisputed ? { ...kept, version: before.version } : kept);
  }, [record]);
  // Before another key is heard: a box that was given another text has its caret at the end.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true });
    setCaret(writing.current);
  }, [typed, setValue]);
  useLayoutEffect(() => putCaret(caret), [caret]);
  return null;
}

/** Where somebody writes: the box, and from where to where. */
type Caret = { box: HTMLInputElement | HTMLTextAreaElement; from: number; to: number };

/** Undefined where nobody writes, and in boxes that tell no place in their text, as those of addresses do. */
function caretNow(): Caret | undefined {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart: from, selectionEnd: to } = box;
  return from === null || to === null ? undefined : { box, from, to };
}

/** Puts it back, where its box is still the one that is written in. */
function putCaret(caret: Caret | undefined): void {
  if (caret && document.activeElement === caret.box) caret.box.setSelectionRange(caret.from, caret.to);
}
