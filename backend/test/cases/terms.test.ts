import { todayInLaPaz } from '@coop/domain';
import { addBusinessDays, addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { consulta, reclamo as sample, sendTo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { answer, type Case, extension, order, reclamo, register } from './complaint.js';
import { receivedAt } from './receivedAt.js';
import { writeCalendar } from './writeCalendar.js';

const today = todayInLaPaz();

const test = useApp();
beforeAll(async () => {
  await writeCalendar(test);
});

const fetchRow = async (section: string, id: string) =>
  (await test.as('administrador').get(`/api/${section}/${id}`).expect(200)).body;
const complaintAt = async (instant: string) => {
  const { id } = await receivedAt(test, 'contactanos/reclamos', instant, reclamo);
  return fetchRow('contactanos/reclamos', id);
};

describe('timeliness of a response', () => {
  const respond = async (row: Case, values: object = {}) => {
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    return order(test, row, 'responder', { ...answer, ...values });
  };
  const exportLines = async () => {
    const { text } = await test.as('comercial').get('/api/contactanos/reclamos/exportar?formato=csv').expect(200);
    return text.split(/\r?\n/);
  };

  it('accepts a late response, and marks, filters and exports it as late', async () => {
    const row = await complaintAt(`${addDays(today, -20)}T15:00:00Z`);
    const { body } = await respond(row);
    expect(body).toMatchObject({ estado: 'respondido', oportunidad: 'tardia' });
    const filter = JSON.stringify({ oportunidad: 'tardia' });
    const { body: late } = await test.as('comercial').get('/api/contactanos/reclamos').query({ filter }).expect(200);
    expect(late.map(({ id }: Case) => id)).toEqual([row.id]);
    const [head = '', ...lines] = await exportLines();
    expect(head).toContain('Oportunidad de la respuesta');
    expect(lines.find((line) => line.includes(String(row.codigo)))).toContain('Fuera de plazo');
  });

  it('is on time within the term', async () => {
    const { body } = await respond(await register(test));
    expect(body.oportunidad).toBe('oportuna');
    expect((await exportLines()).find((line) => line.includes(body.codigo))).toContain('Oportuna (en plazo)');
  });

  it('rejects a client value', async () => {
    for (const claim of [{ esOportuna: true }, { oportunidad: 'oportuna' }]) {
      const refused = await respond(await register(test), claim);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, Object.keys(claim)]);
    }
  });

  it('is pending before the response', async () => {
    expect((await register(test)).oportunidad).toBe('pendiente');
  });
});

describe('case received before its registration', () => {
  const late = 'La carta llegó a la agencia y quedó en su correspondencia.';

  it('counts the term from the day after the reception', async () => {
    const fechaRecepcion = addDays(today, -2);
    const row = await register(test, { canal: 'carta', fechaRecepcion });
    const { body: calendar } = await test.anonymous.get('/api/publico/feriados').expect(200);
    expect(row).toMatchObject({
      fechaRecepcion,
      fechaRegistro: today,
      fechaLimite: addBusinessDays(fechaRecepcion, 5, calendar, null),
    });
  });

  it('requires a reason for a late registration and is overdue after its term', async () => {
    const values = { canal: 'asfi', fechaRecepcion: addDays(today, -12) };
    const { body } = await test
      .as('comercial')
      .post('/api/contactanos/reclamos')
      .send({ ...reclamo, ...values })
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['motivoRegistroTardio']);
    const row = await register(test, { ...values, motivoRegistroTardio: late });
    expect(row).toMatchObject({ plazo: 'vencido', motivoRegistroTardio: late });
    // The reason is required only when the case is registered.
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
  });

  it.each([
    ['in the future', { fechaRecepcion: addDays(today, 1) }],
    ['before the reported event', { fechaRecepcion: '2026-01-04', motivoRegistroTardio: late }],
  ])('rejects a reception %s', async (_, values) => {
    const { body } = await test
      .as('comercial')
      .post('/api/contactanos/reclamos')
      .send({ ...reclamo, canal: 'carta', ...values })
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['fechaRecepcion']);
  });

  it('defaults to today, and rejects another date from the website', async () => {
    expect((await register(test, { canal: 'telefono' })).fechaRecepcion).toBe(today);
    const { body } = await sendTo(test)('reclamos', { ...sample(), fechaRecepcion: addDays(today, -1) }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['fechaRecepcion']);
  });

  it('is supported for queries', async () => {
    const fechaRecepcion = addDays(today, -1);
    const { body } = await test
      .as('comercial')
      .post('/api/contactanos/consultas')
      .send({ ...consulta, canal: 'telefono', fechaRecepcion })
      .expect(201);
    expect(body.fechaRecepcion).toBe(fechaRecepcion);
  });

  it('keeps the reception date when it is forwarded as a complaint', async () => {
    const fechaRecepcion = addDays(today, -2);
    const values = { ...consulta, canal: 'telefono', fechaRecepcion };
    const { body: query } = await test.as('comercial').post('/api/contactanos/consultas').send(values).expect(201);
    const { nombres: _, primerApellido: __, celular: ___, producto: ____, ...rest } = reclamo;
    const forwardFields = { ...rest, tipoPersona: undefined, aceptaTratamiento: undefined };
    const forward = (more: object) =>
      order(test, query, 'derivar', { ...forwardFields, ...more }, 'comercial', 'contactanos/consultas');
    expect(Object.keys((await forward({ fechaRecepcion: today }).expect(422)).body.errors)).toEqual(['fechaRecepcion']);
    const { body } = await forward({}).expect(200);
    const complaint = await fetchRow('contactanos/reclamos', body.reclamo);
    expect(complaint.fechaRecepcion).toBe(fechaRecepcion);
    expect(complaint.motivoRegistroTardio).toContain(query.codigo);
  });
});

