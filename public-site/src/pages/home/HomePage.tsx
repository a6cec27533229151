import { formatMoney, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { ratesOn } from '@coop/domain/simulations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Blocks } from '../../blocks/Blocks';
import { Cotizaciones } from '../../cotizacion/Cotizaciones';
import { bestTasa } from '../../products/ahorro';
import { lectorDe } from '../../reading/leer';
import { readCreditos, simulables } from '../../reading/readCreditos';
import { readPagina } from '../../reading/readPagina';
import { readCajas, readDepositos, readParametros, simulableOf } from '../../reading/simulables';
import { useEntidad } from '../../reading/useLayout';
import { BriefAgencias, briefAgencia } from '../../sections/agencias/BriefAgencias';
import { stateToday } from '../../sections/agencias/stateToday';
import { minimumOpening, publicAccounts } from '../../sections/cajaAhorro/minimumOpening';
import { ComunicadoPopup } from '../../sections/comunicados/ComunicadoPopup';
import { readPopup } from '../../sections/comunicados/readPopup';
import { inBrief as briefSituacion, readSituaciones } from '../../sections/necesito/readSituaciones';
import { Situaciones } from '../../sections/necesito/Situaciones';
import { News } from '../../sections/novedades/News';
import { noticiaOf } from '../../sections/novedades/NovedadCard';
import { inBrief } from '../../sections/promociones/PromocionCard';
import { Promociones } from '../../sections/promociones/Promociones';
import { Card } from '../../ui/cards/Card';
import { Grid } from '../../ui/cards/Grid';
import { Band } from '../../ui/page/Band';
import franja from '../../ui/page/Band.module.css';
import { Help } from '../../ui/page/Help';
import { Metadata } from '../../ui/page/Metadata';
import { Accounts, readFigures } from './Accounts';
import { Actions } from './Actions';
import { Cover } from './Cover';
import { entidadJsonLd } from './entidadJsonLd';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [
    creditos,
    depositos,
    cajas,
    promociones,
    novedades,
    agencias,
    figures,
    cotizacion,
    emergente,
    escrita,
    feriados,
    parametros,
    situaciones,
  ] = await Promise.all([
    readCreditos(leer),
    readDepositos(leer),
    readCajas(leer),
    leer.filas('promociones', { filter: { destacado: true }, range: [0, 4], sort: ['orden', 'ASC'] }),
    leer.filas('novedades', { range: [0, 2], sort: ['fechaPublicacion', 'DESC'] }),
    leer.filas('sitio/agencias', { range: [0, 99], sort: ['orden', 'ASC'] }),
    readFigures(leer),
    leer.cotizacion(),
    readPopup(leer),
    readPagina(leer, '/'),
    leer.feriados(),
    readParametros(leer),
    readSituaciones(leer),
  ]);
  const today = todayInLaPaz();
  const inBolivianos = ({ moneda }: { moneda: string }) => moneda === 'BOB';
  const tasasDeAhorro = publicAccounts(cajas).flatMap(({ tasas }) => ratesOn(tasas, today).filter(inBolivianos));
  const tasasDeDeposito = (depositos?.filas ?? []).filter((row) => inBolivianos(row) && row.tipoPersona !== 'juridica');
  return {
    hoy: today,
    creditos: simulables(creditos),
    depositos: depositos && parametros ? simulableOf(depositos, parametros) : null,
    parteParaCuotas: parametros?.ingresoParaCuotas ?? null,
    plazoDeReclamo: parametros?.reclamoPlazo ?? null,
    ahorro: bestTasa(tasasDeAhorro, 'mayor'),
    apertura: minimumOpening(cajas),
    deposito: bestTasa(tasasDeDeposito, 'mayor'),
    credito: bestTasa(creditos, 'menor'),
    promociones: promociones.map(inBrief),
    novedades: novedades.map(noticiaOf),
    emergente,
    agencias: agencias
      .filter((agencia) => stateToday(agencia) !== 'cerrada')
      .slice(0, MAX_AGENCIAS)
      .map(briefAgencia),
    feriados,
    situaciones: situaciones.slice(0, MAX_SITUACIONES).map(briefSituacion),
    cifras: figures,
    cotizacion: cotizacion ?? null,
    escrita,
  };
};

