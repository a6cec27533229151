import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { Form, type FormProps } from '../../forms/Form';
import { island } from '../../ui/island/island';

export const Island = island<FormProps>(
  'sections/consultas/Form',
  (props) => (
    <Form
      {...props}
      duration="unos 2 minutos"
      beforeSending={
        <p>
          ¿Tiene un reclamo? Los reclamos tienen un número y un plazo legal de respuesta:{' '}
          <a href={puntoReclamo.href}>use el {puntoReclamo.label}</a>.
        </p>
      }
    />
  ),
  'load',
);
