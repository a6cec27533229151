import { Form, type FormProps } from '../../forms/Form';
import { island } from '../../ui/island/island';

/** An opinion, as it is written and sent. */
export const Island = island<FormProps>(
  'sections/opiniones/Form',
  (props) => <Form {...props} duration="un minuto" />,
  'load',
);
