import { formatMoney, formatPercent } from '@coop/domain/format';
import { SIN_DATO, Tabla } from '../componentes/Tabla';
import { publicosDeAhorro } from '../etiquetas';
import type { Caja } from '../leerCajas';
import { mejorDe, saldoDe } from './ahorro';

/** The accounts side by side: for whom, what they pay and what they ask. */
export const CompararCajas = ({ cajas }: { cajas: readonly Caja[] }) => (
  <Tabla
    leyenda="Cajas de ahorro, una por fila"
    filas={cajas}
    clave={({ slug }) => slug}
    columnas={[
      { titulo: 'Cuenta', principal: true, celda: ({ slug, nombre }) => <a href={`#${slug}`}>{nombre}</a> },
      { titulo: 'Para quién', celda: ({ publico }) => publicosDeAhorro[publico] },
      { titulo: 'Bolivianos', fuerte: true, celda: (c) => tasaDe(c, 'BOB') },
      { titulo: 'Dólares', fuerte: true, celda: (c) => tasaDe(c, 'USD') },
      { titulo: 'Se abre con', numerica: true, celda: (c) => formatMoney(c.montoAperturaBob, 'BOB', 0) },
      { titulo: 'Retiros', celda: ({ limiteRetirosMes }) => retirosDe(limiteRetirosMes) },
    ]}
  />
);

/** The best that it pays, and from which balance: a better rate for a few is not the rate. */
function tasaDe({ tasas }: Caja, moneda: 'BOB' | 'USD'): string {
  const mejor = mejorDe(tasas, moneda);
  return mejor ? `${formatPercent(mejor.tasaAnual)} ${saldoDe(mejor)}`.trim() : SIN_DATO;
}

const retirosDe = (porMes: number | null) => {
  if (porMes === null) return 'Sin límite';
  return porMes === 0 ? 'Al final' : `${porMes} por mes`;
};
