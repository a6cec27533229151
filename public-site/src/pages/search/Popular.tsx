import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { Icon, type IconName } from '../../ui/elements/Icon';
import css from './Popular.module.css';

const pages: readonly (readonly [string, string, IconName])[] = [
  ['/institucional/tarifario', 'Tasas, comisiones y tarifas', 'grafico'],
  ['/productos/creditos', 'Créditos y simulador de cuotas', 'pagar'],
  ['/productos/depositos-plazo-fijo', 'Depósitos a plazo fijo', 'banca'],
  ['/contactanos/agencias', 'Agencias, cajeros y horarios', 'agencia'],
  [puntoReclamo.href, 'Presentar un reclamo', 'reclamo'],
  ['/institucional/indicadores-financieros', 'Estados e indicadores financieros', 'documento'],
];

export const Popular = () => (
  <nav className={css.populares} aria-labelledby="populares">
    <h2 id="populares">Lo más consultado</h2>
    <ul>
      {pages.map(([href, label, icono]) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icono} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
