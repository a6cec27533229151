import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * A form that stays open after saving counts as submitted for good, and then no longer warns of changes made since.
 * This makes it a fresh form again.
 */
export function KeepGuardAfterSave() {
  const { formState, reset } = useFormContext();
  const { isSubmitSuccessful } = formState;
  useEffect(() => {
    if (isSubmitSuccessful) reset(undefined, { keepValues: true, keepDirty: true, keepErrors: true });
  }, [isSubmitSuccessful, reset]);
  return null;
}
