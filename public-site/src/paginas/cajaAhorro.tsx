import { formatDate, formatMoney, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { Ficha } from '../componentes/Ficha';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { ListaSimple } from '../componentes/ListaSimple';
import { Pagina } from '../componentes/Pagina';
import { Panel } from '../componentes/Panel';
import { TextoRico } from '../componentes/TextoRico';
import { Vacio } from '../componentes/Vacio';
import { capitalizaciones, publicosDeAhorro } from '../etiquetas';
import { lectorDe } from '../leer';
import { leerPagina } from '../leerPagina';
import { nombresDeAhorro } from '../simulador/nombres';
import { pedidoEn } from '../simulador/pedido';
import { SimuladorDeAhorro } from '../simulador/SimuladorDeAhorro';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ rows }, pagina] = await Promise.all([
    leer.lista('productos/caja-ahorro', { range: [0, 49], sort: ['orden', 'ASC'] }, request.signal),
    leerPagina(leer, '/productos/caja-ahorro'),
  ]);
  return {
    cajas: rows,
    bloques: pagina?.bloques ?? [],
    hoy: todayInLaPaz(),
    simulacion: pedidoEn(request, nombresDeAhorro),
  };
};

/** Savings accounts, one by one. */
export function Component() {
  const { cajas, bloques, hoy, simulacion } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Caja de Ahorro"
      resumen="Su dinero disponible cuando lo necesite, y creciendo cada mes."
      tema="ahorro"
    >
      <SimuladorDeAhorro cajas={cajas} pedido={simulacion} hoy={hoy} />
      {cajas.map((c) => (
        <Panel key={c.id} titulo={c.nombre} ancla={c.slug} nota={publicosDeAhorro[c.publico]}>
          {c.resumen && <p>{c.resumen}</p>}
          <Ficha
            datos={[
              ...c.tasas.map(
                ({ moneda, tasaAnual, saldoDesde, vigenteDesde }) =>
                  [
                    `Tasa en ${moneda === 'BOB' ? 'bolivianos' : 'dólares'}${Number(saldoDesde) > 0 ? ` desde ${formatMoney(saldoDesde, moneda, 0)}` : ''}`,
                    `${formatPercent(tasaAnual)} anual, desde el ${formatDate(vigenteDesde)}`,
                  ] as const,
              ),
              ['Se abre con', formatMoney(c.montoAperturaBob, 'BOB', 0)],
              ['Apertura en dólares', c.montoAperturaUsd && formatMoney(c.montoAperturaUsd, 'USD', 0)],
              ['Saldo mínimo', c.saldoMinimoBob && formatMoney(c.saldoMinimoBob, 'BOB', 0)],
              ['El interés se suma', capitalizaciones[c.capitalizacion]],
              ['Retiros por mes', c.limiteRetirosMes ?? 'Sin límite'],
              ['Tarjeta de débito', c.tarjetaDebito && 'Sí'],
              ['Banca en línea', c.bancaEnLinea && 'Sí'],
            ]}
          />
          <TextoRico html={c.descripcion} />
          <ListaSimple titulo="Características" elementos={c.caracteristicas} />
          <ListaSimple titulo="Beneficios" elementos={c.beneficios} />
          <ListaSimple titulo="Requisitos" elementos={c.requisitos} />
          {c.documentos.length > 0 && (
            <ListaDocumentos
              documentos={c.documentos.map(({ nombre, archivo }) => ({
                titulo: nombre,
                archivo,
                fecha: archivo.creadoEn,
              }))}
            />
          )}
        </Panel>
      ))}
      {cajas.length === 0 && (
        <Vacio titulo="Estamos actualizando nuestras cajas de ahorro">
          <p>Consúltenos y le diremos cuál le conviene.</p>
        </Vacio>
      )}
      <Bloques bloques={bloques} />
    </Pagina>
  );
}