describe('extension of a complaint’s term', () => {
  const extendUntil = (ampliadoHasta: string) => ({ ...extension, ampliadoHasta });
  const complaintInAnalysis = async (values: object = {}) => {
    const row = await register(test, values);
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    return row;
  };
  const days = async (row: Case, count: number) => {
    const { body } = await test.anonymous.get('/api/publico/feriados').expect(200);
    return addBusinessDays(String(row.fechaRegistro), count, body, null);
  };

  it('moves the due date by up to ten business days from the registration', async () => {
    const row = await complaintInAnalysis();
    const tenth = await days(row, 10);
    const { body } = await order(test, row, 'ampliar', extendUntil(tenth)).expect(200);
    expect(body).toMatchObject({ estado: 'ampliado', venceEn: tenth, fechaLimite: row.fechaLimite });
  });

  it.each([
    ['beyond ten business days', 11, /no puede pasar del/],
    ['to the current due date', 5, /después de la fecha límite/],
  ])('is rejected %s', async (_, count, message) => {
    const row = await complaintInAnalysis();
    const { body } = await order(test, row, 'ampliar', extendUntil(await days(row, count))).expect(422);
    expect(body.errors.ampliadoHasta).toMatch(message);
  });

  it('is rejected when it ends on a non-business day', async () => {
    const row = await complaintInAnalysis();
    const tenth = await days(row, 10);
    const idle = [1, 2, 3, 4, 5, 6].map((n) => addDays(tenth, -n)).find((day) => new Date(day).getUTCDay() === 6);
    const { body } = await order(test, row, 'ampliar', extendUntil(String(idle))).expect(422);
    expect(body.errors.ampliadoHasta).toBe('El plazo termina en un día hábil');
  });

  it('is rejected after the due date or with a future notification date', async () => {
    const row = await complaintAt(`${addDays(today, -20)}T15:00:00Z`);
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    const { body } = await order(test, row, 'ampliar', extendUntil(addDays(today, 1))).expect(422);
    expect([body.codigo, body.detail]).toEqual([
      'transicion_invalida',
      expect.stringMatching(/^Ya no se puede ampliar: venció el .*\.$/),
    ]);
    const fresh = await complaintInAnalysis();
    const future = { ...extendUntil(await days(fresh, 9)), ampliacionComunicadaEn: addDays(today, 1) };
    expect((await order(test, fresh, 'ampliar', future).expect(422)).body.errors).toHaveProperty(
      'ampliacionComunicadaEn',
    );
  });

  it('beyond ten days requires administrador and a notice to ASFI', async () => {
    const row = await complaintInAnalysis();
    await order(test, row, 'ampliar', extendUntil(await days(row, 8))).expect(200);
    const further = extendUntil(await days(row, 15));
    const values = { ...further, asfiCite: 'CITE-123/2026', asfiComunicadoEn: today };
    await order(test, row, 'ampliarConAsfi', values).expect(403);
    const { body } = await order(test, row, 'ampliarConAsfi', further, 'administrador').expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['asfiCite', 'asfiComunicadoEn']);
    const { body: extended } = await order(test, row, 'ampliarConAsfi', values, 'administrador').expect(200);
    expect(extended.venceEn).toBe(further.ampliadoHasta);
    const back = { ...values, ampliadoHasta: await days(row, 12) };
    expect((await order(test, row, 'ampliarConAsfi', back, 'administrador').expect(422)).body.errors).toHaveProperty(
      'ampliadoHasta',
    );
  });

  it('requires confirmation beyond 30 days, and can be corrected with a reason by administrador', async () => {
    const row = await complaintInAnalysis();
    const right = await days(row, 9);
    await order(test, row, 'ampliar', extendUntil(right)).expect(200);
    const asfi = { asfiCite: 'CITE-123/2026', asfiComunicadoEn: today };
    const far = { ...extendUntil(await days(row, 45)), ...asfi };
    const never = { ...extendUntil('2099-12-24'), ...asfi, ampliacionConfirmada: true };
    const give = (values: object) => order(test, row, 'ampliarConAsfi', values, 'administrador');
    expect((await give(far).expect(422)).body.errors).toEqual({
      ampliacionConfirmada: expect.stringMatching(/^Pasa del .*, 30 días hábiles desde que se recibió/),
    });
    expect((await give(never).expect(422)).body.errors.ampliadoHasta).toMatch(/no pasa de un año/);
    await give({ ...far, ampliacionConfirmada: true }).expect(200);
    const correct = (values: object, role: 'administrador' | 'comercial' = 'administrador') =>
      order(test, row, 'corregirAmpliacion', { ...extendUntil(right), ...values }, role);
    await correct({ nota: 'Se escribió otro año.' }, 'comercial').expect(403);
    expect((await correct({}).expect(422)).body.errors).toHaveProperty('nota');
    const erased = await correct({ nota: 'Se escribió otro año.', ampliadoHasta: null }).expect(422);
    expect(erased.body.errors).toHaveProperty('ampliadoHasta');
    const { body: corrected } = await correct({ nota: 'Se escribió otro año.' }).expect(200);
    expect(corrected).toMatchObject({ estado: 'ampliado', ampliadoHasta: right, venceEn: right });
    expect(corrected.avisoDesde < right).toBe(true);
  });
});
