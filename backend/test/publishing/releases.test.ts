import type { Rol } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { ReleaseRuns } from '../../src/publishing/releases/release-runs.service.js';
import { comunicado, dayFromNow, writing } from '../content/writing.js';
import { linesOf } from '../mail/mails.js';
import { useApp } from '../support/useApp.js';
import { type Row, SECTION, secondPerson } from './secondPerson.js';

const RELEASES = '/api/sitio/publicaciones-conjuntas';
const test = useApp();
const comunicados = writing(test, 'comunicados', comunicado);
const { coefficient, createBy, createRule } = secondPerson(test);
let titles = 0;

type Item = { seccion: string; registro: string; motivo?: string };
const notice = ({ id }: Row): Item => ({ seccion: 'comunicados', registro: id });
const ratio = ({ id }: Row): Item => ({ seccion: SECTION, registro: id });
const draft = () => comunicados.create({ titulo: `Aviso ${++titles}` });
const compose = (registros: Item[], values: object = {}, rol: Rol = 'administrador') =>
  test
    .as(rol)
    .post(RELEASES)
    .send({ titulo: 'Tarifas de diciembre', registros, ...values });
const composed = async (registros: Item[], values?: object): Promise<Row> =>
  (await compose(registros, values).expect(201)).body;
const order = ({ id, version }: Row, name: string, values: object = {}, rol: Rol = 'administrador') =>
  test
    .as(rol)
    .post(`${RELEASES}/${id}/${name}`)
    .send({ version, ...values });
const versions = (...rows: Row[]) => ({ versiones: rows.map(({ id, version }) => ({ registro: id, version })) });
const send = (release: Row, ...rows: Row[]) => order(release, 'enviar', versions(...rows));
const stored = async ({ id }: Row) => (await test.as('administrador').get(`${RELEASES}/${id}`).expect(200)).body;
const openFor = async (rol: Rol, { id }: Row) =>
  (await test.as(rol).get('/api/aprobaciones').expect(200)).body.conjuntas.find((one: Row) => one.id === id);
