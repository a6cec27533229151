import { Form, type FormProps } from '../../forms/Form';
import { island } from '../../ui/island/island';

export const Island = island<FormProps>(
  'sections/turnos/Form',
  (props) => <Form {...props} duration="un minuto" />,
  'load',
);
