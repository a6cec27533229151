import { agenciaTypes } from '@coop/domain/sections/agencias/labels';
import { serviciosAgencia } from '@coop/domain/sections/agencias/serviciosAgencia';
import { departamentos } from '@coop/domain/sections/shared/persona/departamentos';
import type { Publicado } from '../../reading/leer';
import { DataSheet } from '../../ui/cards/DataSheet';
import { ButtonLink } from '../../ui/elements/Button';
import { Picture } from '../../ui/media/Picture';
import { accesibilidades } from '../../wording/labels';
import css from './AgenciaCard.module.css';
import { AgenciaState } from './AgenciaState';
import { formatHours, formatSpecialHours } from './formatHours';
import { callTo, formatPlace } from './formatPlace';
import { stateToday } from './stateToday';

type Props = { agencia: Publicado<'sitio/agencias'> };

/** A branch: open status, address and quick contact; further details are collapsed. */
export const AgenciaCard = ({ agencia }: Props) => {
  const { nombre, slug, latitud, longitud, telefonos } = agencia;
  const [phone] = telefonos;
  return (
    <li
      id={slug}
      className={css.agencia}
      data-agencia={slug}
      data-lugar={latitud && longitud ? `${latitud},${longitud}` : undefined}
      data-abierta={stateToday(agencia) === 'siempre' || undefined}
    >
      <details className={css.todo}>
        <summary>
          <h2>{nombre}</h2>
          <span className={css.distancia} data-distancia />
          <span className={css.mas}>
            <span className="oculto">Horario y servicios</span>
          </span>
          <span className={css.estado}>
            <AgenciaState agencia={agencia} />
          </span>
          <span className={css.lugar}>{briefOf(agencia)}</span>
        </summary>
        <Whole agencia={agencia} />
      </details>
      <p className={css.acciones}>
        {latitud && longitud && (
          <ButtonLink
            href={`https://www.google.com/maps/dir/?api=1&destination=${latitud}%2C${longitud}`}
            rel="noopener"
            tone="claro"
            aria-label={`Cómo llegar a ${nombre}`}
          >
            Cómo llegar
          </ButtonLink>
        )}
        {phone && (
          <ButtonLink href={callTo(phone)} tone="claro" aria-label={`Llamar a ${nombre}`}>
            Llamar
          </ButtonLink>
        )}
      </p>
    </li>
  );
};

/** Formats a branch's summary: «Av. Bolivia N° 890, Villa Adela · cajero 24 h · rampa». */
const briefOf = (agencia: Props['agencia']) => {
  const { cajero, cajero24h, accesibilidad } = agencia;
  return [
    formatPlace(agencia),
    cajero && (cajero24h ? 'cajero 24 h' : 'cajero'),
    accesibilidad.includes('rampa') && 'rampa',
  ]
    .filter(Boolean)
    .join(' · ');
};

const Whole = ({ agencia }: Props) => (
  <div className={css.cuerpo}>
    {agencia.foto && <Picture file={agencia.foto} sizes="(width < 900px) 100vw, 560px" className={css.foto} />}
    {stateToday(agencia) === 'cerrada' && agencia.motivoCierre && <p>{agencia.motivoCierre}</p>}
    {agencia.turnosPorHora && stateToday(agencia) !== 'cerrada' && (
      <p>
        <ButtonLink href={`/contactanos/turnos?agencia=${agencia.id}`} tone="claro">
          Reservar un turno
        </ButtonLink>
      </p>
    )}
    <DataSheet data={dataOf(agencia)} />
    {agencia.servicios.length > 0 && (
      <ul className={css.servicios} aria-label="Servicios de esta agencia">
        {agencia.servicios.map((service) => (
          <li key={service}>{serviciosAgencia[service]}</li>
        ))}
      </ul>
    )}
  </div>
);

const dataOf = (a: Props['agencia']) =>
  [
    ['Tipo', agenciaTypes[a.tipo]],
    ['Dirección', [...new Set([formatPlace(a), departamentos[a.departamento]])].join(', ')],
    ['Referencia', a.referencia],
    ['Horario', formatHours(a.horarios)],
    ['Horarios especiales', formatSpecialHours(a.horariosEspeciales).join('; ')],
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
    <a key={phone} className={css.telefono} href={callTo(phone)}>
      {phone}
    </a>
  ));
