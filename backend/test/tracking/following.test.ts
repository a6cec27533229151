import { sections, todayInLaPaz } from '@coop/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationFor } from '../cases/application.js';
import { consulta, reclamo, sendTo } from '../intake/samples.js';
import { startApp, type TestApp } from '../support/startApp.js';

let test: TestApp;
let senders = 0;
beforeAll(async () => {
  test = await startApp({ TRUSTED_PROXIES: '1' });
});
afterAll(() => test.close());

const send = async (form: string, body: object): Promise<string> =>
  (await sendTo(test, `203.0.113.${++senders}`)(form, body).expect(201)).body.enlace;
const linkIn = (enlace: string) => {
  const [codigo = '', llave = ''] = enlace.slice(enlace.indexOf('#') + 1).split('.');
  return { codigo, llave };
};
const missed = { medioContacto: 'llamada', resultadoContacto: 'no_contesta' };
const follow = (link: object) => test.anonymous.post('/api/publico/seguimiento/enlace').send(link);
const deadline = (link: object) =>
  test.anonymous.post('/api/publico/seguimiento/enlace/plazo.ics').type('form').send(link);

/** Does an order to the case of that number. */
async function order(seccion: string, codigo: string, orden: string, brought: object = {}) {
  const filter = encodeURIComponent(JSON.stringify({ q: codigo }));
  const [row] = (await test.as('administrador').get(`/api/${seccion}?filter=${filter}`).expect(200)).body;
  const post = test.as('administrador').post(`/api/${seccion}/${row.id}/${orden}`).set(test.seen(row.id));
  const { body } = await post.send(brought);
  expect(body.errors ?? body.detail).toBeUndefined();
}

describe('a private link', () => {
  it('tells where a complaint stands, which way it came and until when it is answered; nothing else', async () => {
    const enlace = await send('reclamos', reclamo({ numeroDocumento: '7811223' }));
    expect(enlace).toMatch(/^\/contactanos\/seguimiento#REC-\d{4}-\d+\.[0-9a-f]{32}$/);
    const link = linkIn(enlace);
    const { body, headers } = await follow(link).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      tipo: 'Reclamo',
      codigo: link.codigo,
      estado: 'Registrado',
      fechaRecepcion: todayInLaPaz(),
      fechaLimite: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      estimada: true,
      diasHabiles: 5,
      pasos: [{ estado: 'Registrado', fecha: todayInLaPaz() }],
    });
    await order('contactanos/reclamos', link.codigo, 'analizar', { asignadoA: test.uids.comercial });
    const { estado, pasos } = (await follow(link).expect(200)).body;
    expect([estado, pasos.map((paso: { estado: string }) => paso.estado)]).toEqual([
      'En análisis',
      ['Registrado', 'En análisis'],
    ]);
  });

  it('is each case’s own, and none is guessed', async () => {
    const [one, other] = [
      linkIn(await send('reclamos', reclamo({ numeroDocumento: '7811224' }))),
      linkIn(await send('reclamos', reclamo({ numeroDocumento: '7811225' }))),
    ];
    const wrong = await follow({ codigo: one.codigo, llave: other.llave }).expect(404);
    const unknown = await follow({ codigo: 'REC-2026-999999', llave: one.llave }).expect(404);
    expect(unknown.text).toBe(wrong.text);
    await follow({ codigo: 'OPI-2026-000001', llave: one.llave }).expect(404);
    await deadline({ codigo: one.codigo, llave: other.llave }).expect(404);
    await follow(one).expect(200);
  });

  it.each([
    ['another length', { codigo: 'REC-2026-000001', llave: 'abc' }, 'llave'],
    ['another alphabet', { codigo: 'REC-2026-000001', llave: 'Z'.repeat(32) }, 'llave'],
    ['no number', { codigo: '__proto__', llave: '0'.repeat(32) }, 'codigo'],
    ['a list', { codigo: ['REC-2026-000001'], llave: '0'.repeat(32) }, 'codigo'],
    ['something besides', { codigo: 'REC-2026-000001', llave: '0'.repeat(32), estado: 'x' }, 'estado'],
  ])('of %s is refused by name', async (_, link, field) => {
    const { body } = await follow(link).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('tells a query in words for who asked: never that it was taken for unwanted', async () => {
    const link = linkIn(await send('consultas', consulta));
    expect((await follow(link).expect(200)).body).toMatchObject({
      tipo: 'Consulta',
      estado: 'Recibida',
      diasHabiles: 2,
    });
    await order('contactanos/consultas', link.codigo, 'descartar');
    const { body } = await follow(link).expect(200);
    expect(body).toMatchObject({ estado: 'Recibida', fechaLimite: null, diasHabiles: null });
    expect(body.pasos).toHaveLength(1);
  });

  it('brings the last day for a calendar, while a term runs', async () => {
    const link = linkIn(await send('consultas', consulta));
    const { text, headers } = await deadline(link).buffer(true).expect(200);
    expect(headers['content-type']).toContain('text/calendar');
    const { fechaLimite } = (await follow(link).expect(200)).body;
    expect(text).toContain(`DTSTART;VALUE=DATE:${fechaLimite.replaceAll('-', '')}`);
    expect(text).toContain(link.codigo);
    expect(text).not.toContain(link.llave);
    await order('contactanos/consultas', link.codigo, 'descartar');
    await deadline(link).expect(404);
  });

  it('tells an application how far it is, and leaves how it ended to its officer', async () => {
    const link = linkIn(await send('solicitudes-creditos', await applicationFor(test)));
    expect((await follow(link).expect(200)).body).toMatchObject({ tipo: 'Solicitud de crédito', fechaLimite: null });
    await order('contactanos/solicitudes-creditos', link.codigo, 'revisar', { asignadoA: test.uids.creditos });
    for (let attempt = 0; attempt < 3; attempt++)
      await order('contactanos/solicitudes-creditos', link.codigo, 'anotarIntento', missed);
    const { estado, pasos } = (await follow(link).expect(200)).body;
    expect([estado, pasos.length]).toEqual(['En revisión', 2]);
    await order('contactanos/solicitudes-creditos', link.codigo, 'cerrarSinContacto');
    expect((await follow(link).expect(200)).body.estado).toBe('Cerrada: no pudimos comunicarnos con usted');
  });

  it('is of what can be followed alone: an opinion has none', async () => {
    expect(
      await send('opiniones', { ...sections['contactanos/opiniones'].example, aceptaTratamiento: true }),
    ).toBeNull();
  });
});
