import { Form, type FormProps } from '../forms/Form';
import { island } from '../ui/island/island';

export const Island = island<FormProps>('pages/Form', (props) => <Form {...props} duration="pocos minutos" />, 'load');
