import { SIN_DATO, Tabla } from '../componentes/Tabla';
import { filasPorPlazo } from '../filasPorPlazo';
import type { TablaDepositos } from '../leerDepositos';

const monedas = { BOB: 'Bolivianos', USD: 'Dólares', UFV: 'UFV' } as const;

/** The rates of the table in force: a row a term, a column a currency. */
export const TasasPorPlazo = ({ tabla }: { tabla: TablaDepositos }) => (
  <Tabla
    leyenda="Tasas anuales por plazo y moneda"
    filas={filasPorPlazo(tabla.filas)}
    clave={({ plazo }) => plazo}
    columnas={[
      { titulo: 'Plazo', principal: true, celda: ({ plazo }) => plazo },
      ...(['BOB', 'USD', 'UFV'] as const)
        .filter((moneda) => tabla.filas.some((fila) => fila.moneda === moneda))
        .map((moneda) => ({
          titulo: monedas[moneda],
          numerica: true,
          fuerte: moneda === 'BOB',
          celda: (fila: ReturnType<typeof filasPorPlazo>[number]) => fila[moneda].join('; ') || SIN_DATO,
        })),
    ]}
  />
);
