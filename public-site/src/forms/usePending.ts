import { useState } from 'react';
import type { Errors } from './description/types';

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
