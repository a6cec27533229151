import { dayInLaPaz } from '@coop/domain/calendar';
import { formatLongDate, formatLongDateTime, inLaPaz } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { FieldData } from '../../forms/description/types';
import { PageWithForm } from '../../forms/PageWithForm';
import { readForm, withFields } from '../../forms/readForm';
import { lectorDe, postedContext } from '../../reading/leer';
import { Card } from '../../ui/cards/Card';
import { Grid } from '../../ui/cards/Grid';
import { Chips } from '../../ui/elements/Chips';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';
import { Island as Form } from './FormIsland';
import { type FreeAgencia, readFreeTimes } from './readFreeTimes';

const PAGE = '/contactanos/turnos';
const title = 'Reserve su turno';

/** Reads the agencies to choose from; once one is chosen, its days and the hours of one of them. */
export const loader = async (args: LoaderFunctionArgs) => {
  const [form, agencias] = await Promise.all([readForm('sitio/turnos', args), readFreeTimes(lectorDe(args.context))]);
  const posted = args.context.get(postedContext);
  const query = new URL(args.request.url).searchParams;
  const wanted = posted.agencia ?? query.get('agencia');
  const agencia = agencias.find(({ id }) => id === wanted);
  if (!agencia) return { form, agencias, days: [] };
  const days = [...new Set(agencia.libres.map(dayInLaPaz))];
  const wantedDay = query.get('dia') ?? agencia.libres.filter((cuando) => cuando === posted.cuando).map(dayInLaPaz)[0];
  const day = days.find((one) => one === wantedDay) ?? (days[0] as string);
  return {
    form: withFields({ ...form, initial: { agencia: agencia.id } }, (field) => turnField(field, agencia, day)),
    agencias: [],
    days: days.map((one) => ({
      label: shortDay(one),
      href: `${PAGE}?${new URLSearchParams({ agencia: agencia.id, dia: one })}`,
      chosen: one === day,
    })),
  };
};

/** Offers the chosen agency alone, and its free hours of the chosen day. */
function turnField(field: FieldData, { id, nombre, libres }: FreeAgencia, day: string): FieldData {
  if (field.name === 'agencia') return { ...field, options: [[id, nombre]] };
  if (field.name !== 'cuando') return field;
  const hours = libres.filter((cuando) => dayInLaPaz(cuando) === day);
  return {
    ...field,
    type: 'reference',
    label: `Hora del ${withoutYear(formatLongDate(day))}`,
    options: hours.map((cuando) => [cuando, hourOf(cuando)]),
  };
}

/** «viernes 4 de diciembre, 8:30» */
const withoutYear = (written: string) => written.replace(', ', ' ').replace(/ de \d{4}/, '');

/** Formats a day for a chip: «jue 4/12». */
const shortDay = (day: string) =>
  `${formatLongDate(day).slice(0, 3)} ${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
const hourOf = (cuando: string) => inLaPaz(cuando).slice(11, 16).replace(/^0/, '');

/** The page to book a turn: the agency first, then the day, the hour and the person. Each choice is a link. */
export function Component() {
  const { form, agencias, days } = useLoaderData<typeof loader>();
  if (days.length === 0 && !form.constancia && !form.expired) return <Agencias agencias={agencias} />;
  return (
    <PageWithForm
      title={title}
      summary="Elija el día y la hora. Su lugar queda guardado al enviar."
      data={form}
      form={Form}
      before={
        days.length > 0 && (
          <nav aria-label="Día del turno">
            <Chips links={days} />
          </nav>
        )
      }
    >
      <h2>¿Otra agencia?</h2>
      <p>
        <a href={PAGE}>Vea todas las que dan turnos</a>.
      </p>
      <h2>¿Necesita cancelarlo?</h2>
      <p>Use el enlace privado de su constancia o de su correo, o llame a la agencia.</p>
    </PageWithForm>
  );
}

const Agencias = ({ agencias }: { agencias: readonly FreeAgencia[] }) => (
  <Page title={title} summary="Elija la agencia: le atendemos a la hora que reserve, sin hacer fila.">
    {agencias.length > 0 ? (
      <Grid narrow>
        {agencias.map(({ id, nombre, direccion, municipio, libres: [next = ''] }) => (
          <Card key={id} title={nombre} href={`${PAGE}?${new URLSearchParams({ agencia: id })}`} level={2}>
            <p>
              {direccion}, {municipio}
            </p>
            <p>
              Primer turno: <strong>{withoutYear(formatLongDateTime(next))}</strong>
            </p>
          </Card>
        ))}
      </Grid>
    ) : (
      <Empty title="Por ahora no hay turnos para reservar">
        <p>
          Le atendemos por orden de llegada: vea <a href="/contactanos/agencias">agencias y horarios</a>.
        </p>
      </Empty>
    )}
  </Page>
);
