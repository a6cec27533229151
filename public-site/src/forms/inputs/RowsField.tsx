import { useState } from 'react';
import { Button } from '../../ui/elements/Button';
import { useHydrated } from '../../ui/elements/useHydrated';
import { type Errors, type FieldData, idOf, type Values } from '../description/types';
import { FormField } from './FormField';
import notas from './FormField.module.css';
import css from './RowsField.module.css';
import { inSentences } from './toInstruction';

type Props = {
  field: FieldData;
  title: string;
  values: Values;
  errors: Errors;
  required: boolean;
  when?: string;
};

/** Number of records shown without JavaScript, which can't add more. The server ignores empty ones. */
const NO_SCRIPT = 2;

export function RowsField({ field, title, values, errors, required, when }: Props) {
  const hydrated = useHydrated();
  const written = Object.keys(values).flatMap((name) =>
    name.startsWith(`${field.name}.`) ? Number(name.split('.')[1]) + 1 : [],
  );
  const minimum = required ? 1 : 0;
  const [pedidas, setPedidas] = useState(Math.max(minimum, ...written));
  const maximum = field.max ?? NO_SCRIPT;
  const howMany = hydrated ? Math.max(pedidas, minimum) : Math.min(maximum, Math.max(NO_SCRIPT, pedidas));
  const error = errors[field.name];
  return (
    <fieldset id={idOf(field.name)} className={css.filas} tabIndex={-1}>
      <legend className={field.label === title ? 'oculto' : notas.etiqueta}>{field.label}</legend>
      {(when || field.help) && <p className={notas.ayuda}>{inSentences(when, field.help)}</p>}
      {error && <p className={notas.error}>{error}</p>}
      {Array.from({ length: howMany }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the last record can be removed.
        <fieldset key={n} className={css.fila}>
          <legend>
            {field.label}: {n + 1} de {howMany}
          </legend>
          {field.fields?.map((inner) => (
            <FormField
              key={inner.name}
              field={inner}
              name={`${field.name}.${n}.${inner.name}`}
              values={values}
              errors={errors}
              required={inner.required}
            />
          ))}
        </fieldset>
      ))}
      {hydrated && (
        <div className={css.acciones}>
          {howMany < maximum && (
            <Button tone="claro" onClick={() => setPedidas(howMany + 1)}>
              {howMany === 0 ? 'Agregar' : 'Agregar otro'}
            </Button>
          )}
          {howMany > minimum && (
            <Button tone="claro" onClick={() => setPedidas(howMany - 1)}>
              Quitar el último
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
