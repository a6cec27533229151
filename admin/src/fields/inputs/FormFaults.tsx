import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/**
 * Validates a field on blur and, after a refused submission, focuses the first invalid one. `onFault` reveals a hidden
 * field.
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
      // A message between mousedown and mouseup would move the button. Submitting validates all fields anyway.
      if (!name || (relatedTarget as Element | null)?.closest('button')) return;
      const value = getValues(name);
      // Missing values are reported on submit only, not on blur.
      const isEmpty = value === null || value === undefined || value === '';
      if (isEmpty && !sent.current) clearErrors(name);
      else void trigger(name);
    };
    form?.addEventListener('focusout', leave);
    return () => form?.removeEventListener('focusout', leave);
  }, [trigger, getValues, clearErrors]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus once per submission.
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
