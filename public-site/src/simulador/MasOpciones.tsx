import { addDays } from '@coop/domain/rules/addDays';
import { useId, useState } from 'react';
import { Campo } from './Campo';
import { CampoDeslizante } from './CampoDeslizante';
import { CampoEleccion } from './CampoEleccion';
import type { CreditoSimulado } from './creditoPedido';
import css from './MasOpciones.module.css';
import { comoOpciones, frecuencias, sistemas } from './palabras';

type Props = {
  simulado: CreditoSimulado;
  hoy: string;
  sufijo?: string;
  alCambiar: (nombre: string, valor: string) => void;
};

const NOMBRES = ['sistema', 'frecuencia', 'gracia_meses', 'fecha'];

/** What few people change; open where something of it was said, or is wrong. */
export function MasOpciones({ simulado, hoy, sufijo = '', alCambiar }: Props) {
  const { pedido, credito, faltas, cadaMeses } = simulado;
  const id = useId();
  const [isOpen, setOpen] = useState(() => isUnusual(simulado));
  const comunes = (nombre: string) => ({
    nombre: nombre + sufijo,
    valor: pedido[nombre] ?? '',
    falta: faltas[nombre],
    alCambiar: (valor: string) => alCambiar(nombre, valor),
  });
  return (
    <details
      className={css.mas}
      open={isOpen || NOMBRES.some((nombre) => faltas[nombre])}
      onToggle={(e) => setOpen(e.currentTarget.open)}
    >
      <summary>Más opciones</summary>
      <div>
        <CampoEleccion
          etiqueta="Sistema de pago"
          opciones={comoOpciones(credito.sistemas, sistemas)}
          {...comunes('sistema')}
        />
        <CampoEleccion
          etiqueta="Se paga"
          opciones={comoOpciones(credito.frecuencias, frecuencias)}
          {...comunes('frecuencia')}
        />
        {(credito.graciaMaxMeses || faltas.gracia_meses) && (
          <CampoDeslizante
            etiqueta="Gracia: solo paga interés"
            despues="meses"
            min={0}
            max={credito.graciaMaxMeses ?? 0}
            paso={cadaMeses}
            {...comunes('gracia_meses')}
          />
        )}
        <Campo
          id={id}
          etiqueta="Fecha de desembolso"
          falta={faltas.fecha}
          ayuda="Vacía, hoy. Solo cambia los días de pago."
        >
          <input
            id={id}
            type="date"
            name={`fecha${sufijo}`}
            min={addDays(hoy, -366)}
            max={addDays(hoy, 366)}
            value={pedido.fecha ?? ''}
            aria-invalid={faltas.fecha ? true : undefined}
            aria-describedby={`${id}-ayuda`}
            onChange={(e) => alCambiar('fecha', e.target.value)}
          />
        </Campo>
      </div>
    </details>
  );
}

const isUnusual = ({ pedido, credito }: CreditoSimulado) =>
  Boolean(pedido.fecha) ||
  pedido.gracia_meses !== '0' ||
  pedido.sistema !== credito.sistemas[0] ||
  pedido.frecuencia !== credito.frecuencias[0];
