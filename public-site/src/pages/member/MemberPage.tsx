import { formatMoney } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Blocks } from '../../blocks/Blocks';
import { lectorDe } from '../../reading/leer';
import { readPagina } from '../../reading/readPagina';
import { readCajas } from '../../reading/simulables';
import { attentionAt } from '../../sections/agencias/attentionAt';
import { BriefAgencias, briefAgencia } from '../../sections/agencias/BriefAgencias';
import { stateToday } from '../../sections/agencias/stateToday';
import { minimumOpening } from '../../sections/cajaAhorro/minimumOpening';
import { Costs, certificados } from '../../sections/tarifario/Costs';
import { readCosts } from '../../sections/tarifario/readCosts';
import { ButtonLink } from '../../ui/elements/Button';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import css from './Member.module.css';
import { totalOf } from './totalOf';

const PAGE = '/hacerse-socio';
const MAX_AGENCIAS = 3;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [page, costos, cajas, agencias, feriados] = await Promise.all([
    readPagina(leer, PAGE),
    readCosts(leer, certificados, request.signal),
    readCajas(leer),
    leer.filas('sitio/agencias', { range: [0, 99], sort: ['orden', 'ASC'] }),
    leer.feriados(),
  ]);
  const now = new Date();
  const offices = agencias
    .filter((agencia) => agencia.tipo !== 'cajero' && agencia.tipo !== 'corresponsal')
    .filter((agencia) => stateToday(agencia) === 'por_horario')
    .map((agencia) => ({ agencia, abierta: attentionAt(agencia, feriados, now).abierta }))
    .toSorted((one, other) => Number(other.abierta) - Number(one.abierta));
  return {
    titulo: page?.titulo ?? 'Hágase socio',
    resumen: page?.resumen ?? 'La cooperativa es de sus socios: cada uno tiene un voto y parte en los excedentes.',
    bloques: page?.bloques ?? [],
    costos,
    total: totalOf(costos),
    apertura: minimumOpening(cajas),
    agencias: offices.slice(0, MAX_AGENCIAS).map(({ agencia }) => briefAgencia(agencia)),
    feriados,
  };
};

export function Component() {
  const { titulo, resumen, bloques, costos, total, apertura, agencias, feriados } = useLoaderData<typeof loader>();
  const figures = bloques.find(({ tipo }) => tipo === 'cifras');
  const [first, ...rest] = bloques.filter((bloque) => bloque !== figures);
  return (
    <Page
      ownText
      title={titulo}
      summary={resumen}
      topic="ser_socio"
      figures={[
        ...(total
          ? [[formatMoney(total, 'BOB', Number.isInteger(Number(total)) ? 0 : 2), 'en total, una sola vez'] as const]
          : []),
        ...(figures?.elementos ?? []).map(({ titulo: note, dato }) => [dato, note] as const),
      ]}
      action={
        <>
          <ButtonLink href="#agencias" tone="oro">
            Ver dónde hacerlo
          </ButtonLink>
          <a href="/contactanos/consultas?tema=ser_socio">Preguntar en línea</a>
        </>
      }
    >
      {first && <Blocks blocks={[first]} />}
      <div className={css.dos}>
        <div>
          <Costs costos={costos} title="Todo lo que cuesta" />
          {apertura && (
            <p className={css.nota}>
              Su <a href="/productos/caja-ahorro">caja de ahorro</a> se abre desde {formatMoney(apertura, 'BOB', 0)},
              que quedan en su cuenta.
            </p>
          )}
        </div>
        {agencias.length > 0 && (
          <Section title="Dónde hacerlo" anchor="agencias">
            <BriefAgencias agencias={agencias} feriados={feriados} />
            <p>
              <a href="/contactanos/agencias">La más cercana y abierta, con mapa</a>
            </p>
          </Section>
        )}
      </div>
      <Blocks blocks={rest} />
    </Page>
  );
}
