import type { Entidad } from '@coop/domain/entidad';
import { type Menu, type NavigationItem, visibleItems } from '@coop/domain/navigation';
import { useLocation } from 'react-router-dom';
import { AnyLink } from '../ui/elements/AnyLink';
import { Icon } from '../ui/elements/Icon';
import css from './Navigation.module.css';

const MENU = 'menu-principal';

/** Public menu of `<details>` and a popover, which work without JavaScript (`startMenus`). */
export function Navigation({ entidad, menu }: { entidad: Entidad; menu: Menu }) {
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
        <Shortcuts entidad={entidad} />
        <ul className={css.lista}>
          {visibleItems(menu.principal).map((item) => {
            const inside = visibleItems(item.children).filter(({ footerOnly }) => !footerOnly);
            if (inside.length === 0 && !item.href) return null;
            return (
              <li key={item.label} className={css.entrada}>
                {inside.length > 0 ? <Group item={item} inside={inside} /> : <MenuLink item={item} />}
              </li>
            );
          })}
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

/** The urgent tasks, in the panel of phones: what to do in an emergency, a case's state and the search. */
const Shortcuts = ({ entidad: { bloqueoTarjetas } }: { entidad: Entidad }) => (
  <ul className={css.atajos}>
    {bloqueoTarjetas && (
      <li className={css.bloqueo}>
        <a href={`tel:${bloqueoTarjetas.telefono.replace(/\D/g, '')}`}>
          <Icon name="telefono" size={20} />
          Bloquear mi tarjeta
        </a>
      </li>
    )}
    <li>
      <a href="/necesito">Emergencias</a>
    </li>
    <li>
      <a href="/contactanos/seguimiento">Seguir mi caso</a>
    </li>
    <li>
      <a href="/buscar">
        <Icon name="buscar" size={20} />
        Buscar
      </a>
    </li>
  </ul>
);

function Group({ item, inside }: { item: NavigationItem; inside: readonly NavigationItem[] }) {
  const { pathname } = useLocation();
  const current = [item, ...inside].some(({ href }) => isAt(href, pathname));
  return (
    <details name="menu" className={css.grupo}>
      <summary className={current ? css.actual : undefined}>
        {item.label}
        <svg className={css.punta} width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M0 0h10L5 6z" fill="currentColor" />
        </svg>
      </summary>
      <ul className={`${css.submenu} ${inside.length > 8 ? css.doble : ''}`}>
        {inside.map((child) => (
          <li key={child.href}>
            <MenuLink item={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ item: { href, label } }: { item: NavigationItem }) {
  const { pathname } = useLocation();
  return (
    <AnyLink href={href} className={css.enlace} current={isAt(href, pathname)}>
      {label}
    </AnyLink>
  );
}

const isAt = (href: string, pathname: string) =>
  href !== '' && (pathname === href || (href !== '/' && pathname.startsWith(`${href}/`)));
