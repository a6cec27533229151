import { formatLongDate, formatNumber } from '@coop/domain/format';
import { useState } from 'react';
import { Icono } from '../componentes/Icono';
import { useHidratado } from '../componentes/useHidratado';
import css from './Cinta.module.css';
import { useCotizacion } from './useCotizacion';

/** The exchange rates in a strip that moves, can be stopped, and stands still for those who asked for less motion. */
export function Cinta() {
  const { cotizaciones, fecha } = useCotizacion();
  const [pausada, setPausada] = useState(false);
  const hidratado = useHidratado();
  const texto = (
    <>
      <span>{fecha ? formatLongDate(fecha) : 'Valores referenciales'}</span>
      <span>
        Dólar compra <strong>{formatNumber(cotizaciones.compra)}</strong>
      </span>
      <span>
        Dólar venta <strong>{formatNumber(cotizaciones.venta)}</strong>
      </span>
      <span>
        UFV <strong>{formatNumber(cotizaciones.ufv)}</strong>
      </span>
    </>
  );
  return (
    <section className={css.cinta} aria-label="Cotizaciones" data-mueve={(hidratado && !pausada) || undefined}>
      {hidratado && (
        <button type="button" className={css.pausa} onClick={() => setPausada(!pausada)}>
          <Icono nombre={pausada ? 'reanudar' : 'pausa'} tamano={20} />
          <span className="oculto">{pausada ? 'Reanudar las cotizaciones' : 'Pausar las cotizaciones'}</span>
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: standing still it scrolls, which the keyboard must be able to. */}
      <div className={css.ventana} tabIndex={0}>
        <div className={css.pista}>
          <p className={css.tramo}>{texto}</p>
          {/* The same again, so that the loop has no gap; read once. */}
          <p className={css.tramo} aria-hidden="true">
            {texto}
          </p>
        </div>
      </div>
    </section>
  );
}
