import { formatMoney, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { ratesOn } from '@coop/domain/simulations';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { Ayuda } from '../componentes/Ayuda';
import { Franja } from '../componentes/Franja';
import franja from '../componentes/Franja.module.css';
import { Metadatos } from '../componentes/Metadatos';
import { Rejilla } from '../componentes/Rejilla';
import { Tarjeta } from '../componentes/Tarjeta';
import { Acciones } from '../inicio/Acciones';
import { Agencias } from '../inicio/Agencias';
import { ComunicadoEmergente } from '../inicio/ComunicadoEmergente';
import { Cotizaciones } from '../inicio/Cotizaciones';
import { Cuentas } from '../inicio/Cuentas';
import { entidadComoCosas } from '../inicio/entidadComoCosas';
import { leerCifras } from '../inicio/leerCifras';
import { leerEmergente } from '../inicio/leerEmergente';
import { mejorTasa } from '../inicio/mejorTasa';
import { Noticias } from '../inicio/Noticias';
import { Portada } from '../inicio/Portada';
import { Promociones } from '../inicio/Promociones';
import { type Leer, lectorDe } from '../leer';
import { leerCajas } from '../leerCajas';
import { leerCreditos, simulables } from '../leerCreditos';
import { leerDepositos, simulableDe } from '../leerDepositos';
import { leerPagina, type PaginaEscrita } from '../leerPagina';
import { noticiaDe } from '../novedades/TarjetaDeNovedad';
import { aperturaMinima } from '../productos/aperturaMinima';
import { enBreve } from '../promociones/TarjetaDePromocion';
import { useEntidad } from '../useEntidad';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [creditos, depositos, cajas, promociones, novedades, agencias, cifras, cotizacion, emergente, escrita] =
    await Promise.all([
      leerCreditos(leer),
      leerDepositos(leer),
      leerCajas(leer),
      leer.lista('promociones', { filter: { destacado: true }, range: [0, 4], sort: ['orden', 'ASC'] }),
      leer.lista('novedades', { range: [0, 2], sort: ['fechaPublicacion', 'DESC'] }),
      leer.lista('sitio/agencias', { range: [0, 7], sort: ['orden', 'ASC'] }),
      leerCifras(leer),
      leer.cotizacion(),
      leerEmergente(leer),
      leerPortada(leer),
    ]);
  const hoy = todayInLaPaz();
  const enBolivianos = ({ moneda }: { moneda: string }) => moneda === 'BOB';
  const tasasDeAhorro = cajas.flatMap(({ tasas }) => ratesOn(tasas, hoy).filter(enBolivianos));
  const tasasDeDeposito = (depositos?.filas ?? []).filter(
    (fila) => enBolivianos(fila) && fila.tipoPersona !== 'juridica',
  );
  return {
    hoy,
    creditos: simulables(creditos),
    depositos: depositos ? simulableDe(depositos) : null,
    ahorro: mejorTasa(tasasDeAhorro, 'mayor'),
    apertura: aperturaMinima(cajas),
    deposito: mejorTasa(tasasDeDeposito, 'mayor'),
    credito: mejorTasa(creditos, 'menor'),
    promociones: promociones.rows.map(enBreve),
    novedades: novedades.rows.map(noticiaDe),
    emergente,
    agencias: agencias.rows.map(({ slug, nombre, direccion }) => ({ slug, nombre, direccion })),
    cifras,
    cotizacion: cotizacion ?? null,
    escrita,
  };
};

/** What staff wrote for the home page. Rates and figures it shows by itself: of the blocks, those of plain words. */
async function leerPortada(leer: Leer): Promise<PaginaEscrita | null> {
  const pagina = await leerPagina(leer, '/');
  const isWords = ({ tipo }: PaginaEscrita['bloques'][number]) => tipo === 'texto' || tipo === 'preguntas';
  return pagina ? { ...pagina, bloques: pagina.bloques.filter(isWords) } : null;
}

