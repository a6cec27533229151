import { useState } from 'react';
import type { Errors } from './description/types';

/** Of the faults found, those whose field nobody has touched since: what one is mending is not called wrong meanwhile. */
export function usePending(errors: Errors) {
  const [tocados, setTocados] = useState<{ de: Errors; nombres: readonly string[] }>({ de: errors, nombres: [] });
  const names = tocados.de === errors ? tocados.nombres : [];
  const correct = (name: string) => {
    if (name in errors && !names.includes(name)) setTocados({ de: errors, nombres: [...names, name] });
  };
  const pending = Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
  return { pendientes: pending, corregir: correct };
}
