import { Link } from 'react-router-dom';
import { Icono, type NombreDeIcono } from '../componentes/Icono';
import css from './Populares.module.css';

const paginas: readonly (readonly [string, string, NombreDeIcono])[] = [
  ['/institucional/tarifario', 'Tasas, comisiones y tarifas', 'grafico'],
  ['/productos/creditos', 'Créditos y simulador de cuotas', 'pagar'],
  ['/productos/depositos-plazo-fijo', 'Depósitos a plazo fijo', 'banca'],
  ['/contactanos/agencias', 'Agencias, cajeros y horarios', 'agencia'],
  ['/contactanos/reclamos', 'Presentar un reclamo', 'reclamo'],
  ['/institucional/indicadores-financieros', 'Estados e indicadores financieros', 'documento'],
];

/** What most people come for: where to go on when nothing is asked yet, or nothing was found. */
export const Populares = () => (
  <nav className={css.populares} aria-labelledby="populares">
    <h2 id="populares">Lo más consultado</h2>
    <ul>
      {paginas.map(([href, label, icono]) => (
        <li key={href}>
          <Link to={href}>
            <Icono nombre={icono} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