/** Home: what we are, the two things that people come for, and what is new. */
export function Component() {
  const inicio = useLoaderData<typeof loader>();
  const entidad = useEntidad();
  if (!entidad) return null;
  return (
    <>
      <Metadatos
        titulo={entidad.nombre}
        pestana={`${entidad.nombre} · ${entidad.lema}`}
        descripcion={`${entidad.nombre}: cajas de ahorro, depósitos a plazo fijo, créditos y servicios. ${entidad.supervision}`}
        cosas={(absoluta) => entidadComoCosas(entidad, absoluta)}
      />
      {inicio.emergente && <ComunicadoEmergente comunicado={inicio.emergente} />}
      <Portada
        entidad={entidad}
        creditos={inicio.creditos}
        depositos={inicio.depositos}
        hoy={inicio.hoy}
        titulo={inicio.escrita?.titulo ?? entidad.nombre}
        resumen={inicio.escrita?.resumen ?? entidad.lema}
      />
      <Acciones entidad={entidad} />
      <Franja titulo="Productos para cada paso" mas={{ texto: 'Todos los productos', href: '/productos' }}>
        <Rejilla estrecha>
          <Tarjeta
            titulo="Caja de Ahorro"
            href="/productos/caja-ahorro"
            cifra={inicio.ahorro ? { valor: `hasta ${formatPercent(inicio.ahorro)}`, nota: 'anual en Bs' } : undefined}
          >
            {inicio.apertura ? `Ábrala desde ${formatMoney(inicio.apertura, 'BOB', 0)}.` : 'Ábrala con poco.'} Su dinero
            disponible, y creciendo cada mes.
          </Tarjeta>
          <Tarjeta
            titulo="Depósito a Plazo Fijo"
            href="/productos/depositos-plazo-fijo"
            cifra={inicio.deposito ? { valor: `hasta ${formatPercent(inicio.deposito)}`, nota: 'anual' } : undefined}
          >
            Elija el plazo y conozca desde el primer día cuánto ganará.
          </Tarjeta>
          <Tarjeta
            titulo="Créditos"
            href="/productos/creditos"
            cifra={inicio.credito ? { valor: `desde ${formatPercent(inicio.credito)}`, nota: 'anual' } : undefined}
          >
            Para su vivienda, sus estudios o su negocio, con cuotas que usted elige.
          </Tarjeta>
          <Tarjeta titulo="Tarjeta de Débito" href="/productos/tarjeta-debito">
            Retire y pague en todo el país con el dinero de su caja de ahorro.
          </Tarjeta>
        </Rejilla>
      </Franja>
      <Cuentas cifras={inicio.cifras} />
      {inicio.promociones.length > 0 && (
        <Franja titulo="Promociones vigentes" mas={{ texto: 'Todas las promociones', href: '/promociones' }}>
          <Promociones promociones={inicio.promociones} />
        </Franja>
      )}
      {inicio.cotizacion && (
        <Franja
          titulo="Cotizaciones"
          mas={{ texto: 'Todos los indicadores', href: '/institucional/indicadores-financieros' }}
        >
          <Cotizaciones cotizacion={inicio.cotizacion} />
          <p>
            <Link to="/institucional/indicadores-financieros#conversor">Convertir bolivianos, dólares y UFV</Link>
          </p>
        </Franja>
      )}
      {inicio.novedades.length > 0 && (
        <Franja titulo="Novedades" mas={{ texto: 'Todas las novedades', href: '/novedades' }}>
          <Noticias noticias={inicio.novedades} />
        </Franja>
      )}
      {inicio.agencias.length > 0 && (
        <Franja titulo="Cerca de usted" mas={{ texto: 'Agencias, horarios y mapa', href: '/contactanos/agencias' }}>
          <Agencias agencias={inicio.agencias} />
        </Franja>
      )}
      {inicio.escrita && inicio.escrita.bloques.length > 0 && (
        <div className={`ancho ${franja.escrita}`}>
          <Bloques bloques={inicio.escrita.bloques} />
        </div>
      )}
      <Ayuda entidad={entidad} />
    </>
  );
}
