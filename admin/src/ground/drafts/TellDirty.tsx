import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Inside a form: tells what stands around it whether something was typed. */
export function TellDirty({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => onChange(isDirty), [onChange, isDirty]);
  return null;
}
