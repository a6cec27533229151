import { formatDate } from '@coop/domain/format';
import { Link } from 'react-router-dom';
import { Seccion } from '../componentes/Seccion';
import { Tabla } from '../componentes/Tabla';
import { montoDe, valorDe } from '../tarifario/fila';
import type { CostosVigentes } from './leerCostos';

/** What it costs, as the tarifario in force says it, and the way to all of it. */
export const Costos = ({ costos, titulo = 'Cuánto cuesta' }: { costos: CostosVigentes | null; titulo?: string }) =>
  costos && (
    <Seccion titulo={titulo} ancla="costos">
      {costos.filas.length > 0 && (
        <Tabla
          leyenda={titulo}
          filas={costos.filas}
          clave={({ concepto, moneda, montoDesde }) => `${concepto}${moneda}${montoDesde}`}
          columnas={[
            {
              titulo: 'Concepto',
              principal: true,
              celda: ({ concepto, observacion }) => (observacion ? `${concepto} (${observacion})` : concepto),
            },
            { titulo: 'Por montos', numerica: true, celda: montoDe },
            { titulo: 'Costo', numerica: true, fuerte: true, celda: valorDe },
          ]}
        />
      )}
      <p>
        {costos.filas.length > 0 ? 'Según el' : 'Los costos de este servicio, si los hay, son los del'}{' '}
        <Link to={`/institucional/tarifario#${costos.grupo}`}>
          tarifario vigente desde el {formatDate(costos.vigenteDesde)}
        </Link>
        .
      </p>
    </Seccion>
  );
