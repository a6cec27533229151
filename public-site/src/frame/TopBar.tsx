import type { Entidad } from '@coop/domain/entidad';
import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { useLocation } from 'react-router-dom';
import { Icon } from '../ui/elements/Icon';
import { Ticker } from './Ticker';
import css from './TopBar.module.css';
import type { Tasas } from './tasas';

/** Rates, complaints, chat: inline, and floating only where there is room. */
export function TopBar({ entidad, cotizacion }: { entidad: Entidad; cotizacion: Tasas | undefined }) {
  const { pathname } = useLocation();
  const greeting = encodeURIComponent(`Hola, le escribo desde el sitio web (${pathname}).`);
  return (
    <aside className={css.barra} aria-label="Cotizaciones y contacto">
      <Ticker cotizacion={cotizacion} />
      <div className={css.botones}>
        <a href={puntoReclamo.href} className={css.reclamo} title={puntoReclamo.label}>
          <Icon name="reclamo" />
          <span className="oculto">{puntoReclamo.label}</span>
        </a>
        {entidad.whatsapp && (
          <a
            href={`https://wa.me/${entidad.whatsapp}?text=${greeting}`}
            className={css.whatsapp}
            title="Escribir por WhatsApp"
            rel="noopener"
          >
            <Icon name="whatsapp" />
            <span className="oculto">Escribir por WhatsApp</span>
          </a>
        )}
      </div>
    </aside>
  );
}
