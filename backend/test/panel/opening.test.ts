import type { Inicio } from '@coop/domain/answers';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const test = useApp();

const opening = async (rol: 'administrador' | 'comercial', query = ''): Promise<Inicio> =>
  (await test.as(rol).get(`/api/panel/inicio${query}`).expect(200)).body;

describe('initial data of the panel', () => {
  it('combines the responses of each endpoint', async () => {
    const { vistas, papelera, ...parts } = await opening('comercial');
    const addresses = {
      panel: '/api/panel',
      avisos: '/api/panel/avisos',
      aprobaciones: '/api/aprobaciones',
      obligaciones: '/api/obligaciones',
      primerDia: '/api/panel/primer-dia',
    };
    for (const [part, address] of Object.entries(addresses)) {
      const { body } = await test.as('comercial').get(address).expect(200);
      expect({ [part]: parts[part as keyof typeof parts] }).toEqual({ [part]: body });
    }
    expect(Object.keys(parts).sort()).toEqual(Object.keys(addresses).sort());
    expect({ vistas, papelera }).toEqual({ vistas: null, papelera: null });
  });

  it('includes the saved views of a section, and its trash count for users who may delete', async () => {
    const seccion = 'sitio/feriados';
    const view = { seccion, nombre: 'Nacionales', filtro: { ambito: 'nacional' } };
    await test.as('administrador').post('/api/vistas').send(view).expect(201);
    const { body: row } = await test.as('administrador').post(`/api/${seccion}`).send(holiday).expect(201);
    await test.as('administrador').delete(`/api/${seccion}/${row.id}`).set(test.seen(row.id)).expect(200);
    expect(await opening('administrador', `?seccion=${seccion}`)).toMatchObject({
      vistas: [{ nombre: 'Nacionales' }],
      papelera: 1,
    });
    expect(await opening('comercial', '?seccion=contactanos/consultas')).toMatchObject({ vistas: [], papelera: null });
  });

  it('rejects unreadable or unknown sections and anonymous requests', async () => {
    await test.as('comercial').get('/api/panel/inicio?seccion=usuarios').expect(403);
    await test.as('comercial').get('/api/panel/inicio?seccion=inventada').expect(404);
    await test.as('comercial').get('/api/panel/inicio?seccion=../x').expect(400);
    await test.anonymous.get('/api/panel/inicio').expect(401);
  });
});

const holiday = { nombre: 'Día de prueba', fecha: '2051-03-04', ambito: 'nacional', tipo: 'feriado' };
