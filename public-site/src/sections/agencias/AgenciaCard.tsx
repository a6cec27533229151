import { formatDate } from '@coop/domain/format';
import { serviciosAgencia } from '@coop/domain/sections/agencias/serviciosAgencia';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import type { Publicado } from '../../reading/leer';
import { DataSheet } from '../../ui/cards/DataSheet';
import { Tag } from '../../ui/elements/Tag';
import { LocationMap } from '../../ui/media/LocationMap';
import { Picture } from '../../ui/media/Picture';
import { accesibilidades, agenciaTypes } from '../../wording/labels';
import css from './AgenciaCard.module.css';
import { hoursInWords } from './hoursInWords';
import { OpenNow } from './OpenNow';

type Props = { agencia: Publicado<'sitio/agencias'> };

/** A branch: whether it is open, where it is, how to reach it, what can be done there. */
export const AgenciaCard = ({ agencia }: Props) => {
  const { nombre, slug, tipo, foto, atencionHoy, cerradaHasta, motivoCierre, servicios, latitud, longitud } = agencia;
  return (
    <section id={slug} className={css.agencia} aria-labelledby={`${slug}-nombre`}>
      {foto && <Picture file={foto} sizes="(width < 900px) 100vw, 560px" className={css.foto} />}
      <div className={css.cuerpo}>
        <h2 id={`${slug}-nombre`}>{nombre}</h2>
        <p className={css.estado}>
          <Tag>{agenciaTypes[tipo]}</Tag>{' '}
          {atencionHoy === 'cerrada_temporal' ? (
            <Tag tone="carmesi">Cerrada temporalmente{cerradaHasta && ` hasta el ${formatDate(cerradaHasta)}`}</Tag>
          ) : (
            <OpenNow agencia={agencia} />
          )}
        </p>
        {atencionHoy === 'cerrada_temporal' && motivoCierre && <p>{motivoCierre}</p>}
        <DataSheet data={dataOf(agencia)} />
        {servicios.length > 0 && (
          <details className={css.servicios}>
            <summary>Servicios de esta agencia</summary>
            <ul>
              {servicios.map((service) => (
                <li key={service}>{serviciosAgencia[service]}</li>
              ))}
            </ul>
          </details>
        )}
        <LocationMap latitud={latitud} longitud={longitud} name={nombre} />
      </div>
    </section>
  );
};

const dataOf = (a: Props['agencia']) =>
  [
    ['Dirección', [a.direccion, a.municipio, departamentos[a.departamento]].join(', ')],
    ['Referencia', a.referencia],
    ['Horario', hoursInWords(a.horarios)],
    ['Teléfonos', a.telefonos.length > 0 && <Phones telefonos={a.telefonos} />],
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

const Phones = ({ telefonos }: { telefonos: readonly string[] }) =>
  telefonos.map((phone) => (
    <a key={phone} className={css.telefono} href={`tel:+591${phone.replace(/\D/g, '')}`}>
      {phone}
    </a>
  ));
