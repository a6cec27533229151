import { CONTACT_CHECK_PAGE } from '@coop/domain/esNuestro';
import { todayInLaPaz } from '@coop/domain/format';
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router-dom';
import { lectorDe } from '../../reading/leer';
import { readParametros } from '../../reading/simulables';
import { Button, ButtonLink } from '../../ui/elements/Button';
import { Page } from '../../ui/page/Page';
import { ContactCheckForm, type ContactCheckResult } from './ContactCheckForm';
import { Calls } from './calls/Calls';
import { readCalls } from './calls/readCalls';
import { formatTerm } from './formatTerm';
import css from './ItemPage.module.css';
import { addressOf, inBrief, readSituaciones } from './readSituaciones';
import { SituacionList } from './SituacionList';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const situacion = await leer.uno('sitio/necesito', params.slug ?? '', request.signal);
  if (!situacion) throw data(null, { status: 404 });
  const [parametros, feriados, all] = await Promise.all([readParametros(leer), leer.feriados(), readSituaciones(leer)]);
  const enlaces = situacion.enlaces.map(async (enlace) => ({
    ...enlace,
    ruta: (await leer.destino(enlace.ruta)) ?? enlace.ruta,
  }));
  const now = new Date();
  const { defensoria } = leer.entidad();
  return {
    situacion: { ...situacion, enlaces: await Promise.all(enlaces) },
    feriados,
    calls: await readCalls(leer, { of: situacion.telefonos, feriados, now }),
    term: formatTerm(situacion.plazo, { parametros, feriados, today: todayInLaPaz(now), defensoria }),
    others: all.filter(({ slug }) => slug !== situacion.slug).map(inBrief),
  };
};

/** The page of a situation. The immediate step and the phone lines fit on one phone screen; the rest follows. */
export function Component() {
  const { situacion, calls, term, feriados, others } = useLoaderData<typeof loader>();
  const { titulo, resumen, urgente, pasos, aMano, enlaces } = situacion;
  const [first, ...rest] = pasos;
  const answer = useActionData() as ContactCheckResult | undefined;
  const checkForm = addressOf(situacion) === CONTACT_CHECK_PAGE && <ContactCheckForm answer={answer} />;
  return (
    <Page
      title={titulo}
      summary={resumen}
      breadcrumbs={[
        { label: 'Necesito…', href: '/necesito' },
        { label: titulo, href: '' },
      ]}
      compact
      noHelp
    >
      {/* After a submit, the response comes first. */}
      {answer && checkForm}
      <div className={css.situacion} data-feriados={JSON.stringify(feriados)} data-situacion>
        <ol className={css.pasos}>
          <li className={urgente ? css.urgente : css.ahora}>
            <p>{first}</p>
            <Calls calls={calls} />
          </li>
          {rest.map((paso) => (
            <li key={paso}>
              <p>{paso}</p>
            </li>
          ))}
        </ol>
        <Button tone="claro" className={css.escuchar} data-escuchar-pasos hidden>
          Escuchar los pasos
        </Button>
        {term && <p className={css.plazo}>{term}</p>}
        {aMano.length > 0 && (
          <p className={css.mano}>
            <strong>Tenga a mano:</strong> {aMano.join(' · ')}
          </p>
        )}
        {enlaces.length > 0 && (
          <ul className={css.enlaces}>
            {enlaces.map(({ texto, ruta }) => (
              <li key={ruta + texto}>
                <ButtonLink href={ruta} tone="claro">
                  {texto}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!answer && checkForm}
      {others.length > 0 && (
        <nav aria-labelledby="otras" className={css.otras}>
          <h2 id="otras">Otras situaciones</h2>
          <SituacionList situaciones={others} compact />
        </nav>
      )}
    </Page>
  );
}
