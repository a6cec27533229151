import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import * as listas from '../../lists/lists';
import { readList } from '../../lists/readList';
import { lectorDe } from '../../reading/leer';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';
import { agenciaTypes } from '../../wording/labels';
import { AgenciaCard } from './AgenciaCard';
import css from './AgenciaCard.module.css';
import { agenciasAsThings } from './agenciasAsThings';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [listado, feriados] = await Promise.all([readList(leer, listas.agencias, request), leer.feriados()]);
  return { ...listado, feriados };
};

/** Where to find us, and when. */
export function Component() {
  const { rows: agencias, total, feriados } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Agencias"
      summary="Direcciones, horarios y cajeros. En todas las agencias atendemos reclamos."
      things={(absolute) => agenciasAsThings(agencias, absolute)}
      noHelp
    >
      <Filters
        list={listas.agencias}
        searchLabel="Buscar por nombre, municipio o calle"
        choices={{
          departamento: { label: 'Departamento', all: 'Todos', options: Object.entries(departamentos) },
          tipo: { label: 'Tipo', all: 'Todos', options: Object.entries(agenciaTypes) },
          cajero: { label: 'Cajero', all: 'Con o sin cajero', options: [['si', 'Con cajero automático']] },
        }}
        total={total}
        unit={['agencia', 'agencias']}
      />
      <div className={css.rejilla} data-feriados={JSON.stringify(feriados)}>
        {agencias.map((agencia) => (
          <AgenciaCard key={agencia.id} agencia={agencia} />
        ))}
      </div>
      {agencias.length === 0 && (
        <Empty title="No tenemos agencias con esos filtros">
          <p>Vea todos los departamentos, o llámenos sin costo: le atendemos a distancia.</p>
        </Empty>
      )}
    </Page>
  );
}
