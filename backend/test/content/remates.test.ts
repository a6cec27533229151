import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const test = useApp();
let avisoPdf: string;
beforeAll(async () => {
  avisoPdf = await uploadDocument(test, 'remates', 'avisoPdf');
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const auctions = writing(test, 'remates', () => ({
  titulo: 'Casa en la zona de Miraflores',
  tipoRemate: 'judicial',
  numeroRemate: 'primero',
  juzgado: 'Juzgado Público Civil y Comercial N° 12',
  tipoBien: 'casa',
  descripcionBien: 'Casa de dos plantas con patio, en buen estado.',
  departamento: 'LP',
  municipio: 'La Paz',
  superficie: '220.50',
  moneda: 'USD',
  avaluo: '120000.00',
  base: '100000.05',
  fechaSubasta: daysFromNow(12),
  lugarSubasta: 'Secretaría del juzgado',
  contacto: 'Unidad de recuperaciones',
  momentoConfirmado: true,
  avisoPdf,
}));
const goods = writing(test, 'institucional/bienes-adjudicados', () => ({}));
const publishPast = async (changes: object = {}) =>
  auctions.publish({ fechaSubasta: daysFromNow(0), plazoConfirmado: true, ...changes });
const result = (resultado: string, more: object = {}) => ({ resultado, fechaResultado: dayFromNow(0), ...more });
const desertedAuction = async () =>
  (await auctions.order(await publishPast(), 'realizar', result('desierto')).expect(200)).body;

describe('auction', () => {
  it('gets the next notice number or keeps a unique custom one', async () => {
    const [one, other] = [await auctions.create(), await auctions.create()];
    const year = dayFromNow(0).slice(0, 4);
    expect(one.codigo).toMatch(new RegExp(`^AR-${year}-\\d{3}$`));
    expect(Number(String(other.codigo).slice(-3))).toBe(Number(String(one.codigo).slice(-3)) + 1);
    expect((await auctions.create({ codigo: 'JPC12-77/2026' })).codigo).toBe('JPC12-77/2026');
    const next = `AR-${year}-${String(Number(String(other.codigo).slice(-3)) + 1).padStart(3, '0')}`;
    await auctions.create({ codigo: next });
    expect(Number(String((await auctions.create()).codigo).slice(-3))).toBe(Number(next.slice(-3)) + 1);
    expect((await auctions.send({ codigo: next }).expect(422)).body.errors).toHaveProperty('codigo');
  });

  it('is found by the type of its property', async () => {
    const [vehicle, shop] = [
      await auctions.publish({ tipoBien: 'vehiculo', titulo: 'Camioneta de doble cabina', superficie: null }),
      await auctions.publish({ tipoBien: 'local_comercial', titulo: 'Planta baja en el Prado' }),
    ];
    const ids = async (q: string) => (await auctions.list({ filter: { q } })).map(({ id }: { id: string }) => id);
    expect(await ids('vehículo')).toEqual([vehicle.id]);
    expect(await ids('Local comercial')).toEqual([shop.id]);
    expect(await ids('camioneta')).toEqual([vehicle.id]);
  });

  it('is awaiting its result after its date', async () => {
    const [soon, past] = [await auctions.publish(), await publishPast({ fechaSubasta: daysFromNow(-1) })];
    expect([soon.etapa, (await auctions.stored(past)).etapa]).toEqual(['programado', 'resultado_pendiente']);
    const filter = JSON.stringify({ etapa: 'resultado_pendiente' });
    const { body } = await test.as('administrador').get('/api/remates').query({ filter }).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toContain(past.id);
    expect(body.map(({ id }: { id: string }) => id)).not.toContain(soon.id);
  });

  it('is sorted with the nearest scheduled ones first', async () => {
    const departamento = 'BN';
    const at = (days: number) => auctions.publish({ departamento, fechaSubasta: daysFromNow(days) });
    const [far, near, off] = [await at(40), await at(10), await at(9)];
    await auctions.order(off, 'suspender', { motivo: 'Recusación del juez' }).expect(200);
    const past = await auctions.publish({ departamento, fechaSubasta: daysFromNow(-2), plazoConfirmado: true });
    const inOrder = [near.id, far.id, off.id, past.id];
    const filter = { departamento };
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await auctions.list({ filter }))).toEqual(inOrder);
    const query = { filter: JSON.stringify(filter) };
    expect(ids((await test.as('administrador').get('/api/remates').query(query).expect(200)).body)).toEqual(inOrder);
    expect(ids(await auctions.list({ filter, sort: ['fechaSubasta', 'ASC'] }))).toEqual([
      past.id,
      off.id,
      near.id,
      far.id,
    ]);
  });

  it('requires confirmation when announced less than five days before', async () => {
    const row = await auctions.create({ fechaSubasta: daysFromNow(3) });
    expect((await auctions.order(row, 'publicar').expect(422)).body.errors).toHaveProperty('plazoConfirmado');
    const confirmed = (await auctions.change(row, { plazoConfirmado: true }).expect(200)).body;
    await auctions.order(confirmed, 'publicar').expect(200);
  });

  it('requires its notice to be published', async () => {
    const row = await auctions.create({ avisoPdf: null });
    expect((await auctions.order(row, 'publicar').expect(422)).body.errors).toHaveProperty('avisoPdf');
  });

  it('hides the defendant from visitors', async () => {
    const row = await auctions.publish({ demandado: 'Juan Pérez', matriculaDdrr: '2.01.0.99.0000001' });
    const { body, text } = await auctions.read(row).expect(200);
    expect(body).not.toHaveProperty('demandado');
    expect(text).not.toContain('Pérez');
  });

  it('is suspended with a reason, rescheduled, and cancelled for good', async () => {
    const row = await auctions.publish();
    await auctions.order(row, 'suspender').expect(422);
    const suspended = (await auctions.order(row, 'suspender', { motivo: 'Recusación del juez' }).expect(200)).body;
    expect((await auctions.read(row).expect(200)).body).toMatchObject({
      etapa: 'suspendido',
      motivo: 'Recusación del juez',
    });
    await auctions.order(suspended, 'realizar', result('desierto')).expect(422);
    const again = (await auctions.order(suspended, 'reprogramar').expect(200)).body;
    expect(again).toMatchObject({ etapa: 'programado', motivo: null });
    const cancelled = (await auctions.order(again, 'cancelar', { motivo: 'Se pagó la deuda' }).expect(200)).body;
    await auctions.order(cancelled, 'reprogramar').expect(422);
  });

  it.each([
    ['a Sunday', '2031-03-23T14:00:00.000Z', 'domingo, 23 de marzo de 2031, 10:00'],
    ['an hour in the night', '2031-03-24T07:00:00.000Z', 'lunes, 24 de marzo de 2031, 3:00'],
  ])('on %s requires confirmation of its date', async (_, fechaSubasta, moment) => {
    const row = await auctions.create({ fechaSubasta, momentoConfirmado: false });
    expect((await auctions.order(row, 'publicar').expect(422)).body.errors).toEqual({
      momentoConfirmado: expect.stringContaining(moment),
    });
    const confirmed = (await auctions.change(row, { momentoConfirmado: true }).expect(200)).body;
    await auctions.order(confirmed, 'publicar').expect(200);
  });

  it('requires a valid result date and a confirmed amount', async () => {
    const coming = await auctions.publish();
    expect((await auctions.order(coming, 'realizar', result('desierto')).expect(422)).body.errors).toHaveProperty(
      'fechaResultado',
    );
    const row = await publishPast();
    const sold = result('adjudicado_tercero');
    expect((await auctions.order(row, 'realizar', sold).expect(422)).body.errors).toHaveProperty('montoAdjudicado');
    const slip = { ...sold, montoAdjudicado: '1010000' };
    expect((await auctions.order(row, 'realizar', slip).expect(422)).body.errors).toHaveProperty('montoConfirmado');
    const done = await auctions.order(row, 'realizar', { ...slip, montoConfirmado: true }).expect(200);
    const right = { ...sold, montoAdjudicado: '101000', correccion: 'Se escribió un cero de más.' };
    const again = await auctions.order(done.body, 'corregirResultado', { ...right, montoAdjudicado: '909000' });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['montoConfirmado']]);
    expect((await auctions.order(done.body, 'corregirResultado', right).expect(200)).body).toMatchObject({
      estadoRemate: 'realizado',
      ...right,
      montoAdjudicado: '101000.00',
    });
  });

  it('requires a reason to be awarded below its base', async () => {
    const row = await publishPast();
    const half = result('adjudicado_tercero', { montoAdjudicado: '50.000' });
    const { body } = await auctions.order(row, 'realizar', half).expect(422);
    expect(body.errors).toEqual({
      motivoBajoBase: 'El monto adjudicado es menor que la base (USD\u00a0100.000,05): explique por qué',
    });
    const motivoBajoBase = 'Auto 145/2026: se adjudica por las dos terceras partes del avalúo';
    const sold = (await auctions.order(row, 'realizar', { ...half, motivoBajoBase }).expect(200)).body;
    expect(sold).toMatchObject({ montoAdjudicado: '50000.00', motivoBajoBase });
    expect((await auctions.read(sold).expect(200)).body).not.toHaveProperty('motivoBajoBase');
  });

  it('is awarded at its base without a reason', async () => {
    const sold = result('adjudicado_tercero', { montoAdjudicado: '100.000,05' });
    await auctions.order(await publishPast(), 'realizar', sold).expect(200);
  });

  it('is hidden thirty days after', async () => {
    const recent = await publishPast({ fechaSubasta: daysFromNow(-29) });
    const old = await publishPast({ fechaSubasta: daysFromNow(-31) });
    await auctions.read(recent).expect(200);
    await auctions.read(old).expect(404);
  });

  it('rejects a base above the appraisal', async () => {
    expect((await auctions.send({ base: '120000.01' }).expect(422)).body.errors).toHaveProperty('base');
    await auctions.send({ base: '120000.00' }).expect(201);
  });
});

