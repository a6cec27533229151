import type { Entidad } from '@coop/domain/entidad';
import { Link } from 'react-router-dom';
import { Icono } from '../componentes/Icono';
import css from './Cabecera.module.css';
import { Marca } from './Marca';
import { Navegacion } from './Navegacion';
import { useDesplazada } from './useDesplazada';

/** Top bar, brand and menu. The bar of the menu stays in sight, translucent once the page has been scrolled. */
export function Cabecera({ entidad }: { entidad: Entidad }) {
  const desplazada = useDesplazada();
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
      <header className={css.cabecera} data-desplazada={desplazada || undefined}>
        <div className={`ancho ${css.barra}`}>
          <Marca entidad={entidad} />
          <Navegacion entidad={entidad} />
          <Link to="/buscar" className={css.buscar}>
            <Icono nombre="buscar" />
            <span className="oculto">Buscar en el sitio</span>
          </Link>
        </div>
      </header>
    </>
  );
}
