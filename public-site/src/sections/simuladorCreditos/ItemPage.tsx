import { formatDate, formatMoney, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { trailIn } from '@coop/domain/navigation';
import { type CreditExample, creditExample, withTre } from '@coop/domain/simulations';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import listas from '../../products/Lists.module.css';
import { NextStep } from '../../products/offers';
import { lectorDe } from '../../reading/leer';
import { readCreditos } from '../../reading/readCreditos';
import { readTre } from '../../reading/simulables';
import { useMenu } from '../../reading/useLayout';
import { DataSheet } from '../../ui/cards/DataSheet';
import { Grid } from '../../ui/cards/Grid';
import { ButtonLink } from '../../ui/elements/Button';
import { RichText } from '../../ui/elements/RichText';
import { SimpleList } from '../../ui/elements/SimpleList';
import { Picture } from '../../ui/media/Picture';
import { Columns } from '../../ui/page/Columns';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { Print } from '../../ui/sharing/Print';
import { SharePage } from '../../ui/sharing/SharePage';
import { paymentFrequencies, paymentSystems } from '../../wording/labels';
import { CreditoCard, creditoInBrief } from './CreditoCard';
import { cargosOf, longest, montosOf, plazoOf, tasaType } from './credito';
import { creditoJsonLd } from './creditoJsonLd';
import css from './ItemPage.module.css';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [found, tre] = await Promise.all([
    leer.uno('productos/simulador-creditos', params.slug ?? '', request.signal),
    readTre(leer),
  ]);
  if (!found) throw data(null, { status: 404 });
  const credito = withTre(found, tre);
  const today = todayInLaPaz();
  const others = (await readCreditos(leer)).filter(({ pagina }) => pagina === credito.pagina);
  const example = creditExample(credito, today);
  return {
    credito,
    ejemplo: example && exampleOf(example),
    otros: others.filter(({ id }) => id !== credito.id).map(creditoInBrief),
    hoy: today,
  };
};

