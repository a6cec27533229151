import { useEffect, useState } from 'react';
import { Etiqueta } from '../componentes/Etiqueta';
import { estaAbierto } from './estaAbierto';
import type { Horarios } from './horariosEnPalabras';

/** Only the visitor's own clock knows: the page may have been made minutes ago. Holidays are told by announcements. */
export function AbiertoAhora({ horarios }: { horarios: Horarios }) {
  const [abierto, setAbierto] = useState<boolean>();
  useEffect(() => setAbierto(estaAbierto(horarios, new Date())), [horarios]);
  if (abierto === undefined || horarios.length === 0) return null;
  return (
    <Etiqueta tono={abierto ? 'verde' : 'neutra'}>{abierto ? 'En horario de atención' : 'Fuera de horario'}</Etiqueta>
  );
}
