import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Inside a form: reports to its parent whether the form is dirty. */
export function ReportDirty({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => onChange(isDirty), [onChange, isDirty]);
  return null;
}
