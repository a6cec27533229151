import { formatLongDate, formatNumber } from '@coop/domain/format';
import { useState } from 'react';
import { Icon } from '../ui/elements/Icon';
import { useHydrated } from '../ui/elements/useHydrated';
import css from './Ticker.module.css';
import { type Tasas, useCotizacion } from './useCotizacion';

/**
 * The exchange rates in a strip that moves, can be stopped, and stands still for those who asked for less motion. It comes
 * drawn with the rates of the page, which are all that there is without JavaScript.
 */
export function Ticker({ cotizacion }: { cotizacion: Tasas | null }) {
  const tasas = useCotizacion(cotizacion);
  const [pausada, setPausada] = useState(false);
  const hydrated = useHydrated();
  const text = tasas ? <Values {...tasas} /> : <span>Pregunte la cotización del día en su agencia</span>;
  return (
    <section className={css.cinta} aria-label="Cotizaciones" data-mueve={(hydrated && !pausada) || undefined}>
      {hydrated && (
        <button type="button" className={css.pausa} onClick={() => setPausada(!pausada)}>
          <Icon name={pausada ? 'reanudar' : 'pausa'} size={20} />
          <span className="oculto">{pausada ? 'Reanudar las cotizaciones' : 'Pausar las cotizaciones'}</span>
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: standing still it scrolls, which the keyboard must be able to. */}
      <div className={css.ventana} tabIndex={0}>
        <div className={css.pista}>
          <p className={css.tramo}>{text}</p>
          {/* The same again, so that the loop has no gap; read once. */}
          <p className={css.tramo} aria-hidden="true">
            {text}
          </p>
        </div>
      </div>
    </section>
  );
}

const Values = ({ cotizaciones: { compra, venta, ufv }, fecha }: Tasas) => (
  <>
    <span>{fecha ? formatLongDate(fecha) : 'Valores referenciales'}</span>
    <span>
      Dólar compra <strong>{formatNumber(compra)}</strong>
    </span>
    <span>
      Dólar venta <strong>{formatNumber(venta)}</strong>
    </span>
    {ufv > 0 && (
      <span>
        UFV <strong>{formatNumber(ufv)}</strong>
      </span>
    )}
  </>
);
