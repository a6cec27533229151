import { type AnySection, isAuthored } from '@coop/domain';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changedFrom } from './unsentInput';

type Values = Record<string, unknown>;
type Props = {
  section: AnySection;
  /** Values of the last submission, until its record is loaded or refused. */
  sent: RefObject<Values | undefined>;
};

/** Keeps input when the record reloads, and the version seen if others changed the same fields. */
export function KeepInputOnReload({ section, sent }: Props) {
  const record = useRecordContext();
  const { formState, getFieldState, getValues, setValue } = useFormContext();
  // Reading `dirtyFields` subscribes to it (react-hook-form proxy).
  void formState.dirtyFields;
  const loaded = useRef(record);
  const [typed, setTyped] = useState<Values>({});
  const [caret, setCaret] = useState<Caret>();
  const writing = useRef<Caret>(undefined);

  // Effects run child first: this one still reads the typed values; the next reads the loaded ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per load.
  useEffect(() => {
    const before = loaded.current;
    loaded.current = record;
    if (!record || !before || record === before || record.id !== before.id) return;
    const authored = Object.keys(section.fields).filter((name) => isAuthored(section.fields[name]));
    const values = getValues();
    const input = sent.current
      ? changedFrom(sent.current, values, authored)
      : changedFrom(
          before,
          values,
          // Reads current values, because a key may have been pressed since the render.
          authored.filter((name) => getFieldState(name).isDirty),
        );
    const isDisputed = !sent.current && Object.keys(changedFrom(before, record, Object.keys(input))).length > 0;
    sent.current = undefined;
    writing.current = caretNow();
    setTyped(isDisputed ? { ...input, version: before.version } : input);
  }, [record]);
  // A layout effect runs before the next key event; setting an input's value moves its caret to the end.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true });
    setCaret(writing.current);
  }, [typed, setValue]);
  useLayoutEffect(() => putCaret(caret), [caret]);
  return null;
}

type Caret = { box: HTMLInputElement | HTMLTextAreaElement; from: number; to: number };

/** Returns the current caret; undefined without a focused text input or for types without a selection. */
function caretNow(): Caret | undefined {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart: from, selectionEnd: to } = box;
  return from === null || to === null ? undefined : { box, from, to };
}

function putCaret(caret: Caret | undefined): void {
  if (caret && document.activeElement === caret.box) caret.box.setSelectionRange(caret.from, caret.to);
}
