import { formatNumber } from '@coop/domain/format';
import { useEffect, useId, useRef, useState } from 'react';
import css from './CampoDeslizante.module.css';

type Props = {
  etiqueta: string;
  nombre?: string;
  valor: number;
  min: number;
  max: number;
  paso: number;
  antes?: string;
  despues?: string;
  alCambiar: (valor: number) => void;
};

/** A number that is slid or typed; both show the same. What is typed is put within its limits on leaving the field. */
export function CampoDeslizante({ etiqueta, nombre, valor, min, max, paso, antes, despues, alCambiar }: Props) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [escrito, setEscrito] = useState<string>();
  const lleno = ((valor - min) / (max - min || 1)) * 100;
  // Set on the object: the policy of the page takes no style attribute.
  useEffect(() => slider.current?.style.setProperty('--lleno', `${lleno}%`), [lleno]);

  const escribir = (texto: string) => {
    const digits = texto.replace(/\D/g, '').slice(0, 9);
    setEscrito(digits && formatNumber(digits, 0));
    const numero = Number(digits);
    if (numero >= min && numero <= max) alCambiar(numero);
  };
  const dejar = () => {
    if (escrito !== undefined) alCambiar(Math.min(max, Math.max(min, Number(escrito.replace(/\D/g, '')) || min)));
    setEscrito(undefined);
  };

  return (
    <div className={css.campo}>
      <div className={css.fila}>
        <label htmlFor={id}>{etiqueta}</label>
        <span className={css.cifra}>
          {antes && <span aria-hidden="true">{antes}</span>}
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            size={Math.max(2, formatNumber(max, 0).length)}
            value={escrito ?? formatNumber(valor, 0)}
            onChange={(e) => escribir(e.target.value)}
            onBlur={dejar}
          />
          {despues && <span aria-hidden="true">{despues}</span>}
        </span>
      </div>
      <input
        ref={slider}
        className={css.deslizador}
        type="range"
        name={nombre}
        aria-label={etiqueta}
        min={min}
        max={max}
        step={paso}
        value={valor}
        aria-valuetext={[antes, formatNumber(valor, 0), despues].filter(Boolean).join(' ')}
        onChange={(e) => alCambiar(Number(e.target.value))}
      />
    </div>
  );
}
