import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dismiss } from '../sections/comunicados/dismissed';
import { Icon } from '../ui/elements/Icon';
import { useHydrated } from '../ui/elements/useHydrated';
import css from './Banner.module.css';
import type { CurrentBanner } from './currentBanner';

/**
 * The announcement of the day. Once dismissed it stays so on this device: the page's first script hides it before it is
 * painted (`data-aviso-descartado` on the document), since the page itself is the same for everyone.
 */
export function Banner({ banner }: { banner: CurrentBanner }) {
  const [descartado, setDescartado] = useState(false);
  const hydrated = useHydrated();
  if (descartado) return null;
  const close = () => {
    setDescartado(true);
    dismiss(banner.id);
  };
  return (
    <aside
      className={css.aviso}
      data-aviso={banner.id}
      data-urgente={banner.urgent || undefined}
      aria-label="Comunicado"
    >
      <div className={`ancho ${css.fila}`}>
        <p>
          <strong>{banner.urgent ? 'Urgente: ' : 'Comunicado: '}</strong>
          <Link to={banner.href}>{banner.title}</Link>
        </p>
        {hydrated && (
          <button type="button" onClick={close}>
            <Icon name="cerrar" size={20} />
            <span className="oculto">Cerrar el comunicado</span>
          </button>
        )}
      </div>
    </aside>
  );
}
