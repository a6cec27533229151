import { todayInLaPaz } from '@coop/domain/format';
import { agenciaTypes } from '@coop/domain/sections/agencias/labels';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import * as listas from '../../lists/lists';
import { readList } from '../../lists/readList';
import { lectorDe } from '../../reading/leer';
import { Chips } from '../../ui/elements/Chips';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';
import { AgenciaCard } from './AgenciaCard';
import css from './AgenciaCard.module.css';
import { agenciasJsonLd } from './agenciasJsonLd';
import page from './ListPage.module.css';
import { AgenciasMap } from './map/AgenciasMap';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const params = new URL(request.url).searchParams;
  const [{ rows, ...listado }, feriados] = await Promise.all([
    readList(leer, listas.agencias, request),
    leer.feriados(),
  ]);
  const rampa = params.get('rampa') === 'si';
  const found = rampa ? rows.filter(({ accesibilidad }) => accesibilidad.includes('rampa')) : rows;
  return {
    ...listado,
    rows: found,
    total: rampa ? found.length : listado.total,
    feriados,
    today: todayInLaPaz(),
    links: [
      { label: 'Con cajero', ...toggled(params, 'cajero') },
      { label: 'Con rampa', ...toggled(params, 'rampa') },
    ],
  };
};

function toggled(input: URLSearchParams, name: string) {
  const chosen = input.get(name) === 'si';
  const params = new URLSearchParams(
    ['q', 'departamento', 'tipo', 'cajero', 'rampa'].flatMap((one) => {
      const value = one === name ? (chosen ? null : 'si') : input.get(one);
      return value ? [[one, value.slice(0, 80)]] : [];
    }),
  );
  return { chosen, href: params.size > 0 ? `?${params}` : '/contactanos/agencias' };
}

export function Component() {
  const { rows: agencias, note, total, feriados, today, links } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Agencias"
      description="Direcciones, horarios, teléfonos y cajeros de todas nuestras agencias, con su estado ahora y cómo llegar."
      jsonLd={(absolute) => agenciasJsonLd(agencias, absolute, today)}
      noHelp
    >
      <div className={page.agencias} data-feriados={JSON.stringify(feriados)} data-cercania>
        <Chips links={links}>
          <button type="button" data-con-guion data-cerca aria-pressed="false">
            Cerca de mí
          </button>
          <button type="button" data-con-guion data-abiertas aria-pressed="false">
            Abiertas ahora
          </button>
        </Chips>
        <div className={page.mapa}>
          <AgenciasMap agencias={agencias} />
          <p role="status" data-resumen />
        </div>
        <Filters
          list={listas.agencias}
          searchLabel="Buscar por nombre, municipio o calle"
          choices={{
            departamento: { label: 'Departamento', all: 'Todos', options: Object.entries(departamentos) },
            tipo: { label: 'Tipo', all: 'Todos', options: Object.entries(agenciaTypes) },
            cajero: { label: 'Cajero', all: 'Con o sin cajero', options: [['si', 'Con cajero automático']] },
          }}
          total={total}
          unit={['punto de atención', 'puntos de atención']}
          detail={note}
        />
        <ul className={css.lista} data-agencias>
          {agencias.map((agencia) => (
            <AgenciaCard key={agencia.id} agencia={agencia} />
          ))}
        </ul>
      </div>
      {agencias.length === 0 && (
        <Empty title="No tenemos agencias con esos filtros">
          <p>Vea todos los departamentos, o llámenos sin costo: le atendemos a distancia.</p>
        </Empty>
      )}
    </Page>
  );
}
