import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Errors, KEY, POLICY, type Values, valuesOf } from './description/types';
import { eraseDraft, readDraft, saveDraft } from './sending';

/** Drops the consent from a draft if it accepted another version of the privacy policy. */
const acceptedNow = (draft: Values, now: Values): Values =>
  draft[POLICY] === now[POLICY]
    ? draft
    : Object.fromEntries(Object.entries(draft).filter(([name]) => name !== 'aceptaTratamiento'));

type Filling = {
  /** Initial values of the inputs, which are remounted each time `time` changes. */
  values: Values;
  time: number;
  chosen: Readonly<Record<string, unknown>> | undefined;
};

/** Values of a form: prefilled, restored from this tab's draft, saved on input. `onResume` gets the step. */
export function useFormDraft(
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

/** Maps the browser's Back button to the previous step. A link within the page has no step of its own. */
export function useBackButton(bySteps: boolean, turnTo: (step: number) => void) {
  const turn = useRef(turnTo);
  turn.current = turnTo;
  useEffect(() => {
    if (!bySteps) return;
    if (history.state?.paso === undefined) history.replaceState({ ...history.state, paso: 0 }, '');
    const follow = ({ state }: PopStateEvent) => {
      if (typeof state?.paso === 'number') turn.current(state.paso);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [bySteps]);
}

/** Filters out errors of fields changed since validation: a field being corrected is not flagged meanwhile. */
export function usePending(errors: Errors) {
  const [tocados, setTocados] = useState<{ de: Errors; nombres: readonly string[] }>({ de: errors, nombres: [] });
  const names = tocados.de === errors ? tocados.nombres : [];
  const correct = (name: string) => {
    if (name in errors && !names.includes(name)) setTocados({ de: errors, nombres: [...names, name] });
  };
  const pending = Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
  return { pendientes: pending, corregir: correct };
}

/** Resends, with the same idempotency key, when the connection returns; waits in this page only. */
export function useWaiting(send: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (!isWaiting) return;
    const go = () => {
      setWaiting(false);
      latest.current();
    };
    const confirmLeave = (event: Event) => event.preventDefault();
    // The connection may have returned before this effect ran.
    if (navigator.onLine) return go();
    addEventListener('online', go);
    addEventListener('beforeunload', confirmLeave);
    return () => {
      removeEventListener('online', go);
      removeEventListener('beforeunload', confirmLeave);
    };
  }, [isWaiting]);
  return { isWaiting, wait: () => setWaiting(true), callOff: () => setWaiting(false) };
}
