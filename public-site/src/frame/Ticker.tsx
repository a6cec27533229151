import { Icon } from '../ui/elements/Icon';
import css from './Ticker.module.css';
import { inStrip, type Tasas } from './tasas';

/**
 * The exchange rates in a strip that moves, can be stopped, and stands still for those who asked for less motion
 * (`startTicker`). It comes drawn with the rates of the page, which are all that there is without JavaScript.
 */
export function Ticker({ cotizacion }: { cotizacion: Tasas | null }) {
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
