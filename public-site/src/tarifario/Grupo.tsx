import { formatPercent } from '@coop/domain/format';
import { Link } from 'react-router-dom';
import { Seccion } from '../componentes/Seccion';
import { SIN_DATO, Tabla } from '../componentes/Tabla';
import { type Fila, monedas, montoDe, plazoDe, valorDe } from './fila';

type Props = { grupo: string; titulo: string; filas: readonly Fila[] };

/** The rows of one group: what is charged or paid for each concept. */
export const Grupo = ({ grupo, titulo, filas }: Props) => (
  <Seccion titulo={titulo} ancla={grupo}>
    <Tabla
      leyenda={titulo}
      filas={filas}
      clave={({ concepto, moneda, montoDesde, plazoDesde }) => `${concepto}${moneda}${montoDesde}${plazoDesde}`}
      columnas={[
        {
          titulo: 'Concepto',
          principal: true,
          celda: ({ concepto, observacion, enlace }) => (
            <>
              {enlace ? <Link to={enlace}>{concepto}</Link> : concepto}
              {observacion && ` (${observacion})`}
            </>
          ),
        },
        { titulo: 'Moneda', celda: ({ moneda }) => monedas[moneda] },
        { titulo: 'Plazo', celda: plazoDe },
        { titulo: 'Monto', numerica: true, celda: montoDe },
        { titulo: 'Valor', numerica: true, fuerte: true, celda: valorDe },
        {
          titulo: 'TEA o TEAC',
          numerica: true,
          celda: ({ teaTeac }) => (teaTeac ? formatPercent(teaTeac) : SIN_DATO),
        },
      ]}
    />
  </Seccion>
);
