import { type AnyRow, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import supertest from 'supertest';
import type { TestApp } from '../support/startApp.js';

const PATH = '/api/sitio/accesos-de-sistemas';

/** A system that may do that (`saldos:cargar`) with the data of administrador, and who asks with its key. */
export async function machineThatMay(test: TestApp, permisos: readonly string[]) {
  const draft = {
    nombre: `Sistema de ${permisos.join(', ')}`.slice(0, 80),
    responsable: 'Sistemas, int. 204',
    rol: 'administrador',
    permisos: permisos.map((permiso) => {
      const [seccion, accion] = permiso.split(':');
      return { seccion, accion };
    }),
    venceEn: addDays(todayInLaPaz(), 30),
  };
  const row: AnyRow = (await test.as('administrador').post(PATH).send(draft).expect(201)).body;
  const { clave } = (await test.as('administrador').post(`${PATH}/${row.id}/clave`).expect(200)).body;
  return { row, by: supertest.agent(test.origin).set('Authorization', `Bearer ${clave}`) };
}
