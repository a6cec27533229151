import { type Draft, sections } from '@coop/domain';
import { offeredTimes } from '@coop/domain/sections/turnos/offeredTimes';
import { at } from '../../ground/calendar.js';
import { idOf, receiving, type Seed } from '../../ground/seed.js';
import { agencias } from '../agencias.js';
import { holidays } from '../businessDay.js';

const section = sections['sitio/turnos'];
type Turno = Draft<typeof section>;

const receive = receiving(section);

/** Returns the function that takes the first free hour of an agency from an instant on. */
function taking(key: string, since: string) {
  const draft = agencias().find((agencia) => agencia.key === key)?.draft;
  const agencia = { atencion: 'activa', cerradaHasta: null, ...draft } as Parameters<typeof offeredTimes>[0];
  const free = offeredTimes(agencia, holidays, new Date(since));
  return (from: string) =>
    free.splice(
      free.findIndex((cuando) => cuando >= from),
      1,
    )[0] as string;
}

type BookedSlot = [
  agencia: 'oficina-central' | 'el-alto-villa-adela',
  days: number,
  hour: string,
  nombre: string,
  motivo: Turno['motivo'],
  estado?: 'atendido' | 'no_vino',
];

const booked: readonly BookedSlot[] = [
  ['oficina-central', -3, '09:00', 'Rubén Ticona', 'creditos', 'atendido'],
  ['oficina-central', -3, '10:15', 'Silvia Arce', 'dpf', 'no_vino'],
  ['oficina-central', 0, '09:30', 'Nelly Huanca', 'tarjeta_debito'],
  ['oficina-central', 0, '11:00', 'Jorge Villarroel', 'ahorro'],
  ['el-alto-villa-adela', 0, '11:30', 'Paulina Yujra', 'ser_socio'],
  ['oficina-central', 0, '15:45', 'Carla Mendoza', 'creditos'],
  ['oficina-central', 1, '09:30', 'Wilmer Apaza', 'creditos'],
  ['el-alto-villa-adela', 1, '09:00', 'Teófila Choque', 'remesas'],
];

/** Turns of the last days and the next ones, in the two agencies that give them. */
export const turnos = (): Seed[] => {
  const createdAt = at(-6, '20:10');
  const take = {
    'oficina-central': taking('oficina-central', createdAt),
    'el-alto-villa-adela': taking('el-alto-villa-adela', createdAt),
  };
  return booked.map(([agencia, days, hour, nombre, motivo, estado], n) =>
    receive(
      `turno-${n + 1}`,
      createdAt,
      {
        agencia: idOf('sitio/agencias', agencia),
        cuando: take[agencia](at(days, hour)),
        nombre,
        motivo,
        celular: `7123400${n}`,
        aceptaTratamiento: true,
      },
      estado && { estado },
    ),
  );
};
