import { todayInLaPaz } from '@coop/domain/format';
import { useEffect, useState } from 'react';
import { Form, type FormProps } from '../../forms/Form';
import { island } from '../../ui/island/island';

const KEY = 'calificado';

/** Notes that somebody rated us today on this device. Browsers may refuse their storage: then nothing is noted. */
function rememberRating(): void {
  try {
    localStorage.setItem(KEY, todayInLaPaz());
  } catch {}
}

/** Whether that was noted today. */
function ratedToday(): boolean {
  try {
    return localStorage.getItem(KEY) === todayInLaPaz();
  } catch {
    return false;
  }
}

/** Says that a rating was sent from this device today already: one more is for one more visit. */
function AlreadyRated() {
  const [today, setToday] = useState(false);
  useEffect(() => setToday(ratedToday()), []);
  return today && <p>Hoy ya nos calificó desde este equipo. Envíe otra solo si fue otra visita.</p>;
}

/** A rating, as it is given and sent. */
export const Island = island<FormProps>(
  'sections/calificaciones/Form',
  (props) => <Form {...props} duration="un minuto" beforeSending={<AlreadyRated />} onReceive={rememberRating} />,
  'load',
);
