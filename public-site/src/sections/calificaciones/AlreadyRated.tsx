import { useEffect, useState } from 'react';
import { ratedToday } from './ratedToday';

/** Says that a rating was sent from this device today already: one more is for one more visit. */
export function AlreadyRated() {
  const [today, setToday] = useState(false);
  useEffect(() => setToday(ratedToday()), []);
  return today && <p>Hoy ya nos calificó desde este equipo. Envíe otra solo si fue otra visita.</p>;
}
