import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/**
 * Tells the faults of a form where they are: of what was typed, as one leaves its field; after a refused submission, by this
 * side or the server, with the focus on the first. `onFault` shows what hides it.
 */
export function FormFaults({ onFault }: { onFault?: (() => void) | undefined }) {
  const { errors, submitCount } = useFormState();
  const { trigger, getValues, clearErrors } = useFormContext();
  const here = useRef<HTMLSpanElement>(null);
  const sent = useRef(false);
  sent.current = submitCount > 0;

  useEffect(() => {
    const form = here.current?.closest('form');
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const { name } = target as HTMLInputElement;
      // A message between press and release would move the button away; what sends the form tells all faults.
      if (!name || (relatedTarget as Element | null)?.closest('button')) return;
      const value = getValues(name);
      // Whether something is missing is told on sending, not to those who only pass by.
      const isEmpty = value === null || value === undefined || value === '';
      if (isEmpty && !sent.current) clearErrors(name);
      else void trigger(name);
    };
    form?.addEventListener('focusout', leave);
    return () => form?.removeEventListener('focusout', leave);
  }, [trigger, getValues, clearErrors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once after each submission, not at each change of the faults.
  useEffect(() => {
    if (submitCount === 0 || Object.keys(errors).length === 0) return;
    const findFault = () => here.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (findFault()?.checkVisibility()) return findFault()?.focus();
    onFault?.();
    const timer = setTimeout(() => findFault()?.focus());
    return () => clearTimeout(timer);
  }, [submitCount]);

  return <span ref={here} hidden />;
}
