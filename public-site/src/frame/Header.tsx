import type { Entidad } from '@coop/domain/entidad';
import type { Menu } from '@coop/domain/navigation';
import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { Icon } from '../ui/elements/Icon';
import { Brand } from './Brand';
import css from './Header.module.css';
import { Navigation } from './Navigation';
import { ReadingTools } from './ReadingTools';

type Props = {
  entidad: Entidad;
  menu: Menu;
  easy: string | null;
};

/** Top bar, brand and sticky menu, translucent once scrolled (`startHeader`). */
export function Header({ entidad, menu, easy }: Props) {
  return (
    <>
      <nav className={css.superior} aria-label="Accesos directos">
        <div className={`ancho ${css.fila}`}>
          {entidad.demostracion && <span className={css.demostracion}>Sitio de demostración</span>}
          <ReadingTools easy={easy} />
          <a href="/necesito">Emergencias</a>
          <a href="/contactanos/seguimiento">Seguir mi caso</a>
          <a href="/contactanos/agencias">Agencias y horarios</a>
          <a href={puntoReclamo.href}>{puntoReclamo.label}</a>
          {entidad.telefonoGratuito && (
            <a href={`tel:${entidad.telefonoGratuito.replace(/\D/g, '')}`}>
              <span className={css.linea}>Línea gratuita </span>
              {entidad.telefonoGratuito}
            </a>
          )}
        </div>
      </nav>
      <header className={css.cabecera}>
        <div className={`ancho ${css.barra}`}>
          <Brand entidad={entidad} />
          <Navigation entidad={entidad} menu={menu} />
          <a href="/buscar" className={css.buscar}>
            <Icon name="buscar" />
            <span className="oculto">Buscar en el sitio</span>
          </a>
        </div>
      </header>
    </>
  );
}
