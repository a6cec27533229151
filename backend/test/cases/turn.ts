import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import type { TestApp } from '../support/startApp.js';

export const tomorrow = addDays(todayInLaPaz(), 1);

/** Returns an instant of a day in La Paz. */
export const at = (day: string, hour: string): string => new Date(`${day}T${hour}:00-04:00`).toISOString();

/** Publishes an agency open daily from 08:00 to 12:00 with a turn each half hour. Returns its id. */
export async function openAgencia(test: TestApp, change: object = {}): Promise<string> {
  const horarios = ['lun_vie', 'sab', 'dom'].map((dias) => ({ dias, abre: '08:00', cierra: '12:00' }));
  const draft = {
    ...{ nombre: 'Agencia Uyuni', tipo: 'agencia_fija', departamento: 'PT', municipio: 'Uyuni' },
    ...{ direccion: 'Av. Potosí N° 64', telefonos: ['2 6930000'], horarios, turnosPorHora: '2', ...change },
  };
  const { body } = await test.as('administrador').post('/api/sitio/agencias').send(draft).expect(201);
  const publish = `/api/sitio/agencias/${body.id}/publicar`;
  await test.as('administrador').post(publish).set(test.seen(body.id)).expect(200);
  return body.id;
}

/** Returns a turn for tomorrow in a new agency. */
export const turnFor = async (test: TestApp) => ({
  agencia: await openAgencia(test),
  cuando: at(tomorrow, '09:00'),
  motivo: 'creditos',
  nombre: 'Rosa Mamani',
  celular: '71234567',
  aceptaTratamiento: true,
});
