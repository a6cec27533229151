import css from './Input.module.css';
import type { InputProps } from './InputProps';

/** Any number of several. */
export const ChoicesInput = ({ field, name, id, value, describedBy }: InputProps) => (
  <div className={css.fila}>
    {field.options?.map(([v, text], at) => (
      <label key={v} className={css.opcion}>
        <input
          type="checkbox"
          id={at === 0 ? id : undefined}
          name={name}
          value={v}
          defaultChecked={[value].flat().includes(v)}
          aria-describedby={describedBy}
        />
        {text}
      </label>
    ))}
  </div>
);
