import type { Entidad } from '@coop/domain/entidad';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/elements/Icon';
import { Brand } from './Brand';
import css from './Header.module.css';
import { Navigation } from './Navigation';
import { useScrolled } from './useScrolled';

/** Top bar, brand and menu. The bar of the menu stays in sight, translucent once the page has been scrolled. */
export function Header({ entidad }: { entidad: Entidad }) {
  const scrolled = useScrolled();
  return (
    <>
      <nav className={css.superior} aria-label="Accesos directos">
        <div className={`ancho ${css.fila}`}>
          {entidad.demostracion && <span className={css.demostracion}>Sitio de demostración</span>}
          <Link to="/contactanos/agencias">Agencias y horarios</Link>
          <Link to="/contactanos/reclamos">Punto de Reclamo</Link>
          {entidad.telefonoGratuito && (
            <a href={`tel:${entidad.telefonoGratuito.replace(/\D/g, '')}`}>
              <span className={css.linea}>Línea gratuita </span>
              {entidad.telefonoGratuito}
            </a>
          )}
        </div>
      </nav>
      <header className={css.cabecera} data-desplazada={scrolled || undefined}>
        <div className={`ancho ${css.barra}`}>
          <Brand entidad={entidad} />
          <Navigation entidad={entidad} />
          <Link to="/buscar" className={css.buscar}>
            <Icon name="buscar" />
            <span className="oculto">Buscar en el sitio</span>
          </Link>
        </div>
      </header>
    </>
  );
}
