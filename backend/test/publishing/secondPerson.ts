import type { Rol } from '@coop/domain';
import { writing } from '../content/writing.js';
import type { TestApp } from '../support/startApp.js';
import { uploadDocument } from '../support/uploadDocument.js';

export const SECTION = 'institucional/coeficiente-adecuacion-patrimonial';
export const RULES = '/api/sitio/segunda-persona';
export const OTHER = 'En esta sección publica otra persona: envíelo a aprobación.';
export const OWN = 'Usted lo escribió o lo envió, o vio la clave o el enlace con que se hizo: lo aprueba otra persona.';

export type Row = Awaited<ReturnType<ReturnType<typeof writing>['create']>>;

/** Returns helpers for a section whose publication requires a second person, once `createRule` has run. */
export function secondPerson(test: TestApp) {
  let pdf: string;
  let month = 0;
  /** Returns the last day of a month that no other row uses. */
  const monthEnd = () => new Date(Date.UTC(2000, ++month, 0)).toISOString().slice(0, 10);
  const coefficient = writing(test, SECTION, () => ({
    fechaCorte: monthEnd(),
    capitalRegulatorio: '134.55',
    activosPonderados: '1000',
    pdf,
  }));
  const addRule = async (seccion: string, roles: Rol[] = []) =>
    (await test.as('administrador').post(RULES).send({ seccion, roles }).expect(201)).body;

  return {
    coefficient,
    addRule,
    monthEnd,
    pdf: () => pdf,
    /** Creates the rule and returns it. */
    createRule: async (): Promise<{ id: string; version: number }> => {
      pdf = await uploadDocument(test, SECTION, 'pdf');
      return addRule(SECTION);
    },
    createBy: async (by: Rol, changes?: object): Promise<Row> => (await coefficient.send(changes, by).expect(201)).body,
    send: ({ id, version }: Row, by: Rol, values: object = {}, seccion = SECTION) =>
      test
        .as(by)
        .post('/api/aprobaciones')
        .send({ seccion, registro: id, version, ...values }),
    publish: (row: Row, by: Rol) => coefficient.order(row, 'publicar', {}, by),
    requestOf: async (by: Rol, { id }: Row) =>
      (await test.as(by).get('/api/aprobaciones').expect(200)).body.solicitudes.find(
        ({ registro }: { registro: string }) => registro === id,
      ),
    history: async ({ id }: Row) =>
      (await test.as('administrador').get(`/api/${SECTION}/${id}/historial`).expect(200)).body,
  };
}