const later = (days = 3) => ({ publicaEn: `${dayFromNow(days)}T12:00:00.000Z` });
/** Starts both requests, in that order, while the row is locked. PGlite runs them one after the other. */
const startTogether = async ({ id }: Row, ...starts: (() => PromiseLike<{ status: number }>)[]) => {
  const waiting: Promise<{ status: number }>[] = [];
  await test.database.transaction(async (tx) => {
    await tx.execute(sql`select from comunicados where id = ${id} for update`);
    for (const start of starts) {
      waiting.push(Promise.resolve(start()));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  return (await Promise.all(waiting)).map(({ status }) => status);
};
const arrive = (days: number) =>
  test.app.get(ReleaseRuns, { strict: false }).run(new Date(`${dayFromNow(days)}T12:00:30.000Z`));

describe('release without a second-person rule', () => {
  it('publishes all its rows at once, each with its history, and can’t change afterwards', async () => {
    const [one, other] = [await draft(), await draft()];
    const release = await composed([notice(one), notice(other)]);
    expect(release.registros).toMatchObject([{ titulo: 'Aviso 1' }, { titulo: 'Aviso 2' }]);
    const { body: sent } = await send(release, one, other).expect(200);
    expect(sent).toMatchObject({ estado: 'publicada', enviadaPor: test.uids.administrador });
    await comunicados.read(one).expect(200);
    await comunicados.read(other).expect(200);
    const { body: history } = await test.as('administrador').get(`/api/comunicados/${one.id}/historial`).expect(200);
    expect(history[0]).toMatchObject({ accion: 'publicar', uid: test.uids.administrador });
    const { body } = await test
      .as('administrador')
      .put(`${RELEASES}/${release.id}`)
      .send({ version: 2, titulo: 'Otro título' });
    expect(body.detail).toBe('Ya se publicó: queda como constancia.');
    await test.as('administrador').delete(`${RELEASES}/${release.id}`).set('If-Match', '"2"').expect(422);
  });

  it('publishes none of its rows when some are invalid, and names every row and field', async () => {
    const [good, archived] = [await draft(), await comunicados.publish()];
    const bare = await test
      .as('administrador')
      .post('/api/novedades')
      .send({
        titulo: 'Sin portada',
        categoria: 'institucional',
        contenido: `<p>${'Texto de la noticia. '.repeat(5)}</p>`,
        fechaPublicacion: dayFromNow(0),
      })
      .expect(201);
    const live = await comunicados.stored(archived);
    const release = await composed([notice(good), { seccion: 'novedades', registro: bare.body.id }, notice(live)]);
    const { body } = await send(release, good, bare.body, live).expect(422);
    expect(body).toMatchObject({
      codigo: 'lote_rechazado',
      detail: 'No se cambió ningún registro: 2 registros no lo permiten.',
      fallas: [
        { id: live.id, errores: { '': 'No tiene cambios sin publicar.' } },
        { id: bare.body.id, titulo: 'Sin portada', errores: { imagen: 'Falta la portada' } },
      ],
    });
    await comunicados.read(good).expect(404);
    expect(await stored(release)).toMatchObject({ estado: 'borrador', version: 1 });
  });

  it('does not publish a version that the sender did not read', async () => {
    const row = await draft();
    const release = await composed([notice(row)]);
    await comunicados.change(row, { titulo: 'Otro título' }).expect(200);
    const { body } = await send(release, row).expect(422);
    expect(body.fallas[0].errores).toEqual({ '': 'Cambió mientras usted lo revisaba: vuelva a leerlo.' });
    await order(release, 'enviar').expect(422);
  });

  it('rejects an empty list, a repeated or missing row, a past time and another kind of section', async () => {
    const row = await draft();
    const empty = await composed([]);
    expect((await send(empty).expect(422)).body.errors).toEqual({ registros: 'Añada al menos un registro' });
    expect((await compose([notice(row), notice(row)]).expect(422)).body.errors).toEqual({
      registros: 'Un registro está repetido',
    });
    const missing = { seccion: 'novedades', registro: row.id };
    expect((await compose([missing]).expect(422)).body.errors).toEqual({
      'registros.0.registro': 'Novedad: no se encontró',
    });
    await compose([{ seccion: 'usuarios', registro: row.id }]).expect(422);
    const past = await composed([notice(row)], { publicaEn: '2026-01-01T12:00:00.000Z' });
    expect((await send(past, row).expect(422)).body.errors.publicaEn).toContain('Esa hora ya pasó');
  });
});

describe('scheduled release', () => {
  it('locks its rows until its time, then publishes all of them', async () => {
    const [one, live] = [await draft(), await comunicados.publish({ titulo: 'Horario' })];
    const { body: edited } = await comunicados.change(live, { titulo: 'Horario nuevo' }).expect(200);
    const release = await composed([notice(one), notice(edited)], later());
    expect((await send(release, one, edited).expect(200)).body.estado).toBe('programada');
    expect((await comunicados.order(one, 'publicar').expect(422)).body.detail).toMatch(
      /^Sale junto con «Tarifas de diciembre» el .+, 8:00: no se publica por separado\.$/,
    );
    await arrive(2);
    await comunicados.read(one).expect(404);
    expect((await comunicados.read(live).expect(200)).body.titulo).toBe('Horario');
    await arrive(3);
    await comunicados.read(one).expect(200);
    expect((await comunicados.read(live).expect(200)).body.titulo).toBe('Horario nuevo');
    expect(await stored(release)).toMatchObject({ estado: 'publicada' });
    await arrive(3);
    expect(await stored(release)).toMatchObject({ version: 3 });
  });

  it('returns to draft when a row changes, and notifies its sender of the reason', async () => {
    const [one, other] = [await draft(), await draft()];
    const release = await composed([notice(one), notice(other)], later());
    await send(release, one, other).expect(200);
    await comunicados.change(one, { titulo: 'Cambiado' }).expect(200);
    expect(await stored(release)).toMatchObject({
      estado: 'borrador',
      respuesta: '«Aviso 3» (Comunicado) cambió después de enviarse.'.replace('Aviso 3', one.titulo as string),
    });
    await arrive(3);
    await comunicados.read(other).expect(404);
    const { avisos } = (await test.as('administrador').get('/api/panel').expect(200)).body;
    expect(avisos).toContainEqual(expect.objectContaining({ clave: `conjunta_${release.id}` }));
    await comunicados.order(other, 'publicar').expect(200);
  });

  it('binds a row that is sent in another release at the same time only once', async () => {
    const [one, shared] = [await draft(), await draft()];
    const [both, single] = [
      await composed([notice(one), notice(shared)], later()),
      await composed([notice(shared)], later()),
    ];
    const sends = [() => send(both, one, shared), () => send(single, shared)] as const;
    expect((await startTogether(one, ...sends)).sort()).toEqual([200, 422]);
  });

  it('contains the rows that its sender read, or returns to draft, when one is written at the same time', async () => {
    const writes = [
      (row: Row) => comunicados.change(row, { titulo: 'Otro título' }),
      (row: Row) => comunicados.order(row, 'publicar'),
    ];
    for (const write of writes) {
      const row = await draft();
      const release = await composed([notice(row)], later());
      const [sent] = await startTogether(
        row,
        () => send(release, row),
        () => write(row),
      );
      const isUnchanged = (await comunicados.stored(row)).version === row.version;
      expect({ sent, estado: (await stored(release)).estado }).toEqual(
        // A row written first makes its release be refused.
        isUnchanged ? { sent: 200, estado: 'programada' } : { sent: expect.any(Number), estado: 'borrador' },
      );
    }
  });

  it('publishes nothing and states the reason when a row is invalid at its time', async () => {
    const [one, other] = [await draft(), await draft()];
    const release = await composed([notice(one), notice(other)], later(4));
    await send(release, one, other).expect(200);
    // Written beside the API, like by another program.
    const database = test.app.get<Database>(DATABASE, { strict: false });
    await database.execute(sql`update comunicados set contenido = '' where id = ${other.id}`);
    await arrive(4);
    await comunicados.read(one).expect(404);
    expect(await stored(release)).toMatchObject({
      estado: 'borrador',
      respuesta: expect.stringMatching(/^No salió a su hora\. «Aviso \d+»: Texto: /),
    });
  });

  it('can be withdrawn and changed; reports a contradicting date', async () => {
    const ends = await comunicados.create({ vigenteHasta: dayFromNow(1) });
    const release = await composed([notice(ends)], later());
    expect((await send(release, ends).expect(422)).body.fallas[0].errores.vigenteHasta).toContain('antes de salir');
    const row = await draft();
    const { body: changed } = await test
      .as('administrador')
      .put(`${RELEASES}/${release.id}`)
      .send({ version: 1, registros: [notice(row)] })
      .expect(200);
    const { body: sent } = await send(changed, row).expect(200);
    const { body: closed } = await test
      .as('administrador')
      .put(`${RELEASES}/${release.id}`)
      .send({ version: sent.version, titulo: 'Otro título' });
    expect(closed.detail).toBe('Ya está programada: vuélvala a borrador para cambiarla.');
    await order(sent, 'retirar').expect(200);
    await comunicados.order(row, 'publicar').expect(200);
  });
});

describe('release with a second-person rule', () => {
  beforeAll(() => createRule());

  it('is approved whole by a user other than its sender, and no row is published or returned alone', async () => {
    const [one, other] = [await createBy('administrador'), await createBy('administrador')];
    const release = await composed([ratio(one), ratio(other)], { nota: 'Según el balance.' });
    const { body: sent } = await send(release, one, other).expect(200);
    expect(sent.estado).toBe('enviada');
    expect((await linesOf(test, release.id)).map(({ asunto }) => asunto)).toEqual([
      expect.stringContaining('Por aprobar: Tarifas de diciembre'),
    ]);
    const { solicitudes } = (await test.as('finanzas').get('/api/aprobaciones').expect(200)).body;
    expect(solicitudes.filter(({ registro }: { registro: string }) => [one.id, other.id].includes(registro))).toEqual(
      [],
    );
    expect(await openFor('finanzas', release)).toMatchObject({
      impedimento: null,
      nota: 'Según el balance.',
      esSuya: false,
    });
    expect(await openFor('rrhh', release)).toBeUndefined();
    expect((await order(sent, 'aprobar').expect(422)).body.detail).toBe('Usted la envió: la aprueba otra persona.');
    expect((await coefficient.order(one, 'publicar', {}, 'finanzas').expect(422)).body.detail).toContain(
      'Sale junto con',
    );
    await order(sent, 'aprobar', {}, 'rrhh').expect(404);
    await order(sent, 'aprobar', {}, 'sistemas').expect(403);
    const { body: approved } = await order(sent, 'aprobar', {}, 'finanzas').expect(200);
    expect(approved).toMatchObject({ version: 3, estado: 'publicada' });
    await coefficient.read(one).expect(200);
    await coefficient.read(other).expect(200);
    expect(await stored(release)).toMatchObject({ aprobadaPor: test.uids.finanzas });
  });

  it('is published at its time in the name of its approver', async () => {
    const row = await createBy('administrador');
    const release = await composed([ratio(row)], later(5));
    const { body: sent } = await send(release, row).expect(200);
    expect((await order(sent, 'aprobar', {}, 'finanzas').expect(200)).body.estado).toBe('programada');
    await coefficient.read(row).expect(404);
    await arrive(5);
    await coefficient.read(row).expect(200);
    expect(await coefficient.stored(row)).toMatchObject({ publicadoPor: test.uids.finanzas });
  });

  it('needs another approval when a row changes', async () => {
    const [row, other] = [await createBy('administrador'), await createBy('administrador')];
    const release = await composed([ratio(row), ratio(other)], later(6));
    const { body: sent } = await send(release, row, other).expect(200);
    await order(sent, 'aprobar', {}, 'finanzas').expect(200);
    const { body: changed } = await coefficient.change(row, { capitalRegulatorio: '140' }, 'finanzas').expect(200);
    await arrive(6);
    await coefficient.read(other).expect(404);
    const back = await stored(release);
    expect(back).toMatchObject({ estado: 'borrador', aprobadaPor: null });
    // Finanzas wrote part of it now, and no other role publishes here.
    expect((await send(back, changed, other).expect(422)).body.fallas).toMatchObject([{ id: row.id }]);
  });

  it('is returned with a note, which unlocks its rows', async () => {
    const row = await createBy('administrador');
    const release = await composed([ratio(row)]);
    const { body: sent } = await send(release, row).expect(200);
    await order(sent, 'devolver', {}, 'finanzas').expect(422);
    await order(sent, 'devolver', { respuesta: 'El capital no es el del balance.' }, 'finanzas').expect(200);
    expect(await stored(release)).toMatchObject({ estado: 'borrador', respuesta: 'El capital no es el del balance.' });
    expect((await linesOf(test, release.id)).map(({ asunto }) => asunto)).toContainEqual(
      expect.stringContaining('Devuelto con nota: Tarifas de diciembre'),
    );
    await test
      .as('administrador')
      .post('/api/aprobaciones')
      .send({ seccion: SECTION, registro: row.id, version: row.version })
      .expect(200);
  });

  it('is rejected when no single user may approve all of it', async () => {
    const [row, aviso] = [await createBy('administrador'), await draft()];
    const release = await composed([ratio(row), notice(aviso)]);
    expect((await send(release, row, aviso).expect(422)).body.detail).toContain('Ninguna otra persona puede aprobar');
    expect(await stored(release)).toMatchObject({ estado: 'borrador' });
    await coefficient.order(row, 'publicar', {}, 'finanzas').expect(422);
  });
});

describe('release of another role', () => {
  it('contains only rows of sections where the role publishes', async () => {
    const [row, aviso] = [await createBy('finanzas'), await draft()];
    expect((await compose([notice(aviso)], {}, 'finanzas').expect(422)).body.errors).toEqual({
      'registros.0.seccion': 'Su rol no publica en esta sección',
    });
    const { body: release } = await compose([ratio(row)], {}, 'finanzas').expect(201);
    const { body: sent } = await order(release, 'enviar', versions(row), 'finanzas').expect(200);
    expect(sent.estado).toBe('enviada');
    expect((await order(sent, 'aprobar').expect(200)).body.estado).toBe('publicada');
    await compose([], {}, 'sistemas').expect(403);
    await test.as('finanzas').get(`${RELEASES}/exportar`).expect(403);
    await test.as('finanzas').get(`${RELEASES}/papelera`).expect(403);
    await test.as('finanzas').delete(`${RELEASES}/${release.id}`).set('If-Match', '"3"').expect(403);
  });

  it('can’t be read or changed by any route when it has rows of other sections', async () => {
    const [row, aviso] = [await createBy('administrador'), await draft()];
    const release = await composed([notice(aviso), ratio(row)], later(7));
    const as = test.as('finanzas');
    const place = `${RELEASES}/${release.id}`;
    await as.get(place).expect(404);
    await as.get(`${place}/historial`).expect(404);
    await as.get(`${place}/ordenes`).expect(404);
    await as.put(place).send({ version: 1, titulo: 'Otro título' }).expect(404);
    for (const name of ['enviar', 'aprobar', 'devolver', 'retirar'])
      await order(release, name, name === 'enviar' ? versions(aviso, row) : {}, 'finanzas').expect(404);
    const window = `desde=${dayFromNow(7)}&hasta=${dayFromNow(7)}`;
    for (const [path, count] of [
      [RELEASES, 0],
      [`${RELEASES}/cambios`, 0],
      [`/api/calendario?${window}`, 0],
      ['/api/panel/buscar?q=tarifas', 0],
    ] as const) {
      const { text } = await as.get(path).expect(200);
      expect([path, text.split(release.id).length - 1]).toEqual([path, count]);
      expect((await test.as('administrador').get(path).expect(200)).text).toContain(release.id);
    }
    const { body: less } = await test
      .as('administrador')
      .put(place)
      .send({ version: 1, registros: [ratio(row)] })
      .expect(200);
    expect((await as.get(place).expect(200)).body).toMatchObject({ version: less.version });
    expect((await as.get(`${place}/historial`).expect(200)).text).not.toContain(aviso.id);
    await as.get(`${place}/historial/1`).expect(404);
    await as.post(`${place}/historial/1/recuperar`).send({ version: 2 }).expect(404);
  });
});
