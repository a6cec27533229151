import type { Holiday } from '@coop/domain/calendar';
import { formatDate } from '@coop/domain/format';
import { serviciosAgencia } from '@coop/domain/sections/agencias/serviciosAgencia';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import { Etiqueta } from '../componentes/Etiqueta';
import { Ficha } from '../componentes/Ficha';
import { Imagen } from '../componentes/Imagen';
import { Mapa } from '../componentes/Mapa';
import { accesibilidades, tiposDeAgencia } from '../etiquetas';
import type { Publicado } from '../leer';
import { AbiertoAhora } from './AbiertoAhora';
import { horariosEnPalabras } from './horariosEnPalabras';
import css from './TarjetaAgencia.module.css';

type Props = { agencia: Publicado<'sitio/agencias'>; feriados: readonly Holiday[] };

/** A branch: whether it is open, where it is, how to reach it, what can be done there. */
export const TarjetaAgencia = ({ agencia, feriados }: Props) => {
  const { nombre, slug, tipo, foto, atencionHoy, cerradaHasta, motivoCierre, servicios, latitud, longitud } = agencia;
  return (
    <section id={slug} className={css.agencia} aria-labelledby={`${slug}-nombre`}>
      {foto && <Imagen archivo={foto} tamanos="(width < 900px) 100vw, 560px" className={css.foto} />}
      <div className={css.cuerpo}>
        <h2 id={`${slug}-nombre`}>{nombre}</h2>
        <p className={css.estado}>
          <Etiqueta>{tiposDeAgencia[tipo]}</Etiqueta>{' '}
          {atencionHoy === 'cerrada_temporal' ? (
            <Etiqueta tono="carmesi">
              Cerrada temporalmente{cerradaHasta && ` hasta el ${formatDate(cerradaHasta)}`}
            </Etiqueta>
          ) : (
            <AbiertoAhora agencia={agencia} feriados={feriados} />
          )}
        </p>
        {atencionHoy === 'cerrada_temporal' && motivoCierre && <p>{motivoCierre}</p>}
        <Ficha datos={datosDe(agencia)} />
        {servicios.length > 0 && (
          <details className={css.servicios}>
            <summary>Servicios de esta agencia</summary>
            <ul>
              {servicios.map((servicio) => (
                <li key={servicio}>{serviciosAgencia[servicio]}</li>
              ))}
            </ul>
          </details>
        )}
        <Mapa latitud={latitud} longitud={longitud} nombre={nombre} />
      </div>
    </section>
  );
};

const datosDe = (a: Props['agencia']) =>
  [
    ['Dirección', [a.direccion, a.municipio, departamentos[a.departamento]].join(', ')],
    ['Referencia', a.referencia],
    ['Horario', horariosEnPalabras(a.horarios)],
    ['Teléfonos', a.telefonos.length > 0 && <Telefonos telefonos={a.telefonos} />],
    [
      'WhatsApp',
      a.whatsapp && (
        <a href={`https://wa.me/${a.whatsapp.slice(1)}`} rel="noopener">
          {a.whatsapp.replace('+591', '')}
        </a>
      ),
    ],
    [
      'Cajero automático',
      a.cajero &&
        [a.cajero24h ? 'Las 24 horas' : 'En horario de atención', a.cajeroAccesible && 'accesible']
          .filter(Boolean)
          .join(', '),
    ],
    ['Accesibilidad', a.accesibilidad.map((x) => accesibilidades[x]).join(', ')],
    ['Punto de Reclamo', a.puntoReclamo && 'Sí'],
  ] as const;

const Telefonos = ({ telefonos }: { telefonos: readonly string[] }) =>
  telefonos.map((telefono) => (
    <a key={telefono} className={css.telefono} href={`tel:+591${telefono.replace(/\D/g, '')}`}>
      {telefono}
    </a>
  ));
