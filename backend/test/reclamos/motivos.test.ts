import { formatShortDate, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { motivosIniciales } from '@coop/domain/sections/motivosReclamo/motivosIniciales';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { order, register } from '../cases/complaint.js';
import { reclamo, sendTo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';

const section = 'sitio/motivos-de-reclamo';
const today = todayInLaPaz();
const yesterday = addDays(today, -1);
const billetera = { clave: 'billetera_movil', etiqueta: 'Billetera móvil', vigenteDesde: today };

type Motivo = { id: string; version: number; clave: string; etiqueta: string };

const test = useApp();

const draft = (values: object) => test.as('administrador').post(`/api/${section}`).send(values);
const runAction = ({ id, version }: Motivo, name: string) =>
  test.as('administrador').post(`/api/${section}/${id}/${name}`).send({ version });
const change = async ({ id }: Motivo, values: object) => {
  const { body: row } = await test.as('administrador').get(`/api/${section}/${id}`).expect(200);
  return test
    .as('administrador')
    .put(`/api/${section}/${id}`)
    .send({ ...row, ...values });
};
const publish = async (values: object): Promise<Motivo> =>
  (await runAction((await draft(values).expect(201)).body, 'publicar').expect(200)).body;
const findMotivo = async (clave: string): Promise<Motivo> => (await test.find(`/api/${section}`, { q: clave }))[0];
/** Publishes an end date for a motive. */
const endMotivo = async (motivo: Motivo, vigenteHasta: string) => {
  const { status, body } = await change(motivo, { vigenteHasta });
  expect([status, body.errors]).toEqual([200, undefined]);
  await runAction(body, 'publicar').expect(200);
};
const publicKeys = async (): Promise<string[]> =>
  (await test.anonymous.get(`/api/publico/${section}`).expect(200)).body.map(({ clave }: Motivo) => clave);
const send = (motivo: string) => sendTo(test)('reclamos', reclamo({ motivo }));
const listComplaints = (filter: object) =>
  test
    .as('comercial')
    .get('/api/contactanos/reclamos')
    .query({ filter: JSON.stringify(filter) })
    .expect(200);

describe('motives of a new installation', () => {
  it('are those of the Punto de Reclamo, in order', async () => {
    expect(await publicKeys()).toEqual(motivosIniciales.map(([clave]) => clave));
  });
});

describe('motive added by administrador', () => {
  let motivo: Motivo;
  beforeAll(async () => {
    const { body } = await draft(billetera).expect(201);
    expect(await publicKeys()).not.toContain(billetera.clave);
    motivo = (await runAction(body, 'publicar').expect(200)).body;
  });

  it('is offered before «Otro» and accepted in complaints', async () => {
    expect((await publicKeys()).slice(-2)).toEqual([billetera.clave, 'otro']);
    const { codigo } = (await send(billetera.clave).expect(201)).body;
    const { body } = await listComplaints({ motivo: billetera.clave });
    expect(body).toMatchObject([{ codigo, motivo: billetera.clave }]);
  });

  it('gets the code of its typology', async () => {
    await test
      .as('administrador')
      .post('/api/sitio/tipologias')
      .send({ motivo: billetera.clave, codigo: '901', vigenteDesde: today })
      .expect(201);
    expect(await register(test, { motivo: billetera.clave })).toMatchObject({ codigoAsfi: '901' });
  });

  it('is shown by its label in exports, statistics and lists', async () => {
    await register(test, { motivo: billetera.clave, numeroDocumento: '7654321' });
    const { id } = await register(test, { motivo: billetera.clave, numeroDocumento: '7654321' });
    const comercial = test.as('comercial');
    const { text } = await comercial.get('/api/contactanos/reclamos/exportar').query({ formato: 'csv' }).expect(200);
    expect(text).toContain('Billetera móvil');
    const { body } = await comercial.get('/api/contactanos/reclamos/estadisticas').query({ por: 'mes' }).expect(200);
    const grupo = body.grupos.find(({ clave }: { clave: string }) => clave === 'motivo');
    expect(grupo.filas).toContainEqual(
      expect.objectContaining({ clave: billetera.clave, etiqueta: 'Billetera móvil' }),
    );
    const others = await comercial.get(`/api/contactanos/reclamos/${id}/otros-casos`).expect(200);
    expect(others.body[0].asunto).toContain('Billetera móvil');
  });

  it('can’t change its key', async () => {
    const { status, body } = await change(motivo, { clave: 'billetera' });
    expect([status, body.errors]).toEqual([422, { clave: 'La clave no cambia: termine este motivo y escriba otro' }]);
  });

  it('can’t be deleted while it is published or used by a typology', async () => {
    const erase = ({ id }: Motivo) => test.as('administrador').delete(`/api/${section}/${id}`).set(test.seen(id));
    expect((await erase(motivo).expect(422)).body.detail).toContain('Archívelo');
    const { body } = await draft({ clave: 'en_borrador', etiqueta: 'En borrador' }).expect(201);
    const tipologia = { motivo: 'en_borrador', codigo: '902', vigenteDesde: today };
    await test.as('administrador').post('/api/sitio/tipologias').send(tipologia).expect(201);
    const { detail } = (await erase(body).expect(422)).body;
    expect(detail).toBe('Lo usa tipología de reclamo «902»: no se puede eliminar.');
  });

  it('requires a unique, valid key', async () => {
    expect((await draft({ ...billetera, etiqueta: 'Otra billetera' }).expect(422)).body.errors).toHaveProperty('clave');
    expect((await draft({ ...billetera, clave: 'Billetera móvil' }).expect(422)).body.errors).toHaveProperty('clave');
  });
});

describe('expired motive', () => {
  let before: Record<string, unknown> & { id: string };
  beforeAll(async () => {
    before = await register(test, { motivo: 'refinanciamiento' });
    await endMotivo(await findMotivo('refinanciamiento'), yesterday);
  });

  it('is not offered, and is rejected with its end date', async () => {
    expect(await publicKeys()).not.toContain('refinanciamiento');
    const message = `«Refinanciamiento» rigió hasta el ${formatShortDate(yesterday)}: elija otro`;
    expect((await send('refinanciamiento').expect(422)).body.errors).toEqual({ motivo: message });
    const staff = await test
      .as('comercial')
      .post('/api/contactanos/reclamos')
      .send(reclamo({ motivo: 'refinanciamiento' }));
    expect([staff.status, staff.body.errors]).toEqual([422, { motivo: message }]);
  });

  it('is accepted for complaints received while it was valid', async () => {
    const late = { motivo: 'refinanciamiento', canal: 'carta', fechaRecepcion: yesterday };
    expect(await register(test, late)).toMatchObject({ motivo: 'refinanciamiento' });
  });

  it('is kept in existing complaints with its label', async () => {
    const { body } = await order(test, before as never, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    expect(body).toMatchObject({ motivo: 'refinanciamiento' });
    expect((await listComplaints({ motivo: 'refinanciamiento' })).body.map(({ id }: Motivo) => id)).toContain(
      before.id,
    );
    const { text } = await test.as('comercial').get('/api/contactanos/reclamos/exportar').query({ formato: 'csv' });
    expect(text).toContain('Refinanciamiento');
  });
});

it('a future motive is rejected until its start date', async () => {
  const tomorrow = addDays(today, 1);
  await publish({ clave: 'de_manana', etiqueta: 'De mañana', vigenteDesde: tomorrow });
  const { body } = await send('de_manana').expect(422);
  expect(body.errors).toEqual({ motivo: `«De mañana» rige desde el ${formatShortDate(tomorrow)}: elija otro` });
});

it.each(['inventado', 'mala información'])('rejects an invalid motive: %s', async (motivo) => {
  expect((await send(motivo).expect(422)).body.errors).toEqual({ motivo: 'Elija una opción de la lista' });
});

it('motives are written by administrador and readable by staff who handle complaints', async () => {
  await test.as('comercial').get(`/api/${section}`).expect(200);
  await test.as('comercial').post(`/api/${section}`).send(billetera).expect(403);
  const motivo = await findMotivo('otro');
  await test.as('comercial').put(`/api/${section}/${motivo.id}`).send(motivo).expect(403);
  await test.as('comercial').post(`/api/${section}/${motivo.id}/archivar`).send({ version: 1 }).expect(403);
  for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const)
    await test.as(rol).get(`/api/${section}`).expect(403);
  await test.anonymous.post(`/api/${section}`).send(billetera).expect(401);
  await test.anonymous.post(`/api/publico/${section}`).send(billetera).expect(405);
});

describe('motive codes of a report layout', () => {
  const layout = (codigos: object[]) =>
    test
      .as('administrador')
      .post('/api/sitio/formatos-de-reporte')
      .send({ nombre: `Con ${codigos.length} códigos`, columnas: [{ campo: 'motivo' }], codigos });
  const codesOf = async () =>
    (await test.as('administrador').get(`/api/${section}`).expect(200)).body.map(
      ({ etiqueta }: Motivo, at: number) => ({
        campo: 'motivo',
        valor: etiqueta,
        codigo: String(at),
      }),
    );

  it('must cover every motive in use, by key or label', async () => {
    const all = await codesOf();
    const { body } = await layout(all).expect(201);
    expect(body.codigos).toContainEqual(expect.objectContaining({ valor: billetera.clave }));
    const { body: short } = await layout(all.filter(({ valor }: { valor: string }) => valor !== 'Otro')).expect(422);
    expect(short.errors).toEqual({ codigos: 'Faltan códigos: Motivo: Otro' });
    const twice = [...all, { campo: 'motivo', valor: 'otro', codigo: 'Z' }];
    expect((await layout(twice).expect(422)).body.errors).toEqual({ codigos: 'Un valor tiene dos códigos: Otro' });
    const strange = [...all, { campo: 'motivo', valor: 'Inventado', codigo: 'Z' }];
    expect((await layout(strange).expect(422)).body.errors).toEqual({
      [`codigos.${all.length}.valor`]: 'Ese campo no tiene ese valor: escríbalo como se lee en el panel',
    });
  });
});
