import type { VistaPrevia } from '@coop/domain/answers';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { useOrigin } from '../../reading/useOrigin';
import { Icon } from '../elements/Icon';
import { CopyLink } from './CopyLink';
import css from './Share.module.css';

/**
 * Ways of passing the page on: plain links, so that nobody is told who reads what until they are followed. Nothing in a
 * preview, whose address is nobody's yet.
 */
export function Share({ title, query = '' }: { title: string /** Of the address: «?monto=…». */; query?: string }) {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const root = useRouteLoaderData<{ vistaPrevia: VistaPrevia | null }>('raiz');
  if (!origin || root?.vistaPrevia) return null;
  const address = `${origin}${pathname}${query}`;
  return (
    <section className={css.compartir} aria-label="Compartir">
      <span aria-hidden="true">Compartir</span>
      <ul>
        <li>
          <a href={`https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`} rel="noopener">
            <Icon name="whatsapp" size={20} />
            WhatsApp
          </a>
        </li>
        <li>
          <a href={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`} rel="noopener">
            <Icon name="facebook" size={20} />
            Facebook
          </a>
        </li>
        <CopyLink address={address} />
      </ul>
    </section>
  );
}
