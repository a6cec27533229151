import { formatDate, formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { Tabla } from '../componentes/Tabla';
import { Vacio } from '../componentes/Vacio';
import { documentosFinancieros, tiposDeEstado } from '../etiquetas';
import { Cotizaciones } from '../inicio/Cotizaciones';
import { lectorDe } from '../leer';
import { leerPagina } from '../leerPagina';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ rows: estados }, cotizacion, pagina] = await Promise.all([
    leer.lista('institucional/estados-financieros', { range: [0, 23], sort: ['fechaCorte', 'DESC'] }, request.signal),
    leer.cotizacion(),
    leerPagina(leer, '/institucional/indicadores-financieros'),
  ]);
  return { estados, cotizacion: cotizacion ?? null, bloques: pagina?.bloques ?? [] };
};

/** The state of the cooperative, with its papers, and the rates of the day. */
export function Component() {
  const { estados, cotizacion, bloques } = useLoaderData<typeof loader>();
  const [ultimo] = estados;
  const razon = (a: string | null, b: string | null) =>
    a && b && Number(b) > 0 ? formatPercent(((100 * Number(a)) / Number(b)).toFixed(4)) : null;
  const indicadores = ultimo
    ? ([
        ['Activo', ultimo.activo && formatMoney(ultimo.activo, 'BOB', 0)],
        ['Patrimonio', ultimo.patrimonio && formatMoney(ultimo.patrimonio, 'BOB', 0)],
        ['Cartera bruta', ultimo.carteraBruta && formatMoney(ultimo.carteraBruta, 'BOB', 0)],
        ['Depósitos del público', ultimo.depositos && formatMoney(ultimo.depositos, 'BOB', 0)],
        ['Resultado de la gestión', ultimo.resultadoGestion && formatMoney(ultimo.resultadoGestion, 'BOB', 0)],
        ['Índice de mora', razon(ultimo.carteraMora, ultimo.carteraBruta)],
        ['Cobertura de la mora con previsiones', razon(ultimo.previsiones, ultimo.carteraMora)],
        ['Socios', ultimo.socios && formatNumber(ultimo.socios, 0)],
      ] as const)
    : [];
  return (
    <Pagina
      titulo="Indicadores Financieros"
      resumen="Cuánto tenemos, cuánto prestamos y cómo nos pagan: las cifras de la cooperativa y sus estados financieros."
    >
      {ultimo ? (
        <Seccion titulo={`Al ${formatDate(ultimo.fechaCorte)}`}>
          <Tabla
            leyenda={`Indicadores al ${formatDate(ultimo.fechaCorte)}`}
            filas={indicadores.filter(([, valor]) => valor)}
            clave={([nombre]) => nombre}
            columnas={[
              { titulo: 'Indicador', principal: true, celda: ([nombre]) => nombre },
              { titulo: 'Valor', numerica: true, fuerte: true, celda: ([, valor]) => valor },
            ]}
          />
        </Seccion>
      ) : (
        <Vacio titulo="Todavía no hay estados publicados">
          <p>Los publicamos después de su envío al regulador.</p>
        </Vacio>
      )}
      {cotizacion && (
        <Seccion titulo="Cotizaciones">
          <Cotizaciones cotizacion={cotizacion} />
        </Seccion>
      )}
      <Bloques bloques={bloques} />
      {estados.map(({ id, slug, fechaCorte, tipo, documentos, firmaAuditora }) => (
        <Seccion
          key={id}
          titulo={`Estados financieros ${tiposDeEstado[tipo]} al ${formatDate(fechaCorte)}`}
          ancla={slug}
        >
          <ListaDocumentos
            documentos={documentos.map((documento) => ({
              titulo: documentosFinancieros[documento.tipo],
              archivo: documento.archivo,
              fecha: documento.archivo.creadoEn,
              nota: documento.tipo === 'dictamen_auditoria' ? firmaAuditora : null,
            }))}
          />
        </Seccion>
      ))}
    </Pagina>
  );
}
