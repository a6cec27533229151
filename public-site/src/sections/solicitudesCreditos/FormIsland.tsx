import { Form, type FormProps } from '../../forms/Form';
import { island } from '../../ui/island/island';

export const Island = island<FormProps>(
  'sections/solicitudesCreditos/Form',
  (props) => <Form {...props} duration="unos 10 minutos" />,
  'load',
);
