import { navigation } from '@coop/domain/navigation';
import { Link } from 'react-router-dom';
import { CajaDeBusqueda } from '../buscar/CajaDeBusqueda';
import css from './NoEncontrada.module.css';
import { Pagina } from './Pagina';

const paginas = navigation.flatMap((item) => (item.children ? item.children : [item]));

/** Nothing at this address: a search over everything published, and every page to choose from. */
export const NoEncontrada = () => (
  <Pagina
    titulo="No encontramos esta página"
    resumen="La dirección puede haber cambiado o estar mal escrita. Busque lo que necesita o elija una de estas páginas."
    migas={[{ label: 'Página no encontrada', href: '' }]}
    sinIndice
  >
    <CajaDeBusqueda />
    <ul className={css.paginas}>
      {paginas.map(({ href, label }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  </Pagina>
);
