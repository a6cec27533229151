import { useState } from 'react';
import { CampoDeslizante } from './CampoDeslizante';
import { CampoEleccion } from './CampoEleccion';
import { CampoFecha } from './CampoFecha';
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
        <CampoFecha
          etiqueta="Fecha de desembolso"
          ayuda="Vacía, hoy. Solo cambia los días de pago."
          hoy={hoy}
          {...comunes('fecha')}
        />
      </div>
    </details>
  );
}

const isUnusual = ({ pedido, credito }: CreditoSimulado) =>
  Boolean(pedido.fecha) ||
  pedido.gracia_meses !== '0' ||
  pedido.sistema !== credito.sistemas[0] ||
  pedido.frecuencia !== credito.frecuencias[0];
