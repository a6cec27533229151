import type { Entidad } from '@coop/domain/entidad';
import { type NavigationItem, navigation } from '@coop/domain/navigation';
import { useLocation } from 'react-router-dom';
import { Icon } from '../ui/elements/Icon';
import css from './Navigation.module.css';

const MENU = 'menu-principal';

/**
 * The public menu, once: a row on wide screens, a panel that opens and closes on phones. Groups are `<details>` of one
 * name and the panel is a popover, so that all of it works before the script is there (`startMenus`), and without it.
 */
export function Navigation({ entidad }: { entidad: Entidad }) {
  return (
    <>
      <button type="button" className={css.boton} popoverTarget={MENU}>
        <Icon name="menu" />
        <span className="oculto">Abrir el menú</span>
      </button>
      <nav id={MENU} className={css.nav} popover="auto" aria-label="Principal">
        <div className={css.cabeza}>
          <span>Menú</span>
          <button type="button" className={css.boton} popoverTarget={MENU} popoverTargetAction="hide">
            <Icon name="cerrar" />
            <span className="oculto">Cerrar el menú</span>
          </button>
        </div>
        <ul className={css.lista}>
          {navigation.map((item) => (
            <li key={item.href} className={css.entrada}>
              {item.children ? <Group item={item} /> : <AnyLink item={item} />}
            </li>
          ))}
        </ul>
        {entidad.bancaEnLinea && (
          <a className={css.sesion} href={entidad.bancaEnLinea} rel="noopener">
            Iniciar Sesión
          </a>
        )}
      </nav>
    </>
  );
}

function Group({ item }: { item: NavigationItem }) {
  const { pathname } = useLocation();
  const current = pathname === item.href || pathname.startsWith(`${item.href}/`);
  const visibles = item.children?.filter(({ footerOnly }) => !footerOnly) ?? [];
  return (
    <details name="menu" className={css.grupo}>
      <summary className={current ? css.actual : undefined}>
        {item.label}
        <svg className={css.punta} width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M0 0h10L5 6z" fill="currentColor" />
        </svg>
      </summary>
      <ul className={`${css.submenu} ${visibles.length > 8 ? css.doble : ''}`}>
        {visibles.map((child) => (
          <li key={child.href}>
            <AnyLink item={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function AnyLink({ item: { href, label } }: { item: NavigationItem }) {
  const { pathname } = useLocation();
  const isOpen = pathname === href || (href !== '/' && pathname.startsWith(`${href}/`));
  return (
    <a href={href} className={css.enlace} aria-current={isOpen ? 'page' : undefined}>
      {label}
    </a>
  );
}
