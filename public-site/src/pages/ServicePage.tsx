import { formatDate } from '@coop/domain/format';
import { trailOf } from '@coop/domain/navigation';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import { Blocks } from '../blocks/Blocks';
import { NextStep, offerJsonLd, offers, stepOf } from '../products/offers';
import { lectorDe } from '../reading/leer';
import { readPagina, type StaffPagina } from '../reading/readPagina';
import { useEntidad } from '../reading/useLayout';
import { Calls } from '../sections/necesito/calls/Calls';
import { readCalls } from '../sections/necesito/calls/readCalls';
import { Costs } from '../sections/tarifario/Costs';
import { readCosts } from '../sections/tarifario/readCosts';
import { ButtonLink } from '../ui/elements/Button';
import { Empty } from '../ui/elements/Empty';
import { Page } from '../ui/page/Page';
import css from './ServicePage.module.css';

/** The page of the debit card begins with help for a lost one. */
const CARD = '/productos/tarjeta-debito';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const leer = lectorDe(context);
  const offer = offers[pathname];
  const [page, costos, feriados] = await Promise.all([
    readPagina(leer, pathname),
    offer ? readCosts(leer, offer.costos, request.signal) : null,
    pathname === CARD ? leer.feriados() : null,
  ]);
  return {
    bloqueo: feriados && { calls: await readCalls(leer, { of: ['bloqueo'], feriados, now: new Date() }), feriados },
    titulo: page?.titulo ?? trailOf(pathname).at(-1)?.label ?? '',
    pagina: page ?? null,
    costos,
  };
};

export function Component() {
  const { titulo, pagina, costos, bloqueo } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const entidad = useEntidad();
  const offer = offers[pathname];
  const step = offer && stepOf(offer, entidad?.bancaEnLinea ?? null);
  // Figures without a text stand on the cover.
  const figures = pagina?.bloques.find(
    ({ tipo, texto, elementos }) => tipo === 'cifras' && !texto && elementos.every((one) => !one.texto),
  );
  const bloques = pagina?.bloques.filter((block) => block !== figures) ?? [];
  const summary = pagina?.resumen ?? undefined;
  return (
    <Page
      ownText
      title={titulo}
      summary={summary}
      topic={offer?.tema}
      jsonLd={(absolute) =>
        offer ? [offerJsonLd(offer, { titulo, resumen: summary, ruta: pathname, grupo: costos?.group }, absolute)] : []
      }
      figures={(figures?.elementos ?? []).map(({ titulo: note, dato }) => [dato, note])}
      action={
        step && (
          <>
            <ButtonLink href={step.href} tone="oro">
              {step.button}
            </ButtonLink>
            {costos && <a href="#costos">Costos vigentes desde el {formatDate(costos.vigenteDesde)}</a>}
          </>
        )
      }
    >
      {bloqueo && (
        <aside className={css.bloqueo} aria-labelledby="bloqueo" data-feriados={JSON.stringify(bloqueo.feriados)}>
          <h2 id="bloqueo">¿La perdió o se la robaron?</h2>
          <Calls calls={bloqueo.calls} most={1} text="Bloquear ahora:" />
        </aside>
      )}
      {pagina ? (
        <Blocks blocks={bloques.filter((block) => !isOfTheEnd(block))} />
      ) : (
        <Empty title="Estamos preparando esta página">
          <p>Mientras tanto, con gusto le informamos en cualquiera de nuestras agencias.</p>
          <ButtonLink href="/contactanos/agencias">Buscar una agencia</ButtonLink>
        </Empty>
      )}
      <Costs costos={costos} />
      <Blocks blocks={bloques.filter(isOfTheEnd)} />
      {step && <NextStep {...step} />}
    </Page>
  );
}

const isOfTheEnd = ({ tipo }: StaffPagina['bloques'][number]) => tipo === 'preguntas' || tipo === 'documentos';
