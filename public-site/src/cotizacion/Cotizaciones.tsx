import { formatDate, formatNumber } from '@coop/domain/format';
import type { Cotizacion } from '../reading/leer';
import css from './Cotizaciones.module.css';

const sources = { bcb: 'Banco Central de Bolivia', manual: 'pizarra de la cooperativa', semilla: 'valores de ejemplo' };

/** The rates of the day as text, with the day from which they hold and who says so. */
export const Cotizaciones = ({ cotizacion: { cotizaciones, fecha, fuente } }: { cotizacion: Cotizacion }) => (
  <div className={css.caja}>
    <dl>
      <div>
        <dt>Dólar compra</dt>
        <dd>
          <small>Bs</small> {formatNumber(cotizaciones.compra)}
        </dd>
      </div>
      <div>
        <dt>Dólar venta</dt>
        <dd>
          <small>Bs</small> {formatNumber(cotizaciones.venta)}
        </dd>
      </div>
      <div>
        <dt>UFV</dt>
        <dd>
          <small>Bs</small> {formatNumber(cotizaciones.ufv, 5)}
        </dd>
      </div>
    </dl>
    <p>
      Vigentes desde el {formatDate(fecha)}. Fuente: {sources[fuente]}.
    </p>
  </div>
);
