import { type AnyRow, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import supertest from 'supertest';
import type { TestApp } from '../support/startApp.js';

export const MACHINES = '/api/sitio/accesos-de-sistemas';

let machines = 0;

/** Creates API keys of other systems; each permission is `seccion:accion`. */
export function otherSystems(test: () => TestApp) {
  const draft = (permisos: readonly string[], more: object = {}) => ({
    nombre: `Núcleo bancario ${++machines}`,
    responsable: 'Sistemas, int. 204',
    rol: 'administrador',
    permisos: permisos.map((permiso) => {
      const [seccion, accion] = permiso.split(':');
      return { seccion, accion };
    }),
    venceEn: addDays(todayInLaPaz(), 30),
    ...more,
  });
  const make = async (permisos: readonly string[], more?: object): Promise<AnyRow> =>
    (await test().as('administrador').post(MACHINES).send(draft(permisos, more)).expect(201)).body;
  const keyOf = async ({ id }: AnyRow): Promise<string> =>
    (await test().as('administrador').post(`${MACHINES}/${id}/clave`).expect(200)).body.clave;
  return {
    draft,
    make,
    keyOf,
    /** Returns an agent with the key, or with the token of a person. */
    by: (key: string) => supertest.agent(test().origin).set('Authorization', `Bearer ${key}`),
    /** Creates a system with permissions and its key. */
    machine: async (permisos: readonly string[], more?: object) => {
      const row = await make(permisos, more);
      return { row, key: await keyOf(row) };
    },
  };
}
