import { type Rol, todayInLaPaz } from '@coop/domain';
import type { Test } from 'supertest';
import type { TestApp } from '../support/startApp.js';

type Stored = { id: string; version: number; slug: string } & Record<string, unknown>;

/** Returns the date (`YYYY-MM-DD`) in La Paz, `days` days after today. */
export const dayFromNow = (days: number) => todayInLaPaz(new Date(Date.now() + days * 86_400_000));

/** Returns staff requests on a section's rows. `send`, `order` and `change` don't assert the response. */
export function writing(test: TestApp, section: string, complete: () => Record<string, unknown>) {
  const as = (rol: Rol) => test.as(rol);
  const send = (changes: object = {}, rol: Rol = 'administrador'): Test =>
    as(rol)
      .post(`/api/${section}`)
      .send({ ...complete(), ...changes });
  const order = ({ id, version }: Stored, name: string, values: object = {}, rol: Rol = 'administrador'): Test =>
    as(rol)
      .post(`/api/${section}/${id}/${name}`)
      .send({ version, ...values });
  const change = ({ id, version }: Stored, values: object, rol: Rol = 'administrador'): Test =>
    as(rol)
      .put(`/api/${section}/${id}`)
      .send({ version, ...values });
  const create = async (changes?: object): Promise<Stored> => (await send(changes).expect(201)).body;
  const publish = async (changes?: object): Promise<Stored> =>
    (await order(await create(changes), 'publicar').expect(200)).body;
  const stored = async ({ id }: Stored): Promise<Stored> =>
    (await as('administrador').get(`/api/${section}/${id}`).expect(200)).body;
  const read = ({ slug }: Stored): Test => test.anonymous.get(`/api/publico/${section}/${slug}`);
  const list = async (query: Record<string, unknown> = {}) => {
    const params = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
    return (await test.anonymous.get(`/api/publico/${section}`).query(params).expect(200)).body;
  };
  return { send, order, change, create, publish, stored, read, list };
}

export const comunicado = () => ({
  titulo: 'Comunicado de prueba',
  tipo: 'general',
  fechaComunicado: dayFromNow(0),
  contenido: '<p>Atendemos en horario continuo.</p>',
});
