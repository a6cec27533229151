import { navigation } from '@coop/domain/navigation';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sinTildes } from '../sinTildes';
import css from './NoEncontrada.module.css';
import { Pagina } from './Pagina';
import { useHidratado } from './useHidratado';

const paginas = navigation.flatMap((item) => (item.children ? item.children : [item]));

/** Nothing at this address: a search over every page, and all of them to choose from. */
export function NoEncontrada() {
  const [buscado, setBuscado] = useState('');
  const hidratado = useHidratado();
  const halladas = paginas.filter(({ label }) => sinTildes(label).includes(sinTildes(buscado)));
  return (
    <Pagina
      titulo="No encontramos esta página"
      resumen="La dirección puede haber cambiado o estar mal escrita. Busque lo que necesita o elija una de estas páginas."
      migas={[{ label: 'Página no encontrada', href: '' }]}
    >
      {hidratado && (
        <label className={css.buscar}>
          Buscar una página
          <input type="search" value={buscado} onChange={(e) => setBuscado(e.target.value)} autoComplete="off" />
        </label>
      )}
      <ul className={css.paginas}>
        {halladas.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <p role="status">
        {halladas.length === 0 && 'Ninguna página coincide. Pruebe con otra palabra, por ejemplo «crédito».'}
      </p>
    </Pagina>
  );
}
