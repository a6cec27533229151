import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import css from './EntradaDeMonto.module.css';
import { conMiles, sinPuntos } from './miles';

type Props = {
  id: string;
  nombre: string;
  /** As it was written: an amount, or a whole number. */
  valor: string;
  /** In characters. */
  ancho: number;
  antes?: string;
  despues?: string;
  falta?: string;
  /** Whether there is something to read at `${id}-ayuda`. */
  descrita: boolean;
  alCambiar: (valor: string) => void;
};

/** A number as it is written, with points between its thousands; right or wrong, what was written stays. */
export function EntradaDeMonto({ id, nombre, valor, ancho, antes, despues, falta, descrita, alCambiar }: Props) {
  const caret = useCaret();
  return (
    <span className={css.cifra}>
      {antes && <span aria-hidden="true">{antes}</span>}
      <input
        ref={caret.ref}
        id={id}
        name={nombre}
        inputMode="decimal"
        autoComplete="off"
        size={ancho}
        maxLength={40}
        value={conMiles(valor)}
        aria-invalid={falta ? true : undefined}
        aria-describedby={descrita ? `${id}-ayuda` : undefined}
        onChange={(e) => {
          caret.keep(e);
          alCambiar(sinPuntos(e.target.value));
        }}
      />
      {despues && <span aria-hidden="true">{despues}</span>}
    </span>
  );
}

/** Points come and go as one writes: the caret stays before the same figure. */
function useCaret() {
  const ref = useRef<HTMLInputElement>(null);
  const after = useRef<number>(undefined);
  useLayoutEffect(() => {
    const input = ref.current;
    if (!input || after.current === undefined) return;
    let at = input.value.length;
    for (let left = after.current; at > 0 && left > 0; at--) if (input.value[at - 1] !== '.') left--;
    input.setSelectionRange(at, at);
    after.current = undefined;
  });
  const keep = ({ target: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    after.current = value.slice(selectionStart ?? value.length).replaceAll('.', '').length;
  };
  return { ref, keep };
}
