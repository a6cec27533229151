import { Form, type FormProps } from '../../forms/Form';
import { island } from '../../ui/island/island';

export const Island = island<FormProps>(
  'sections/reclamos/Form',
  (props) => (
    <Form
      {...props}
      duration="unos 4 minutos"
      beforeSending={<p>Al enviarlo recibe su número de reclamo y una constancia para descargar.</p>}
    />
  ),
  'load',
);
