import type { Leer } from '../../reading/leer';
import { Icon } from '../../ui/elements/Icon';
import css from './Banner.module.css';
import { mostUrgent } from './mostUrgent';

type CurrentBanner = { id: string; title: string; href: string; urgent: boolean };

/** Returns the most urgent, newest announcement; null on failure, so no page fails. */
export async function currentBanner(leer: Leer): Promise<CurrentBanner | null> {
  const rows = await leer
    .filas('comunicados', { filter: { enAviso: true }, sort: ['fechaComunicado', 'DESC'] })
    .catch(() => []);
  const banner = mostUrgent(rows);
  if (!banner) return null;
  return {
    id: banner.id,
    title: banner.titulo,
    href: `/comunicados/${banner.slug}`,
    urgent: banner.prioridad === 'urgente',
  };
}

/** The HTML is the same for everyone: the page's first script hides it if dismissed on this device. */
export const Banner = ({ banner }: { banner: CurrentBanner }) => (
  <aside className={css.aviso} data-aviso={banner.id} data-urgente={banner.urgent || undefined} aria-label="Comunicado">
    <div className={`ancho ${css.fila}`}>
      <p>
        <strong>{banner.urgent ? 'Urgente: ' : 'Comunicado: '}</strong>
        <a href={banner.href}>{banner.title}</a>
      </p>
      <button type="button" data-con-guion>
        <Icon name="cerrar" size={20} />
        <span className="oculto">Cerrar el comunicado</span>
      </button>
    </div>
  </aside>
);
