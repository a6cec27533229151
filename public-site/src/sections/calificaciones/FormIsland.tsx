import { Form, type FormProps } from '../../forms/Form';
import { island } from '../../ui/island/island';
import { AlreadyRated } from './AlreadyRated';
import { rememberRating } from './ratedToday';

/** A rating, as it is given and sent. */
export const Island = island<FormProps>(
  'sections/calificaciones/Form',
  (props) => <Form {...props} duration="un minuto" beforeSending={<AlreadyRated />} onReceive={rememberRating} />,
  'load',
);
