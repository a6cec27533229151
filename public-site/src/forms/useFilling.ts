import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Values } from './description/types';
import { KEY, POLICY, valuesOf } from './description/valuesOf';
import { eraseDraft, readDraft, saveDraft } from './sending/draft';

/** A draft of before: what was accepted of another version of the privacy text is asked again. */
const acceptedNow = (draft: Values, now: Values): Values =>
  draft[POLICY] === now[POLICY]
    ? draft
    : Object.fromEntries(Object.entries(draft).filter(([name]) => name !== 'aceptaTratamiento'));

type Filling = {
  /** What the inputs start with. They are drawn anew each time that `time` changes. */
  values: Values;
  time: number;
  /** What is chosen now; undefined until the script takes over. */
  chosen: Readonly<Record<string, unknown>> | undefined;
};

/**
 * What is written in a form: given by the page, taken up again from a draft of this tab, kept as it is written. `paso` is
 * kept with it, and `onResume` hears the step of the draft.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over.
  useEffect(() => {
    const element = form.current;
    const draft = element && resume ? readDraft(section) : undefined;
    if (element && draft) {
      const { [KEY]: _, ...written } = valuesOf(element);
      const where = document.activeElement?.id;
      // React can't draw at once while it runs effects.
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

/** What is chosen in a form now, as conditions read it: a ticked box is `true`. */
const chosenIn = (form: HTMLFormElement): Record<string, unknown> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value === 'true' ? true : value]));