/** Limit of the strip; the page of situations lists the rest. */
const MAX_SITUACIONES = 6;
const MAX_AGENCIAS = 4;

/** The home page: the hero, the two simulators and the latest news. */
export function Component() {
  const start = useLoaderData<typeof loader>();
  const entidad = useEntidad();
  if (!entidad) return null;
  return (
    <>
      <Metadata
        title={entidad.nombre}
        tab={`${entidad.nombre} · ${entidad.lema}`}
        description={`${entidad.nombre}: cajas de ahorro, depósitos a plazo fijo, créditos y servicios. ${entidad.supervision}`}
        jsonLd={(absolute) => entidadJsonLd(entidad, absolute)}
      />
      {start.emergente && <ComunicadoPopup comunicado={start.emergente} />}
      <Cover
        entidad={entidad}
        creditos={start.creditos}
        depositos={start.depositos}
        parte={start.parteParaCuotas}
        today={start.hoy}
        title={start.escrita?.titulo ?? entidad.nombre}
        summary={start.escrita?.resumen ?? entidad.lema}
      />
      <Actions entidad={entidad} plazoDeReclamo={start.plazoDeReclamo} />
      {start.situaciones.length > 0 && <Situaciones situaciones={start.situaciones} />}
      <Band title="Productos para cada paso" more={{ text: 'Todos los productos', href: '/productos' }}>
        <Grid narrow>
          <Card
            title="Caja de Ahorro"
            href="/productos/caja-ahorro"
            figure={start.ahorro ? { value: `hasta ${formatPercent(start.ahorro)}`, note: 'anual en Bs' } : undefined}
          >
            {start.apertura ? `Ábrala desde ${formatMoney(start.apertura, 'BOB', 0)}.` : 'Ábrala con poco.'} Su dinero
            disponible, y creciendo cada mes.
          </Card>
          <Card
            title="Depósito a Plazo Fijo"
            href="/productos/depositos-plazo-fijo"
            figure={start.deposito ? { value: `hasta ${formatPercent(start.deposito)}`, note: 'anual' } : undefined}
          >
            Elija el plazo y conozca desde el primer día cuánto ganará.
          </Card>
          <Card
            title="Créditos"
            href="/productos/creditos"
            figure={start.credito ? { value: `desde ${formatPercent(start.credito)}`, note: 'anual' } : undefined}
          >
            Para su vivienda, sus estudios o su negocio, con cuotas que usted elige.
          </Card>
          <Card title="Tarjeta de Débito" href="/productos/tarjeta-debito">
            Retire y pague en todo el país con el dinero de su caja de ahorro.
          </Card>
        </Grid>
      </Band>
      <Accounts figures={start.cifras} />
      {start.promociones.length > 0 && (
        <Band title="Promociones vigentes" more={{ text: 'Todas las promociones', href: '/promociones' }}>
          <Promociones promociones={start.promociones} />
        </Band>
      )}
      {start.cotizacion && (
        <Band
          title="Cotizaciones"
          more={{ text: 'Todos los indicadores', href: '/institucional/indicadores-financieros' }}
        >
          <Cotizaciones cotizacion={start.cotizacion} />
          <p>
            <a href="/institucional/indicadores-financieros#conversor">Convertir bolivianos, dólares y UFV</a>
          </p>
        </Band>
      )}
      {start.novedades.length > 0 && (
        <Band title="Novedades" more={{ text: 'Todas las novedades', href: '/novedades' }}>
          <News noticias={start.novedades} />
        </Band>
      )}
      {start.agencias.length > 0 && (
        <Band
          title="Agencias"
          more={{ text: 'Todas en el mapa, y las que están abiertas', href: '/contactanos/agencias' }}
        >
          <BriefAgencias agencias={start.agencias} feriados={start.feriados} />
        </Band>
      )}
      {start.escrita && start.escrita.bloques.length > 0 && (
        <div className={`ancho ${franja.escrita}`}>
          <Blocks blocks={start.escrita.bloques} />
        </div>
      )}
      <Help entidad={entidad} />
    </>
  );
}
