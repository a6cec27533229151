import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Values } from './description/types';
import { KEY, POLICY, valuesOf } from './description/valuesOf';
import { eraseDraft, readDraft, saveDraft } from './sending/draft';

/** Drops the consent from a draft if it accepted another version of the privacy policy. */
const acceptedNow = (draft: Values, now: Values): Values =>
  draft[POLICY] === now[POLICY]
    ? draft
    : Object.fromEntries(Object.entries(draft).filter(([name]) => name !== 'aceptaTratamiento'));

type Filling = {
  /** Initial values of the inputs, which are remounted each time `time` changes. */
  values: Values;
  time: number;
  /** Current choices; undefined until hydration. */
  chosen: Readonly<Record<string, unknown>> | undefined;
};

/**
 * Manages the values of a form: prefilled by the page, restored from this tab's draft and saved on input.
 * The draft includes `paso`, the current step; `onResume` receives it.
 */
export function useFilling(
  form: RefObject<HTMLFormElement | null>,
  section: string,
  { initial, resume, paso }: { initial: Values; resume: boolean; paso: number | undefined },
  onResume: (step: number) => void,
) {
  const [filling, setFilling] = useState<Filling>({ values: initial, time: 0, chosen: undefined });
  const currentStep = useRef(paso);
  currentStep.current = paso;

  const put = (values: Values) =>
    flushSync(() => setFilling(({ time }) => ({ values, time: time + 1, chosen: undefined })));
  const look = () => {
    const element = form.current;
    if (element) setFilling((before) => ({ ...before, chosen: chosenIn(element) }));
  };
  const save = () => {
    if (form.current) saveDraft(section, { valores: valuesOf(form.current), paso: currentStep.current ?? 0 });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    const element = form.current;
    const draft = element && resume ? readDraft(section) : undefined;
    if (element && draft) {
      const { [KEY]: _, ...written } = valuesOf(element);
      const where = document.activeElement?.id;
      // React can't render synchronously (`flushSync`) while it runs effects.
      queueMicrotask(() => {
        put({ ...acceptedNow(draft.valores, written), ...written });
        onResume(draft.paso);
        look();
        if (where) document.getElementById(where)?.focus();
      });
    } else look();
  }, []);

  const clear = () => {
    eraseDraft(section);
    put(initial);
    look();
  };
  return { ...filling, look, save, clear };
}

/** Returns the current choices as conditions read them: a ticked box is `true`. */
const chosenIn = (form: HTMLFormElement): Record<string, unknown> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value === 'true' ? true : value]));
