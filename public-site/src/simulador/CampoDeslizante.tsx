import { formatNumber } from '@coop/domain/format';
import { useEffect, useId, useRef } from 'react';
import { Campo } from './Campo';
import css from './CampoDeslizante.module.css';
import { EntradaDeMonto } from './EntradaDeMonto';
import { entre } from './entre';
import { conMiles } from './miles';

type Props = {
  etiqueta: string;
  nombre: string;
  /** As it was written: an amount, or a whole number. */
  valor: string;
  /** Of the slider; the field takes what the simulator takes. */
  min: number;
  max: number;
  paso: number;
  antes?: string;
  despues?: string;
  ayuda?: string;
  falta?: string;
  alCambiar: (valor: string) => void;
};

/** A number that is slid or written: both say the same. Without JavaScript, the field alone. */
export function CampoDeslizante({ etiqueta, min, max, paso, ayuda, falta, ...entrada }: Props) {
  const { valor, antes, despues, alCambiar } = entrada;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const escrito = Number(valor.replace(',', '.'));
  const numero = valor.trim() !== '' && Number.isFinite(escrito) ? entre(escrito, min, max) : min;
  const lleno = ((numero - min) / (max - min || 1)) * 100;
  // Set on the object: the policy of the page takes no style attribute.
  useEffect(() => slider.current?.style.setProperty('--lleno', `${lleno}%`), [lleno]);
  return (
    <Campo
      id={id}
      etiqueta={etiqueta}
      ayuda={ayuda}
      falta={falta}
      debajo={
        <input
          ref={slider}
          className={css.deslizador}
          type="range"
          aria-label={etiqueta}
          min={min}
          max={max}
          step={paso}
          value={numero}
          aria-valuetext={[antes, formatNumber(numero, 0), despues].filter(Boolean).join(' ')}
          onChange={(e) => alCambiar(e.target.value)}
        />
      }
    >
      <EntradaDeMonto
        id={id}
        ancho={Math.max(3, conMiles(String(max)).length)}
        falta={falta}
        descrita={Boolean(falta || ayuda)}
        {...entrada}
      />
    </Campo>
  );
}
