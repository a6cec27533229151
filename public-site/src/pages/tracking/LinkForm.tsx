import type { Errors, FieldData, Values } from '../../forms/description/types';
import formulario from '../../forms/Form.module.css';
import { FormField } from '../../forms/inputs/FormField';
import { Button } from '../../ui/elements/Button';
import { FOLLOW } from './follow';

const fields: readonly FieldData[] = [
  {
    name: 'codigo',
    type: 'text',
    label: 'Número de su caso',
    help: 'En su enlace, lo que sigue a «#» hasta el punto, por ejemplo REC-2026-000123',
    required: true,
  },
  {
    name: 'llave',
    type: 'text',
    label: 'Llave de su caso',
    help: 'En su enlace, las 32 letras y cifras que siguen al punto',
    required: true,
  },
];

/** Asks for the two parts of a private link: without JavaScript the page can't read them from the fragment. */
export const LinkForm = ({ values, errors }: { values: Values; errors: Errors }) => (
  <form className={formulario.formulario} method="post" action={FOLLOW}>
    <fieldset className={formulario.grupo}>
      <legend>Su enlace privado</legend>
      {fields.map((field) => (
        <FormField
          key={field.name}
          id={`enlace-${field.name}`}
          field={field}
          values={values}
          errors={errors}
          required
        />
      ))}
    </fieldset>
    <div>
      <Button type="submit">Ver su caso</Button>
    </div>
  </form>
);
