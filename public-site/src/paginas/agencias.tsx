import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { agenciasComoCosas } from '../agencias/agenciasComoCosas';
import { TarjetaAgencia } from '../agencias/TarjetaAgencia';
import css from '../agencias/TarjetaAgencia.module.css';
import { Pagina } from '../componentes/Pagina';
import { Vacio } from '../componentes/Vacio';
import { tiposDeAgencia } from '../etiquetas';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import { leerLista } from '../listas/leerLista';
import * as listas from '../listas/listas';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [listado, feriados] = await Promise.all([leerLista(leer, listas.agencias, request), leer.feriados()]);
  return { ...listado, feriados };
};

/** Where to find us, and when. */
export function Component() {
  const { rows: agencias, total, feriados } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Agencias"
      resumen="Direcciones, horarios y cajeros. En todas las agencias atendemos reclamos."
      cosas={(absoluta) => agenciasComoCosas(agencias, absoluta)}
      sinAyuda
    >
      <Filtros
        lista={listas.agencias}
        buscar="Buscar por nombre, municipio o calle"
        elecciones={{
          departamento: { etiqueta: 'Departamento', todas: 'Todos', opciones: Object.entries(departamentos) },
          tipo: { etiqueta: 'Tipo', todas: 'Todos', opciones: Object.entries(tiposDeAgencia) },
          cajero: { etiqueta: 'Cajero', todas: 'Con o sin cajero', opciones: [['si', 'Con cajero automático']] },
        }}
        total={total}
        unidad={['agencia', 'agencias']}
      />
      <div className={css.rejilla}>
        {agencias.map((agencia) => (
          <TarjetaAgencia key={agencia.id} agencia={agencia} feriados={feriados} />
        ))}
      </div>
      {agencias.length === 0 && (
        <Vacio titulo="No tenemos agencias con esos filtros">
          <p>Vea todos los departamentos, o llámenos sin costo: le atendemos a distancia.</p>
        </Vacio>
      )}
    </Pagina>
  );
}
