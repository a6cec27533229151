import { formatDate, formatNumber } from '@coop/domain/format';
import type { Cotizacion } from '../reading/leer';
import { Note } from '../ui/elements/Note';
import css from './Cotizaciones.module.css';

type Props = { cotizacion: Cotizacion };

const sources = { bcb: 'Banco Central de Bolivia', manual: 'pizarra de la cooperativa', semilla: 'valores de ejemplo' };

/** The rates in force as text, with their effective date and source, and a warning when they are days old. */
export const Cotizaciones = ({ cotizacion: { cotizaciones, fecha, fuente, desactualizado } }: Props) => (
  <>
    {desactualizado && (
      <Note>Esta cotización es de hace varios días. Consulte en su agencia antes de una operación en dólares.</Note>
    )}
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
        {cotizaciones.ufv > 0 && (
          <div>
            <dt>UFV</dt>
            <dd>
              <small>Bs</small> {formatNumber(cotizaciones.ufv, 5)}
            </dd>
          </div>
        )}
      </dl>
      <p>
        Vigentes desde el {formatDate(fecha)}. Fuente: {sources[fuente]}.
      </p>
    </div>
  </>
);
