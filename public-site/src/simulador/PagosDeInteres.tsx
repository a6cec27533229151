import { formatMoney, formatShortDate } from '@coop/domain/format';
import type { PagoEnDiaHabil } from '@coop/domain/simulations';
import { Tabla } from '../componentes/Tabla';
import css from './Simulador.module.css';
import { VerTodas } from './VerTodas';

type Props = {
  pagos: readonly PagoEnDiaHabil[];
  moneda: string;
  completo: boolean;
  entero: string;
  alVerTodas: () => void;
};

const PRIMEROS = 12;

/** The interest that is paid along the way, payment by payment. */
export function PagosDeInteres({ pagos, moneda, completo, entero, alVerTodas }: Props) {
  const dinero = (monto: string) => formatMoney(monto, moneda);
  return (
    <div className={css.tramos}>
      <h3>Pagos de intereses</h3>
      <Tabla
        leyenda="Pagos de intereses"
        filas={completo ? pagos : pagos.slice(0, PRIMEROS)}
        clave={({ numero }) => String(numero)}
        columnas={[
          {
            titulo: 'Fecha',
            principal: true,
            celda: ({ numero, fecha, estimado }) =>
              `${numero}. ${formatShortDate(fecha)}${estimado ? ' (estimada)' : ''}`,
          },
          { titulo: 'Días', numerica: true, celda: ({ dias }) => dias },
          { titulo: 'Interés', numerica: true, celda: ({ interes }) => dinero(interes) },
          { titulo: 'RC-IVA', numerica: true, celda: ({ rcIva }) => dinero(rcIva) },
          { titulo: 'Líquido', numerica: true, fuerte: true, celda: ({ liquido }) => dinero(liquido) },
        ]}
      />
      {!completo && pagos.length > PRIMEROS && (
        <VerTodas texto={`Ver los ${pagos.length} pagos`} href={entero} alVer={alVerTodas} />
      )}
    </div>
  );
}
