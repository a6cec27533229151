import { formatDate } from '@coop/domain/format';
import { departamentos } from '@coop/domain/sections/shared/departamentos';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { AbiertoAhora } from '../agencias/AbiertoAhora';
import { horariosEnPalabras } from '../agencias/horariosEnPalabras';
import { Etiqueta } from '../componentes/Etiqueta';
import { Ficha } from '../componentes/Ficha';
import { Filtros } from '../componentes/Filtros';
import { Mapa } from '../componentes/Mapa';
import { Pagina } from '../componentes/Pagina';
import { Panel } from '../componentes/Panel';
import { Vacio } from '../componentes/Vacio';
import { accesibilidades, tiposDeAgencia } from '../etiquetas';
import { lectorDe } from '../leer';
import { leerListado } from '../leerListado';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [listado, feriados] = await Promise.all([
    leerListado(leer, 'sitio/agencias', request, {
      filtros: ['departamento', 'tipo', 'cajero'],
      porPagina: 100,
      sort: ['orden', 'ASC'],
    }),
    leer.feriados(),
  ]);
  return { ...listado, feriados };
};

/** Where to find us, and when. */
export function Component() {
  const { rows: agencias, total, feriados } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Agencias"
      resumen="Direcciones, horarios y cajeros. En todas las agencias atendemos reclamos."
      sinAyuda
    >
      <Filtros
        buscar="Buscar por nombre, municipio o calle"
        elecciones={[
          { nombre: 'departamento', etiqueta: 'Departamento', todas: 'Todos', opciones: Object.entries(departamentos) },
          { nombre: 'tipo', etiqueta: 'Tipo', todas: 'Todos', opciones: Object.entries(tiposDeAgencia) },
          {
            nombre: 'cajero',
            etiqueta: 'Cajero',
            todas: 'Con o sin cajero',
            opciones: [['si', 'Con cajero automático']],
          },
        ]}
        total={total}
        unidad={['agencia', 'agencias']}
      />
      {agencias.map((a) => (
        <Panel
          key={a.id}
          titulo={a.nombre}
          ancla={a.slug}
          nota={
            <>
              <Etiqueta>{tiposDeAgencia[a.tipo]}</Etiqueta>{' '}
              {a.atencionHoy === 'cerrada_temporal' ? (
                <Etiqueta tono="carmesi">
                  Cerrada temporalmente{a.cerradaHasta && ` hasta el ${formatDate(a.cerradaHasta)}`}
                </Etiqueta>
              ) : (
                <AbiertoAhora agencia={a} feriados={feriados} />
              )}
            </>
          }
        >
          <Ficha
            datos={[
              ['Dirección', [a.direccion, a.municipio, departamentos[a.departamento]].join(', ')],
              ['Referencia', a.referencia],
              ['Horario', horariosEnPalabras(a.horarios)],
              ['Motivo del cierre', a.motivoCierre],
              ['Teléfonos', a.telefonos.join(' · ')],
              [
                'WhatsApp',
                a.whatsapp && (
                  <a href={`https://wa.me/${a.whatsapp.slice(1)}`} rel="noopener">
                    {a.whatsapp.replace('+591', '')}
                  </a>
                ),
              ],
              ['Cajero automático', a.cajero && (a.cajero24h ? 'Las 24 horas' : 'En horario de atención')],
              ['Accesibilidad', a.accesibilidad.map((x) => accesibilidades[x]).join(', ')],
            ]}
          />
          <Mapa latitud={a.latitud} longitud={a.longitud} nombre={a.nombre} />
        </Panel>
      ))}
      {agencias.length === 0 && (
        <Vacio titulo="No tenemos agencias con esos filtros">
          <p>Vea todos los departamentos, o llámenos sin costo: le atendemos a distancia.</p>
        </Vacio>
      )}
    </Pagina>
  );
}
