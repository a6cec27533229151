import { fillTemplate } from '@coop/domain/sections/plantillasRespuesta/replyTemplates';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const test = useApp();

const SECTION = '/api/sitio/plantillas-respuesta';
const plantilla = {
  seccion: 'contactanos/consultas',
  nombre: 'Saludo',
  texto: 'Estimado(a) {nombre}: sobre su consulta {codigo}. {entidad}',
};
const createTemplate = (change: object, rol: 'administrador' | 'comercial' = 'administrador') =>
  test
    .as(rol)
    .post(SECTION)
    .send({ ...plantilla, ...change });
const namesFor = async (section: string) =>
  (await test.as('comercial').get(`/api/contactanos/${section}/plantillas`).expect(200)).body.map(
    ({ nombre }: { nombre: string }) => nombre,
  );

describe('reply templates', () => {
  it('are available to users who answer, by section', async () => {
    const { body } = await createTemplate({ nombre: 'Z de consultas' }).expect(201);
    await createTemplate({ nombre: 'A de consultas' }).expect(201);
    await createTemplate({ nombre: 'De reclamos', seccion: 'contactanos/reclamos' }).expect(201);
    expect(await namesFor('consultas')).toEqual(['A de consultas', 'Z de consultas']);
    expect(await namesFor('reclamos')).toEqual(['De reclamos']);
    expect(await namesFor('opiniones')).toEqual([]);
    const { body: templates } = await test.as('comercial').get('/api/contactanos/consultas/plantillas');
    expect(templates[1]).toEqual({ id: body.id, nombre: 'Z de consultas', texto: plantilla.texto, valores: {} });
  });

  it('propose a result only in sections whose responses have one', async () => {
    const procede = { seccion: 'contactanos/reclamos', nombre: 'Procede', resultado: 'favorable' };
    await createTemplate(procede).expect(201);
    await createTemplate({ nombre: 'De consulta', resultado: 'favorable' }).expect(201);
    const valoresOf = async (section: string, nombre: string) =>
      (await test.as('comercial').get(`/api/contactanos/${section}/plantillas`)).body.find(
        (one: { nombre: string }) => one.nombre === nombre,
      )?.valores;
    expect(await valoresOf('reclamos', 'Procede')).toEqual({ resultado: 'favorable' });
    expect(await valoresOf('consultas', 'De consulta')).toEqual({});
    const { body } = await createTemplate({ ...procede, nombre: 'Otra', resultado: 'quizás' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['resultado']);
  });

  it('are managed by administrador only', async () => {
    await createTemplate({ nombre: 'De comercial' }, 'comercial').expect(403);
    await test.as('comercial').get(SECTION).expect(403);
    await createTemplate({ nombre: 'De administrador' }).expect(201);
  });

  it('are hidden from other roles and from sections without responses', async () => {
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const)
      await test.as(rol).get('/api/contactanos/consultas/plantillas').expect(403);
    await test.anonymous.get('/api/contactanos/consultas/plantillas').expect(401);
    expect((await test.as('administrador').get('/api/contactanos/calificaciones/plantillas')).status).not.toBe(200);
  });

  it.each([
    ['an unknown placeholder', { texto: 'Estimado(a) {apellido}: gracias.' }, 'texto'],
    ['no section', { seccion: null }, 'seccion'],
    ['a section without responses', { seccion: 'contactanos/solicitudes-creditos' }, 'seccion'],
    ['a text below the minimum length', { texto: 'Hola' }, 'texto'],
  ])('reject %s', async (_, change, field) => {
    const { body } = await createTemplate({ nombre: 'Con fallas', ...change }).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('have unique names within a section, not across sections', async () => {
    await createTemplate({ nombre: 'Repetida' }).expect(201);
    await createTemplate({ nombre: 'Repetida' }).expect(422);
    await createTemplate({ nombre: 'Repetida', seccion: 'contactanos/opiniones' }).expect(201);
  });
});

describe('fillTemplate', () => {
  const values = { nombre: 'Rosa {codigo}', codigo: 'CON-2026-000001', entidad: 'Cooperativa' };

  it('replaces placeholders once, without expanding placeholders inside values', () => {
    expect(fillTemplate('{nombre} · {codigo} · {codigo} · {otro}', values)).toBe(
      'Rosa {codigo} · CON-2026-000001 · CON-2026-000001 · {otro}',
    );
  });
});
