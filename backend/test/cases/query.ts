import { consulta } from '../intake/samples.js';
import type { TestApp } from '../support/startApp.js';
import type { Case } from './complaint.js';

/** Registers a query received by phone, as staff do. */
export async function registerQuery(test: TestApp, values: object = {}): Promise<Case> {
  const { body } = await test
    .as('comercial')
    .post('/api/contactanos/consultas')
    .send({ ...consulta, canal: 'telefono', ...values })
    .expect(201);
  return body;
}
