import { todayInLaPaz } from '@coop/domain/format';
import { useEffect, useState } from 'react';
import { Form, type FormProps } from '../../forms/Form';
import { island } from '../../ui/island/island';

const KEY = 'calificado';

/** Stores the date of the last rating on this device, if the browser allows. */
function rememberRating(): void {
  try {
    localStorage.setItem(KEY, todayInLaPaz());
  } catch {}
}

function ratedToday(): boolean {
  try {
    return localStorage.getItem(KEY) === todayInLaPaz();
  } catch {
    return false;
  }
}

/** Warns that this device already sent a rating today: another one should be about another visit. */
function AlreadyRated() {
  const [today, setToday] = useState(false);
  useEffect(() => setToday(ratedToday()), []);
  return today && <p>Hoy ya nos calificó desde este equipo. Envíe otra solo si fue otra visita.</p>;
}

export const Island = island<FormProps>(
  'sections/calificaciones/Form',
  (props) => <Form {...props} duration="un minuto" beforeSending={<AlreadyRated />} onReceive={rememberRating} />,
  'load',
);
