import { formatDate, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { trailOf } from '@coop/domain/navigation';
import { creditExample } from '@coop/domain/simulations';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { BotonEnlace } from '../componentes/Boton';
import { Columnas } from '../componentes/Columnas';
import { Compartir } from '../componentes/Compartir';
import { Ficha } from '../componentes/Ficha';
import { Imagen } from '../componentes/Imagen';
import { Imprimir } from '../componentes/Imprimir';
import { ListaSimple } from '../componentes/ListaSimple';
import { Pagina } from '../componentes/Pagina';
import { Rejilla } from '../componentes/Rejilla';
import { Seccion } from '../componentes/Seccion';
import { TextoRico } from '../componentes/TextoRico';
import { frecuenciasDePago, sistemasDePago } from '../etiquetas';
import { lectorDe } from '../leer';
import { leerCreditos } from '../leerCreditos';
import { cargosDe, montosDe, plazoDe, tipoDeTasa } from '../productos/credito';
import { creditoComoCosa } from '../productos/creditoComoCosa';
import { Ejemplo, ejemploDe } from '../productos/Ejemplo';
import listas from '../productos/Listas.module.css';
import { SiguientePaso } from '../productos/SiguientePaso';
import { creditoEnBreve, TarjetaDeCredito } from '../productos/TarjetaDeCredito';
import css from './credito.module.css';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const credito = await leer.uno('productos/simulador-creditos', params.slug ?? '', request.signal);
  if (!credito) throw data(null, { status: 404 });
  const hoy = todayInLaPaz();
  const otros = (await leerCreditos(leer)).filter(({ pagina }) => pagina === credito.pagina);
  const ejemplo = creditExample(credito, hoy);
  return {
    credito,
    ejemplo: ejemplo && ejemploDe(ejemplo),
    otros: otros.filter(({ id }) => id !== credito.id).map(creditoEnBreve),
    hoy,
  };
};

/** One loan: what it costs in all, what it asks for, and how to ask for it. */
export function Component() {
  const { credito: c, ejemplo, otros, hoy } = useLoaderData<typeof loader>();
  const lista = `/productos/${c.pagina}`;
  const solicitar = `/contactanos/solicitud-credito?producto=${c.id}`;
  return (
    <Pagina
      titulo={c.nombre}
      resumen={c.resumen}
      migas={[...trailOf(lista), { label: c.nombre, href: '' }]}
      imagen={c.imagen}
      tema="creditos"
      cosas={(absoluta) => [creditoComoCosa(c, ejemplo?.costoEfectivo ?? null, absoluta)]}
      dato={
        <>
          <p className={css.tasa}>{formatPercent(c.tasaAnual)} anual</p>
          <p>{tipoDeTasa(c)}</p>
          <p>
            {montosDe(c).join(' o ')}, de {plazoDe(c)}
          </p>
          <p>{c.vigenteDesde ? `Vigente desde el ${formatDate(c.vigenteDesde)}` : `Vigente al ${formatDate(hoy)}`}</p>
          <BotonEnlace to={`${lista}?producto=${c.slug}#simulador`} tono="claro" className={css.pronto}>
            Calcular mi cuota
          </BotonEnlace>
        </>
      }
    >
      <Columnas
        lado={
          <>
            <Ficha
              datos={[
                ['Monto', montosDe(c).join(' o ')],
                ['Plazo', plazoDe(c)],
                ['Pagos', c.frecuencias.map((one) => frecuenciasDePago[one]).join(' o ')],
                ['Cuotas', c.sistemas.map((one) => sistemasDePago[one]).join(' o ')],
                ['Gracia', c.graciaMaxMeses && `hasta ${c.graciaMaxMeses} meses, pagando solo el interés`],
                [
                  'Seguro de desgravamen',
                  c.seguroDesgravamenMensual &&
                    `${formatPercent(c.seguroDesgravamenMensual, 3)} mensual sobre el saldo`,
                ],
                ['Tasa máxima por norma', c.tasaMaximaRegulada && formatPercent(c.tasaMaximaRegulada)],
                ['Disponible hasta', c.vigenteHasta && formatDate(c.vigenteHasta)],
              ]}
            />
            <BotonEnlace to={solicitar}>Solicitar este crédito</BotonEnlace>
            <BotonEnlace to={`${lista}?producto=${c.slug}#simulador`} tono="claro">
              Simular la cuota
            </BotonEnlace>
            <Imprimir />
            <Compartir titulo={c.nombre} />
          </>
        }
      >
        {c.imagen && <Imagen archivo={c.imagen} className={css.imagen} tamanos="(min-width: 940px) 780px, 100vw" />}
        <TextoRico html={c.descripcion} />
        <Seccion titulo="Condiciones y requisitos" ancla="requisitos">
          <div className={listas.listas}>
            <ListaSimple titulo="Características" elementos={c.caracteristicas} />
            <ListaSimple titulo="Requisitos" elementos={c.requisitos} />
            <ListaSimple titulo="Garantías" elementos={c.garantias} />
            <ListaSimple titulo="Otros cargos" elementos={cargosDe(c)} />
          </div>
        </Seccion>
        {ejemplo && <Ejemplo ejemplo={ejemplo} />}
      </Columnas>
      <SiguientePaso
        titulo="Solicítelo en unos 10 minutos"
        texto="Un oficial de créditos le llama y le ayuda con los requisitos. La solicitud no le compromete a nada, y el crédito está sujeto a evaluación."
        boton="Solicitar este crédito"
        href={solicitar}
      />
      {otros.length > 0 && (
        <Seccion titulo="Compare con otros" enPantalla>
          <Rejilla estrecha>
            {otros.map((otro) => (
              <TarjetaDeCredito key={otro.slug} credito={otro} />
            ))}
          </Rejilla>
        </Seccion>
      )}
    </Pagina>
  );
}
