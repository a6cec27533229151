import { Form, type FormProps } from '../forms/Form';
import { island } from '../ui/island/island';

/** A form of which no section says more, as it is written and sent. */
export const Island = island<FormProps>('pages/Form', (props) => <Form {...props} duration="pocos minutos" />, 'load');