export function Component() {
  const { credito: c, ejemplo, otros, hoy } = useLoaderData<typeof loader>();
  const list = `/productos/${c.pagina}`;
  const menu = useMenu();
  const request = `/contactanos/solicitud-credito?producto=${c.id}`;
  return (
    <Page
      title={c.nombre}
      summary={c.resumen}
      breadcrumbs={[...trailIn(menu, list), { label: c.nombre, href: '' }]}
      picture={c.imagen}
      topic="creditos"
      jsonLd={(absolute) => [creditoJsonLd(c, ejemplo?.costoEfectivo ?? null, absolute)]}
      figures={[
        [formatPercent(c.tasaAnual), `anual. ${tasaType(c)}`],
        ...(ejemplo
          ? [
              [
                formatMoney(ejemplo.primerPago, ejemplo.moneda, 0),
                `la primera cuota, por ${formatMoney(ejemplo.monto, ejemplo.moneda, 0)} a ${longest(ejemplo.plazoMeses)}`,
              ] as const,
            ]
          : []),
        [longest(c.plazoMax), `para pagar. ${montosOf(c).join(' o ')}`],
      ]}
      action={
        <>
          <ButtonLink href={`${list}?producto=${c.slug}#simulador`} tone="oro">
            Calcular mi cuota
          </ButtonLink>
          <span>
            {c.vigenteDesde ? `Vigente desde el ${formatDate(c.vigenteDesde)}` : `Vigente al ${formatDate(hoy)}`}
          </span>
        </>
      }
      datum={
        c.imagen && <Picture file={c.imagen} className={css.imagen} sizes="(min-width: 900px) 370px, 100vw" priority />
      }
    >
      <Columns
        side={
          <>
            <DataSheet
              data={[
                ['Monto', montosOf(c).join(' o ')],
                ['Plazo', plazoOf(c)],
                ['Pagos', c.frecuencias.map((one) => paymentFrequencies[one]).join(' o ')],
                ['Cuotas', c.sistemas.map((one) => paymentSystems[one]).join(' o ')],
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
            <ButtonLink href={request}>Solicitar este crédito</ButtonLink>
            <ButtonLink href={`${list}?producto=${c.slug}#simulador`} tone="claro">
              Simular la cuota
            </ButtonLink>
            <ButtonLink href={`${list}?producto=${c.slug}#capacidad`} tone="claro">
              ¿Cuánto puedo pedir?
            </ButtonLink>
            <Print />
            <SharePage title={c.nombre} />
          </>
        }
      >
        <RichText html={c.descripcion} />
        <Section title="Condiciones y requisitos" anchor="requisitos">
          <div className={listas.listas}>
            <SimpleList title="Características" elements={c.caracteristicas} />
            <SimpleList title="Requisitos" elements={c.requisitos} />
            <SimpleList title="Garantías" elements={c.garantias} />
            <SimpleList title="Otros cargos" elements={cargosOf(c)} />
          </div>
        </Section>
        {ejemplo && <Example example={ejemplo} />}
      </Columns>
      <NextStep
        title="Solicítelo en unos 10 minutos"
        text="Un oficial de créditos le llama y le ayuda con los requisitos. La solicitud no le compromete a nada, y el crédito está sujeto a evaluación."
        button="Solicitar este crédito"
        href={request}
      />
      {otros.length > 0 && (
        <Section title="Compare con otros" onScreen>
          <Grid narrow>
            {otros.map((other) => (
              <CreditoCard key={other.slug} credito={other} />
            ))}
          </Grid>
        </Section>
      )}
    </Page>
  );
}

type CreditoExample = ReturnType<typeof exampleOf>;

/** Picks the fields of an example that the page shows; the payment plan is left to the simulator. */
const exampleOf = ({ pedido, plan }: CreditExample) => ({
  moneda: pedido.moneda,
  monto: pedido.monto,
  plazoMeses: pedido.plazoMeses,
  tasaAnual: pedido.tasaAnual,
  luego: pedido.luego?.tasaAnual ?? null,
  sistema: pedido.sistema,
  primerPago: plan.pagos[0]?.total ?? '0',
  pagos: plan.pagos.length,
  intereses: plan.totalInteres,
  seguro: plan.totalSeguro,
  cargos: plan.totalCargos,
  total: plan.totalPagado,
  costoEfectivo: plan.costoEfectivoAnual,
});

/** The total cost of a loan in an example: the rate alone does not show it. */
function Example({ example: e }: { example: CreditoExample }) {
  const money = (value: string) => formatMoney(value, e.moneda);
  return (
    <Section title="Cuánto se paga en total" anchor="ejemplo">
      <p>
        Por ejemplo, {formatMoney(e.monto, e.moneda, 0)} a {e.plazoMeses} meses con{' '}
        {e.sistema === 'cuota_fija' ? 'cuota fija' : 'cuota variable'}, a la tasa de {formatPercent(e.tasaAnual)}
        {e.luego && ` y después a ${formatPercent(e.luego)}`}:
      </p>
      <DataSheet
        brief
        data={[
          [`Primera de ${e.pagos} cuotas`, money(e.primerPago)],
          ['Intereses', money(e.intereses)],
          ['Seguro de desgravamen', Number(e.seguro) > 0 && money(e.seguro)],
          ['Otros cargos', Number(e.cargos) > 0 && money(e.cargos)],
          ['Total que se paga', money(e.total)],
          ['Costo efectivo anual', e.costoEfectivo && `${formatPercent(e.costoEfectivo)} (TEAC estimada)`],
        ]}
      />
      <p>
        Es la mitad del monto máximo y del plazo máximo. Resultado referencial, no constituye oferta ni compromiso. El
        resto de los costos está en el <a href="/institucional/tarifario#comisiones">tarifario</a>.
      </p>
    </Section>
  );
}
