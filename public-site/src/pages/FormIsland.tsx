import { Form, type FormProps } from '../forms/Form';
import { island } from '../ui/island/island';

/** The form of a section without its own island. */
export const Island = island<FormProps>('pages/Form', (props) => <Form {...props} duration="pocos minutos" />, 'load');
