import { Icon } from '../ui/elements/Icon';
import css from './Ticker.module.css';
import { inStrip, type Tasas } from './tasas';

/** Exchange rates in a moving strip that can be paused (`startTicker`); rendered by the server too. */
export function Ticker({ cotizacion }: { cotizacion: Tasas | undefined }) {
  const text = cotizacion ? (
    inStrip(cotizacion).map(([what, howMuch]) => (
      <span key={what}>
        {what} {howMuch && <strong>{howMuch}</strong>}
      </span>
    ))
  ) : (
    <span>Pregunte la cotización del día en su agencia</span>
  );
  return (
    <section className={css.cinta} aria-label="Cotizaciones" data-cinta>
      <button type="button" className={css.pausa} data-con-guion>
        <Icon name="pausa" size={20} />
        <Icon name="reanudar" size={20} />
        <span className="oculto">Pausar las cotizaciones</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: while paused it scrolls, also with the keyboard. */}
      <div className={css.ventana} tabIndex={0}>
        <div className={css.pista}>
          <p className={css.tramo}>{text}</p>
          {/* A copy that makes the loop seamless; hidden from screen readers. */}
          <p className={css.tramo} aria-hidden="true">
            {text}
          </p>
        </div>
      </div>
    </section>
  );
}
