import type { FieldData, Values } from '../description/types';
import css from './Asked.module.css';
import { answersOf } from './answersOf';

type Props = { fields: readonly FieldData[]; values: Values; onChange: (() => void) | undefined };

export function CarriedRequest({ fields, values, onChange }: Props) {
  const answers = answersOf(fields, values);
  if (answers.length === 0) return null;
  return (
    <section className={css.pedido} aria-label="Lo que usted pide">
      <p>
        {answers.map(({ name, label, text }, at) => (
          <span key={name}>
            {at > 0 && ' · '}
            <span className={/^\d/.test(text) ? undefined : 'oculto'}>{label}: </span>
            {text}
          </span>
        ))}
      </p>
      {onChange && (
        <button type="button" onClick={onChange}>
          Cambiar<span className="oculto"> lo que pide</span>
        </button>
      )}
    </section>
  );
}
