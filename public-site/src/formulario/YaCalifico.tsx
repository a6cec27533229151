import { useEffect, useState } from 'react';
import { calificadoHoy } from './calificadoHoy';

/** Says that a rating was sent from this device today already: one more is for one more visit. */
export function YaCalifico() {
  const [hoy, setHoy] = useState(false);
  useEffect(() => setHoy(calificadoHoy()), []);
  return hoy && <p>Hoy ya nos calificó desde este equipo. Envíe otra solo si fue otra visita.</p>;
}
