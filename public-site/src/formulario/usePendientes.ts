import { useState } from 'react';
import type { Errores } from './tipos';

/** Of the faults found, those whose field nobody has touched since: what one is mending is not called wrong meanwhile. */
export function usePendientes(errores: Errores) {
  const [tocados, setTocados] = useState<{ de: Errores; nombres: readonly string[] }>({ de: errores, nombres: [] });
  const nombres = tocados.de === errores ? tocados.nombres : [];
  const corregir = (nombre: string) => {
    if (nombre in errores && !nombres.includes(nombre)) setTocados({ de: errores, nombres: [...nombres, nombre] });
  };
  const pendientes = Object.fromEntries(Object.entries(errores).filter(([nombre]) => !nombres.includes(nombre)));
  return { pendientes, corregir };
}
