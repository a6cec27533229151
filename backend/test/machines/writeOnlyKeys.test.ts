import { type AnyRow, sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Case } from '../cases/complaint.js';
import { registerQuery } from '../cases/query.js';
import { CAP, csv } from '../imports/books.js';
import { consulta, reclamo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { otherSystems } from './otherSystems.js';

const QUERIES = 'contactanos/consultas';
const COMPLAINTS = 'contactanos/reclamos';
const MANDATES = 'servicios/autorizaciones-debito';
const HOLIDAYS = 'sitio/feriados';
const AUCTIONS = 'remates';
const GOODS = 'institucional/bienes-adjudicados';
const TENDERS = 'institucional/licitaciones';

const test = useApp();

const { by, machine } = otherSystems(() => test);

/** Creates two API keys for a section: one with and one without read permission. */
const createPair = async (section: string, actions: readonly string[], besides: readonly string[] = []) => {
  const permits = [...actions.map((action) => `${section}:${action}`), ...besides];
  const [blind, reader] = [await machine(permits), await machine([...permits, `${section}:leer`])];
  return { blind: by(blind.key), reader: by(reader.key) };
};
const namesOf = (row: object) => Object.keys(row).sort();
const IDENTITY = ['estado', 'id', 'version'];
const createRow = async (section: string, sent: object | undefined): Promise<AnyRow> =>
  (await test.as('administrador').post(`/api/${section}`).send(sent).expect(201)).body;
const stored = async (section: string, { id }: AnyRow): Promise<AnyRow> =>
  (await test.as('administrador').get(`/api/${section}/${id}`).expect(200)).body;

describe('API key with write and without read permission', () => {
  it('learns nothing from a version conflict', async () => {
    const { blind, reader } = await createPair(QUERIES, ['descartar']);
    const row = await registerQuery(test);
    const discard = (of: typeof blind) => of.post(`/api/${QUERIES}/${row.id}/descartar`);
    await blind.get(`/api/${QUERIES}/${row.id}`).expect(403);
    for (const refused of [
      await discard(blind).set('If-Match', '"999"').expect(412),
      await discard(blind).send({ version: 999 }).expect(409),
    ]) {
      expect(refused.body).not.toHaveProperty('actual');
      expect(refused.text).not.toContain(consulta.primerApellido);
    }
    const { body } = await discard(reader).set('If-Match', '"999"').expect(412);
    expect(body.actual).toMatchObject({ id: row.id, primerApellido: consulta.primerApellido });
  });

  it('gets the id, version and state after an action', async () => {
    const { blind, reader } = await createPair(QUERIES, ['descartar']);
    const [one, other] = [await registerQuery(test), await registerQuery(test)];
    const discard = (of: typeof blind, { id, version }: Case) =>
      of.post(`/api/${QUERIES}/${id}/descartar`).send({ version }).expect(200);
    const { body, headers } = await discard(blind, one);
    expect(body).toEqual({ id: one.id, version: 2, estado: 'spam' });
    expect(headers.etag).toBe('"2"');
    expect((await discard(reader, other)).body).toMatchObject({ primerApellido: consulta.primerApellido });
  });

  it('gets no content after an update, and no hint from guesses', async () => {
    const { blind, reader } = await createPair(MANDATES, ['editar']);
    const row = await createRow(MANDATES, sections[MANDATES].example);
    const edit = (of: typeof blind, values: object) => of.put(`/api/${MANDATES}/${row.id}`).send(values);
    expect((await edit(blind, { version: 999, monto: '1.00' }).expect(409)).body).not.toHaveProperty('actual');
    const guess = await edit(blind, { version: 1, codigo: row.codigo }).expect(422);
    const miss = await edit(blind, { version: 1, codigo: 'AD-1999-000001' }).expect(422);
    expect(guess.body).toEqual(miss.body);
    expect((await edit(blind, { version: 1, monto: '310.00' }).expect(200)).body).toEqual({
      id: row.id,
      version: 2,
      estado: 'registrada',
    });
    // An update without changes.
    expect(namesOf((await edit(blind, { version: 2, monto: '310.00' }).expect(200)).body)).toEqual(IDENTITY);
    expect((await edit(reader, { version: 999 }).expect(409)).body.actual).toMatchObject({ monto: '310.00' });
    const whole = await stored(MANDATES, row);
    expect((await edit(reader, { ...whole, monto: '320.00' }).expect(200)).body).toMatchObject({ monto: '320.00' });
  });

  it('gets no content after a creation', async () => {
    const { blind, reader } = await createPair(QUERIES, ['crear']);
    const sent = { ...consulta, canal: 'telefono' };
    const { body, headers } = await blind.post(`/api/${QUERIES}`).send(sent).expect(201);
    expect([namesOf(body), headers.location]).toEqual([IDENTITY, `/api/${QUERIES}/${body.id}`]);
    expect((await reader.post(`/api/${QUERIES}`).send(sent).expect(201)).body.codigo).toMatch(/^CON-/);
    const holidays = await createPair(HOLIDAYS, ['crear']);
    expect(
      namesOf((await holidays.blind.post(`/api/${HOLIDAYS}`).send(sections[HOLIDAYS].example).expect(201)).body),
    ).toEqual(['id', 'version']);
  });

  it('gets no content after a deletion and restore, and can’t list the trash', async () => {
    const { blind, reader } = await createPair('novedades', ['eliminar']);
    const { id } = await createRow('novedades', sections.novedades.example);
    const path = `/api/novedades/${id}`;
    expect((await blind.delete(path).set('If-Match', '"9"').expect(412)).body).not.toHaveProperty('actual');
    expect((await reader.delete(path).set('If-Match', '"9"').expect(412)).body).toHaveProperty('actual');
    expect((await blind.delete(path).set('If-Match', '"1"').expect(200)).body).toEqual({ id });
    await blind.get('/api/novedades/papelera').expect(403);
    expect((await reader.get('/api/novedades/papelera').expect(200)).body).toMatchObject([{ id }]);
    const { body } = await blind.post(`/api/novedades/papelera/${id}/recuperar`).expect(200);
    expect(body).toEqual({ id, version: 3, estado: 'borrador' });
  });

  it('gets no content from batches, nor from their errors', async () => {
    const { blind, reader } = await createPair(QUERIES, ['descartar', 'asignar', 'atender']);
    const row = await registerQuery(test);
    const order = (of: typeof blind, name: string, version: number, more: object = {}) =>
      of.post(`/api/${QUERIES}/lote/${name}`).send({ registros: [{ id: row.id, version }], ...more });
    const [falla] = (await order(blind, 'descartar', 9).expect(422)).body.fallas;
    expect(falla).toEqual({ id: row.id, titulo: 'Consulta', errores: { '': expect.any(String) } });
    const [seen] = (await order(reader, 'descartar', 9).expect(422)).body.fallas;
    expect(seen.titulo).toContain(consulta.primerApellido);
    const to = { asignadoA: test.uids.comercial };
    const { body: assigned } = await order(blind, 'asignar', 1, to).expect(200);
    expect(assigned.registros.map(namesOf)).toEqual([IDENTITY]);
    const { body: discarded } = await order(blind, 'descartar', 2).expect(200);
    expect(discarded).toEqual({ registros: [{ id: row.id, version: 3, estado: 'spam' }] });
  });

  it('adds notes and can’t read them', async () => {
    const { blind, reader } = await createPair(QUERIES, ['anotar']);
    const path = `/api/${QUERIES}/${(await registerQuery(test)).id}/notas`;
    await test.as('comercial').post(path).send({ texto: 'Prefiere que la llamen de tarde' }).expect(201);
    expect((await blind.post(path).send({ texto: 'Llamada hecha' }).expect(201)).body.texto).toBe('Llamada hecha');
    expect((await blind.get(path).expect(403)).body.codigo).toBe('sin_permiso');
    expect((await reader.get(path).expect(200)).body).toHaveLength(2);
  });

  it('can’t preview the letter of a case', async () => {
    const { blind, reader } = await createPair(COMPLAINTS, ['responder']);
    const path = `/api/${COMPLAINTS}/${(await createRow(COMPLAINTS, reclamo())).id}/carta/borrador`;
    await blind.post(path).send({ respuesta: 'Se devolvió.' }).expect(403);
    await reader.post(path).send({ respuesta: 'Se devolvió.' }).expect(200);
  });

  it('can’t forward a case that it can’t read', async () => {
    const { blind, reader } = await createPair(QUERIES, ['derivar'], [`${COMPLAINTS}:crear`, `${COMPLAINTS}:leer`]);
    const { id } = await registerQuery(test);
    const { celular, direccion, departamento, ciudad, tipoPersona, tipoDocumento, ...rest } = reclamo();
    const { esCliente, producto, motivo, fechaHecho, numeroDocumento } = rest;
    const details = { celular, direccion, departamento, ciudad, tipoPersona, tipoDocumento, numeroDocumento };
    const forward = (of: typeof blind) =>
      of
        .post(`/api/${QUERIES}/${id}/derivar`)
        .send({ version: 1, ...details, esCliente, producto, motivo, fechaHecho, medioNumero: 'pantalla' });
    const refused = await forward(blind).expect(403);
    expect(refused.body).toMatchObject({
      codigo: 'sin_permiso',
      detail: 'A este sistema no se le concedió «leer» en Consultas.',
    });
    const { body: complaints } = await blind.get(`/api/${COMPLAINTS}`).expect(200);
    expect(JSON.stringify(complaints)).not.toContain(id);
    expect((await forward(reader).expect(200)).body).toMatchObject({ id, primerApellido: consulta.primerApellido });
  });

  it('can’t create a draft from a row that it can’t read', async () => {
    const { blind, reader } = await createPair(TENDERS, ['nuevaConvocatoria'], [`${TENDERS}:crear`]);
    const { id } = await createRow(TENDERS, sections[TENDERS].example);
    const database = test.database;
    await database.execute(sql`update institucional_licitaciones set proceso = 'desierta' where id = ${id}`);
    const again = (of: typeof blind) => of.post(`/api/${TENDERS}/${id}/nuevaConvocatoria`);
    expect((await again(blind).expect(403)).body.detail).toContain('«leer» en Licitaciones');
    expect((await again(reader).expect(201)).body).toMatchObject({ estado: 'borrador' });
  });

  it('gets no title of a row that blocks an action', async () => {
    const remate = await createRow(AUCTIONS, sections[AUCTIONS].example);
    const bien = await createRow(GOODS, {
      ...sections[GOODS].example,
      titulo: 'Casa de la calle Sucre',
      remate: remate.id,
    });
    const database = test.database;
    await database.execute(sql`update remates set resultado = 'adjudicado_cooperativa' where id = ${remate.id}`);
    const granted = [`${GOODS}:crear`, `${AUCTIONS}:leer`, `${AUCTIONS}:eliminar`, `${AUCTIONS}:crearBienAdjudicado`];
    const [blind, reader] = [by((await machine(granted)).key), by((await machine([...granted, `${GOODS}:leer`])).key)];
    const refusals = async (of: typeof blind) => [
      (await of.delete(`/api/${AUCTIONS}/${remate.id}`).set('If-Match', `"${remate.version}"`).expect(422)).body.detail,
      (await of.post(`/api/${AUCTIONS}/${remate.id}/crearBienAdjudicado`).expect(422)).body.detail,
    ];
    expect(await refusals(blind)).toEqual([
      'Lo usa bien adjudicado: no se puede eliminar.',
      'Ya se hizo «Crear bien adjudicado».',
    ]);
    for (const message of await refusals(reader)) expect(message).toContain(bien.titulo);
  });

  it('can’t compare a file with existing rows', async () => {
    const { blind, reader } = await createPair(CAP, ['crear', 'editar']);
    await createRow(CAP, { fechaCorte: '2001-01-31', capitalRegulatorio: '134.55', activosPonderados: '1000' });
    const file = csv('Al;Capital regulatorio (Bs);Activos ponderados por riesgo (Bs)', '31/01/2001;200;1000');
    const review = (of: typeof blind) => of.post(`/api/${CAP}/importar/revision`).attach('archivo', file, 'cifras.csv');
    await blind
      .post(`/api/${CAP}/importar`)
      .field({ huella: '0'.repeat(64) })
      .attach('archivo', file, 'cifras.csv')
      .expect(403);
    await review(blind).expect(403);
    expect((await review(reader).expect(200)).body.filas[0].cambios[0]).toMatchObject({ antes: '134.55' });
  });
});
