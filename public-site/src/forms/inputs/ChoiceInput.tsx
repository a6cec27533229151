import type { InputProps } from './FormField';
import css from './Input.module.css';

const MAX_RADIOS = 5;

type Options = readonly (readonly [value: string, text: string])[];

const isScale = (options: Options = []): boolean =>
  options.length >= MAX_RADIOS && options.every(([value]) => /^\d+$/.test(value));

/** Returns whether to render radio buttons: few choices are all visible, many go in a select. */
export const withButtons = (options: Options | undefined, type: string): boolean =>
  type === 'choice' && ((options?.length ?? 0) <= MAX_RADIOS || isScale(options));

export function ChoiceInput({ field, name, id, value, describedBy, invalid, required }: InputProps) {
  const options = field.options ?? [];
  if (withButtons(options, field.type))
    return (
      <div className={isScale(options) ? css.escala : css.fila}>
        {options.map(([v, text], at) => (
          <label key={v} className={isScale(options) ? css.grado : css.opcion}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              value={v}
              defaultChecked={value === v}
              aria-describedby={describedBy}
            />
            {text}
          </label>
        ))}
      </div>
    );
  return (
    <select
      id={id}
      name={name}
      className={css.caja}
      defaultValue={String(value ?? '')}
      autoComplete={field.autoComplete}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
    >
      <option value="">Elija una opción</option>
      {options.map(([v, text]) => (
        <option key={v} value={v}>
          {text}
        </option>
      ))}
    </select>
  );
}