describe('follow-up of a deserted auction', () => {
  it('is created once with four fifths of the base, rounded to the cent', async () => {
    const row = await desertedAuction();
    const { body } = await auctions.order(row, 'siguienteSenalamiento').expect(201);
    expect(body).toMatchObject({
      titulo: row.titulo,
      numeroRemate: 'segundo',
      remateAnterior: row.id,
      base: '80000.04',
      estado: 'borrador',
      etapa: 'programado',
    });
    expect((await auctions.order(row, 'siguienteSenalamiento').expect(422)).body.detail).toContain('Ya se hizo');
  });

  it('is created once by concurrent requests, and not restored from the trash over another one', async () => {
    const row = await desertedAuction();
    const answers = await Promise.all(Array.from({ length: 6 }, () => auctions.order(row, 'siguienteSenalamiento')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    const first = answers.find(({ status }) => status === 201)?.body;
    const administrador = test.as('administrador');
    await administrador.delete(`/api/remates/${first.id}`).set(test.seen(first.id)).expect(200);
    await auctions.order(row, 'siguienteSenalamiento').expect(201);
    const { body: trash } = await administrador.get('/api/remates/papelera').expect(200);
    const [erased] = trash as { id: string }[];
    await administrador.post(`/api/remates/papelera/${erased?.id}/recuperar`).expect(422);
  });

  it('is rejected for a scheduled or awarded auction', async () => {
    const sold = result('adjudicado_tercero', { montoAdjudicado: '101000' });
    await auctions.order(await auctions.publish(), 'siguienteSenalamiento').expect(422);
    await auctions
      .order((await auctions.order(await publishPast(), 'realizar', sold)).body, 'siguienteSenalamiento')
      .expect(422);
  });

  it('requires a previous auction of the same asset', async () => {
    const first = await auctions.create();
    const second = (remateAnterior: string, more: object = {}) =>
      auctions.send({ numeroRemate: 'segundo', remateAnterior, ...more });
    await auctions.send({ numeroRemate: 'segundo' }).expect(422);
    expect((await second('0199aaaa-0000-7000-8000-000000000000').expect(422)).body.errors).toHaveProperty(
      'remateAnterior',
    );
    expect((await second(first.id, { numeroRemate: 'tercero' }).expect(422)).body.errors).toHaveProperty(
      'remateAnterior',
    );
    expect((await second(first.id, { tipoBien: 'terreno' }).expect(422)).body.errors).toHaveProperty('remateAnterior');
    await second(first.id).expect(201);
  });

  it('requires confirmation of a base other than the reduced one, and rejects a higher base or another currency', async () => {
    const first = await auctions.create();
    const second = (more: object) =>
      auctions.send({ numeroRemate: 'segundo', remateAnterior: first.id, base: '80000.04', ...more });
    expect((await second({ base: '100000.06' }).expect(422)).body.errors.base).toContain('USD\u00a0100.000,05');
    expect((await second({ moneda: 'BOB' }).expect(422)).body.errors).toHaveProperty('moneda');
    const other = (await second({ base: '75000' }).expect(201)).body;
    expect((await auctions.order(other, 'publicar').expect(422)).body.errors).toEqual({
      baseConfirmada:
        'La base anterior menos un quinto es USD\u00a080.000,04: corrija la base o confirme que es correcta',
    });
    const { body: confirmed } = await auctions.change(other, { baseConfirmada: true }).expect(200);
    await auctions.order(confirmed, 'publicar').expect(200);
    const another = await auctions.create();
    await auctions.order((await second({ remateAnterior: another.id }).expect(201)).body, 'publicar').expect(200);
  });
});

describe('foreclosed asset created from an auction', () => {
  const auctionAwardedToCooperative = async () =>
    (
      await auctions.order(
        await publishPast(),
        'realizar',
        result('adjudicado_cooperativa', { montoAdjudicado: '101000' }),
      )
    ).body;

  it('is created once, as a draft', async () => {
    const row = await auctionAwardedToCooperative();
    const { body } = await auctions.order(row, 'crearBienAdjudicado').expect(201);
    expect(body).toMatchObject({
      titulo: row.titulo,
      tipo: 'casa',
      precio: '101000.00',
      remate: row.id,
      superficieTerreno: '220.50',
      estado: 'borrador',
      disponibilidad: 'disponible',
      codigo: expect.stringMatching(/^BA-\d{4}-\d{3}$/),
    });
    expect((await goods.stored(body)).slug).toBe('casa-en-la-zona-de-miraflores');
    await auctions.order(row, 'crearBienAdjudicado').expect(422);
  });

  it('is rejected for other auctions and for users without permission', async () => {
    await auctions.order(await desertedAuction(), 'crearBienAdjudicado').expect(422);
    await auctions.order(await auctionAwardedToCooperative(), 'crearBienAdjudicado', {}, 'rrhh').expect(403);
  });
});
