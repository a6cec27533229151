import { formatLongDate, todayInLaPaz } from '@coop/domain';
import type { Holiday } from '@coop/domain/calendar';
import { addBusinessDays, addDays } from '@coop/domain/calendar';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reclamo as sample, sendTo } from '../intake/samples.js';
import { readPdf } from '../support/readPdf.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { type Case, order, reclamo, register } from './complaint.js';
import { receivedAt } from './receivedAt.js';

const consulta = {
  nombres: 'María Elena',
  primerApellido: 'Quispe',
  correo: 'maria@correo.com',
  tema: 'ahorro',
  mensaje: '¿Cuál es el monto mínimo para abrir una caja de ahorro?',
  medioRespuesta: 'correo',
  aceptaTratamiento: true,
};
const national2026 = [
  ...['01-01', '01-02', '01-23', '02-16', '02-17', '04-03', '05-01', '06-04', '06-05', '06-22', '08-06', '08-07'],
  ...['11-02', '12-25'],
].map((day) => `2026-${day}`);
const today = todayInLaPaz();
const noHolidays: Holiday[] = [];

let test: TestApp;
let potosi: string;
beforeAll(async () => {
  test = await startApp();
  for (const fecha of national2026) await addHoliday({ fecha, ambito: 'nacional' });
  await addHoliday({ fecha: '2026-11-10', ambito: 'departamental', departamento: 'PT' });
  const { body } = await test.as('administrador').post('/api/sitio/agencias').send(agencia);
  expect(body.errors ?? {}).toEqual({});
  potosi = body.id;
  const { version } = body;
  await test.as('administrador').post(`/api/sitio/agencias/${potosi}/publicar`).send({ version }).expect(200);
});
afterAll(() => test.close());

const agencia = {
  nombre: 'Agencia Potosí',
  tipo: 'agencia_fija',
  departamento: 'PT',
  municipio: 'Potosí',
  direccion: 'Calle Bolívar N° 100',
};
const addHoliday = (values: object) =>
  test
    .as('administrador')
    .post('/api/sitio/feriados')
    .send({ nombre: 'Feriado', tipo: 'feriado', ...values })
    .expect(201);
const found = async (section: string, id: string) =>
  (await test.as('administrador').get(`/api/${section}/${id}`).expect(200)).body;
const complaintAt = async (instant: string, values: object = {}) => {
  const { id } = await receivedAt(test, 'contactanos/reclamos', instant, { ...reclamo, ...values });
  return found('contactanos/reclamos', id);
};

const toBuffer: Parameters<ReturnType<TestApp['anonymous']['get']>['parse']>[0] = (response, done) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};

describe('the deadline of a complaint', () => {
  it.each([
    ['a Monday at night, when UTC is a day ahead', '2026-11-24T02:30:00Z', '2026-11-23', '2026-11-30'],
    ['a Saturday at the end of the day', '2026-11-22T03:50:00Z', '2026-11-21', '2026-11-27'],
    ['a Friday before a holiday', '2026-10-30T15:00:00Z', '2026-10-30', '2026-11-09'],
    ['the eve of two holidays', '2026-06-03T13:00:00Z', '2026-06-03', '2026-06-12'],
    ['the eve of one that was moved', '2026-01-21T13:00:00Z', '2026-01-21', '2026-01-29'],
    ['New Year’s Eve', '2025-12-31T13:00:00Z', '2025-12-31', '2026-01-09'],
  ])('counts five business days from %s', async (_, instant, fechaRegistro, fechaLimite) => {
    expect(await complaintAt(instant)).toMatchObject({
      fechaRegistro,
      fechaLimite,
      venceEn: fechaLimite,
      conservarHasta: `${Number(fechaRegistro.slice(0, 4)) + 10}${fechaRegistro.slice(4)}`,
    });
  });

  it('counts the holidays of the agency’s departamento, and of no other', async () => {
    const instant = '2026-11-05T13:00:00Z';
    expect((await complaintAt(instant, { agencia: potosi })).fechaLimite).toBe('2026-11-13');
    expect((await complaintAt(instant)).fechaLimite).toBe('2026-11-12');
  });

  it('follows a decree while nobody has answered, and says so in the history', async () => {
    const [waiting, elsewhere] = [await complaintAt('2026-09-07T13:00:00Z'), await complaintAt('2026-09-21T13:00:00Z')];
    expect(waiting.fechaLimite).toBe('2026-09-14');
    const { body: decreed } = await addHoliday({ fecha: '2026-09-09', ambito: 'nacional' });
    const limitOf = async ({ id }: { id: string }) => (await found('contactanos/reclamos', id)).fechaLimite;
    expect(await limitOf(waiting)).toBe('2026-09-15');
    expect(await limitOf(elsewhere)).toBe(elsewhere.fechaLimite);
    expect((await complaintAt('2026-09-07T13:00:00Z')).fechaLimite).toBe('2026-09-15');
    const { body: history } = await test.as('administrador').get(`/api/contactanos/reclamos/${waiting.id}/historial`);
    expect(history[0]).toMatchObject({ accion: 'recontar_plazo' });

    await test.as('administrador').delete(`/api/sitio/feriados/${decreed.id}`).set('If-Match', '"1"').expect(200);
    expect(await limitOf(waiting)).toBe('2026-09-14');
    await addHoliday({ fecha: '2026-09-09', ambito: 'nacional' });
  });

  it('is told as an estimate, never as sure, where the holidays of its year are not on record', async () => {
    const proofOf = async ({ id }: { id: string }) => {
      const { body } = await test
        .as('comercial')
        .get(`/api/contactanos/reclamos/${id}/constancia`)
        .buffer(true)
        .parse(toBuffer)
        .expect(200);
      return (await readPdf(body)).replace(/\s+/g, ' ');
    };
    const sure = await complaintAt('2026-10-05T13:00:00Z');
    expect(sure.plazoEstimado).toBe(false);
    expect(await proofOf(sure)).not.toContain('estimada');
    const next = await complaintAt('2026-12-28T13:00:00Z');
    expect(next).toMatchObject({ fechaLimite: '2027-01-04', plazoEstimado: true });
    expect(await proofOf(next)).toContain('(fecha estimada: faltan feriados por cargar)');
  });

  it('is an estimate where it runs through a year without them, even if it ends in one that has them', async () => {
    await addHoliday({ fecha: '2034-01-02', ambito: 'nacional' });
    expect(await complaintAt('2033-12-28T13:00:00Z')).toMatchObject({ fechaLimite: '2034-01-05', plazoEstimado: true });
    expect((await complaintAt('2034-03-01T13:00:00Z')).plazoEstimado).toBe(false);
  });

  it('is stored for those that staff register too', async () => {
    const { fechaRegistro, fechaLimite } = await register(test, { canal: 'carta' });
    expect(fechaRegistro).toBe(today);
    expect(String(fechaLimite) >= addBusinessDays(today, 5, noHolidays, null)).toBe(true);
  });
});

describe('how a case stands against its deadline', () => {
  it('is told of each, filters the list and puts what is open first, by its day', async () => {
    const own = await startApp();
    const at = async (businessDays: number) => {
      const came = addBusinessDays(today, businessDays, noHolidays, null);
      return (await receivedAt(own, 'contactanos/reclamos', `${came}T16:00:00Z`, reclamo)).id;
    };
    // Five business days after each of these lies so many from today.
    const isWorkday = addBusinessDays(addDays(today, -1), 1, noHolidays, null) === today;
    const [late, soon, calm] = [await at(-9), await at(isWorkday ? -4 : -5), await at(-1)];
    const answered = await register(own);
    const staff = own.as('comercial');
    await order(own, answered, 'analizar', { asignadoA: own.uids.comercial }).expect(200);
    await order(own, answered, 'responder', answer).expect(200);
    const list = async (filter: object) =>
      (
        await staff
          .get('/api/contactanos/reclamos')
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body.map(({ id }: { id: string }) => id);
    expect(await list({})).toEqual([late, soon, calm, answered.id]);
    expect(await list({ plazo: 'vencido' })).toEqual([late]);
    expect(await list({ plazo: 'por_vencer' })).toEqual([soon]);
    expect(await list({ plazo: 'a_tiempo' })).toEqual([calm]);
    expect(await list({ plazo: 'atendido' })).toEqual([answered.id]);
    if (isWorkday) {
      const due = await at(-5);
      expect(await list({ plazo: 'vence_hoy' })).toEqual([due]);
    }
    await own.close();
  });
});

const extension = {
  ampliacionJustificacion: 'El informe del proveedor llega la próxima semana.',
  ampliacionComunicadaEn: today,
};
const answer = {
  respuesta: 'Revisamos la operación y devolvimos la comisión cobrada.',
  resultado: 'desfavorable',
  esExpresa: true,
  esIntegra: true,
  esComprensible: true,
};

describe('whether an answer came in time', () => {
  const responded = async (row: Case, values: object = {}) => {
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    return order(test, row, 'responder', { ...answer, ...values });
  };
  const exported = async () => {
    const { text } = await test.as('comercial').get('/api/contactanos/reclamos/exportar?formato=csv').expect(200);
    return text.split(/\r?\n/);
  };

  it('follows from its day: late, it is answered all the same, told as late, found as late and exported as late', async () => {
    const row = await complaintAt(`${addDays(today, -20)}T15:00:00Z`);
    const { body } = await responded(row);
    expect(body).toMatchObject({ estado: 'respondido', oportunidad: 'tardia' });
    const filter = JSON.stringify({ oportunidad: 'tardia' });
    const { body: late } = await test.as('comercial').get('/api/contactanos/reclamos').query({ filter }).expect(200);
    expect(late.map(({ id }: Case) => id)).toEqual([row.id]);
    const [head = '', ...lines] = await exported();
    expect(head).toContain('Oportunidad de la respuesta');
    expect(lines.find((line) => line.includes(String(row.codigo)))).toContain('Fuera de plazo');
  });

  it('is in time on a day of its term, and on one of its extension', async () => {
    const { body } = await responded(await register(test));
    expect(body.oportunidad).toBe('oportuna');
    expect((await exported()).find((line) => line.includes(body.codigo))).toContain('Oportuna (en plazo)');
  });

  it('is not for anybody to type', async () => {
    for (const claim of [{ esOportuna: true }, { oportunidad: 'oportuna' }]) {
      const refused = await responded(await register(test), claim);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, Object.keys(claim)]);
    }
  });

  it('says nothing while nobody answered', async () => {
    expect((await register(test)).oportunidad).toBe('pendiente');
  });
});

describe('a case that was received before it was registered', () => {
  const late = 'La carta llegó a la agencia y quedó en su correspondencia.';

  it('has its term from the day after it was received', async () => {
    const fechaRecepcion = addDays(today, -2);
    const row = await register(test, { canal: 'carta', fechaRecepcion });
    const { body: calendar } = await test.anonymous.get('/api/publico/feriados').expect(200);
    expect(row).toMatchObject({
      fechaRecepcion,
      fechaRegistro: today,
      fechaLimite: addBusinessDays(fechaRecepcion, 5, calendar, null),
    });
  });

  it('asks why it was registered so late, and is overdue when its term is over', async () => {
    const values = { canal: 'asfi', fechaRecepcion: addDays(today, -12) };
    const { body } = await test
      .as('comercial')
      .post('/api/contactanos/reclamos')
      .send({ ...reclamo, ...values })
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['motivoRegistroTardio']);
    const row = await register(test, { ...values, motivoRegistroTardio: late });
    expect(row).toMatchObject({ plazo: 'vencido', motivoRegistroTardio: late });
    // The reason was asked once, when it was registered.
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
  });

  it.each([
    ['tomorrow', { fechaRecepcion: addDays(today, 1) }],
    ['before what it complains of', { fechaRecepcion: '2026-01-04', motivoRegistroTardio: late }],
  ])('was not received %s', async (_, values) => {
    const { body } = await test
      .as('comercial')
      .post('/api/contactanos/reclamos')
      .send({ ...reclamo, canal: 'carta', ...values })
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['fechaRecepcion']);
  });

  it('was received today unless somebody says otherwise, and through the site always', async () => {
    expect((await register(test, { canal: 'telefono' })).fechaRecepcion).toBe(today);
    const { body } = await sendTo(test)('reclamos', { ...sample(), fechaRecepcion: addDays(today, -1) }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['fechaRecepcion']);
  });

  it('is a query too', async () => {
    const fechaRecepcion = addDays(today, -1);
    const { body } = await test
      .as('comercial')
      .post('/api/contactanos/consultas')
      .send({ ...consulta, canal: 'telefono', fechaRecepcion })
      .expect(201);
    expect(body.fechaRecepcion).toBe(fechaRecepcion);
  });

  it('keeps that day when it goes on as a complaint', async () => {
    const fechaRecepcion = addDays(today, -2);
    const values = { ...consulta, canal: 'telefono', fechaRecepcion };
    const { body: query } = await test.as('comercial').post('/api/contactanos/consultas').send(values).expect(201);
    const { nombres: _, primerApellido: __, celular: ___, producto: ____, ...rest } = reclamo;
    const asked = { ...rest, tipoPersona: undefined, aceptaTratamiento: undefined };
    const forward = (more: object) =>
      order(test, query, 'derivar', { ...asked, ...more }, 'comercial', 'contactanos/consultas');
    expect(Object.keys((await forward({ fechaRecepcion: today }).expect(422)).body.errors)).toEqual(['fechaRecepcion']);
    const { body } = await forward({}).expect(200);
    const complaint = await found('contactanos/reclamos', body.reclamo);
    expect(complaint.fechaRecepcion).toBe(fechaRecepcion);
    expect(complaint.motivoRegistroTardio).toContain(query.codigo);
  });
});

describe('an extension', () => {
  const until = (ampliadoHasta: string) => ({ ...extension, ampliadoHasta });
  const analysed = async (values: object = {}) => {
    const row = await register(test, values);
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    return row;
  };
  const days = async (row: Case, count: number) => {
    const { body } = await test.anonymous.get('/api/publico/feriados').expect(200);
    return addBusinessDays(String(row.fechaRegistro), count, body, null);
  };

  it('moves the day on which it falls due, up to ten business days from its registration', async () => {
    const row = await analysed();
    const tenth = await days(row, 10);
    const { body } = await order(test, row, 'ampliar', until(tenth)).expect(200);
    expect(body).toMatchObject({ estado: 'ampliado', venceEn: tenth, fechaLimite: row.fechaLimite });
  });

  it.each([
    ['beyond ten business days', 11, /no puede pasar del/],
    ['to the day that it had', 5, /después de la fecha límite/],
  ])('is refused %s', async (_, count, message) => {
    const row = await analysed();
    const { body } = await order(test, row, 'ampliar', until(await days(row, count))).expect(422);
    expect(body.errors.ampliadoHasta).toMatch(message);
  });

  it('is refused to a day that nobody works', async () => {
    const row = await analysed();
    const tenth = await days(row, 10);
    const idle = [1, 2, 3, 4, 5, 6].map((n) => addDays(tenth, -n)).find((day) => new Date(day).getUTCDay() === 6);
    const { body } = await order(test, row, 'ampliar', until(String(idle))).expect(422);
    expect(body.errors.ampliadoHasta).toBe('El plazo termina en un día hábil');
  });

  it('is refused once the term is over, and when it was communicated in the future', async () => {
    const row = await complaintAt(`${addDays(today, -20)}T15:00:00Z`);
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    const { body } = await order(test, row, 'ampliar', until(addDays(today, 1))).expect(422);
    expect([body.codigo, body.detail]).toEqual([
      'transicion_invalida',
      expect.stringMatching(/^El plazo venció el .*: ya no puede ampliarse\.$/),
    ]);
    const fresh = await analysed();
    const future = { ...until(await days(fresh, 9)), ampliacionComunicadaEn: addDays(today, 1) };
    expect((await order(test, fresh, 'ampliar', future).expect(422)).body.errors).toHaveProperty(
      'ampliacionComunicadaEn',
    );
  });

  it('goes further only by administrador, telling ASFI', async () => {
    const row = await analysed();
    await order(test, row, 'ampliar', until(await days(row, 8))).expect(200);
    const further = until(await days(row, 15));
    const told = { ...further, asfiCite: 'CITE-123/2026', asfiComunicadoEn: today };
    await order(test, row, 'ampliarConAsfi', told).expect(403);
    const { body } = await order(test, row, 'ampliarConAsfi', further, 'administrador').expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['asfiCite', 'asfiComunicadoEn']);
    const { body: extended } = await order(test, row, 'ampliarConAsfi', told, 'administrador').expect(200);
    expect(extended.venceEn).toBe(further.ampliadoHasta);
    const back = { ...told, ampliadoHasta: await days(row, 12) };
    expect((await order(test, row, 'ampliarConAsfi', back, 'administrador').expect(422)).body.errors).toHaveProperty(
      'ampliadoHasta',
    );
  });
});

describe('days that were worked out without the holidays of their year', () => {
  const eighth = addBusinessDays(today, 8, noHolidays, null);
  const fifth = addBusinessDays(today, 5, noHolidays, null);
  let own: TestApp;
  let [plain, extended, answered]: Case[] = [];
  beforeAll(async () => {
    own = await startApp();
    [plain, extended, answered] = [await register(own), await register(own), await register(own)];
    for (const row of [extended, answered] as Case[]) {
      await order(own, row, 'analizar', { asignadoA: own.uids.comercial }).expect(200);
      await order(own, row, 'ampliar', { ...extension, ampliadoHasta: eighth }).expect(200);
    }
    await order(own, answered as Case, 'responder', answer).expect(200);
  });
  afterAll(() => own.close());

  const reading = async (row: Case | undefined) =>
    (await own.as('administrador').get(`/api/contactanos/reclamos/${row?.id}`).expect(200)).body;
  const write = (fecha: string) =>
    own
      .as('administrador')
      .post('/api/sitio/feriados')
      .send({ nombre: 'Feriado', tipo: 'feriado', ambito: 'nacional', fecha })
      .expect(201);

  it('are told apart: that of the extension is an estimate, and not the one before it', async () => {
    const { body } = await own
      .as('comercial')
      .get(`/api/contactanos/reclamos/${answered?.id}/carta`)
      .buffer(true)
      .parse(toBuffer)
      .expect(200);
    const letter = (await readPdf(body)).replace(/\s+/g, ' ');
    expect(letter).toContain(`${formatLongDate(eighth)} (fecha estimada`);
    expect(letter.match(/fecha estimada/g)).toHaveLength(1);
  });

  it('are counted anew with them, but for what somebody chose or was answered, and follow the calendar from then on', async () => {
    expect(await reading(plain)).toMatchObject({ fechaLimite: fifth, plazoEstimado: true });
    await write(`${Number(today.slice(0, 4)) - 1}-05-01`);
    expect((await reading(plain)).plazoEstimado).toBe(true);
    await write(`${Number(today.slice(0, 4)) + 1}-05-01`);
    await write(fifth);
    const sixth = addBusinessDays(today, 6, noHolidays, null);
    expect(await reading(plain)).toMatchObject({ fechaLimite: sixth, venceEn: sixth, plazoEstimado: false });
    expect(await reading(extended)).toMatchObject({ fechaLimite: fifth, venceEn: eighth, plazoEstimado: false });
    expect(await reading(answered)).toMatchObject({ fechaLimite: fifth, venceEn: null, plazoEstimado: false });
    const settled = await reading(plain);
    await write(sixth);
    const moved = await reading(plain);
    expect(moved).toMatchObject({ plazoEstimado: false, version: settled.version + 1 });
    expect(moved.fechaLimite > settled.fechaLimite).toBe(true);
  });
});

describe('the deadline of a query', () => {
  it('is two business days; it ends with the answer and starts again when it is opened again', async () => {
    const { id } = await receivedAt(test, 'contactanos/consultas', '2026-10-30T15:00:00Z', consulta);
    const section = 'contactanos/consultas';
    const row = await found(section, id);
    expect(row).toMatchObject({ fechaLimite: '2026-11-04', venceEn: '2026-11-04' });
    await order(test, row, 'atender', {}, 'comercial', section).expect(200);
    const given = { respuesta: 'Desde Bs 10, con su cédula de identidad.', medioUsado: 'correo' };
    const { body } = await order(test, row, 'responder', given, 'comercial', section).expect(200);
    expect(body).toMatchObject({ venceEn: null, plazo: 'atendido', fechaLimite: '2026-11-04' });
    const { body: open } = await order(test, row, 'reabrir', { nota: 'Pide otro dato' }, 'comercial', section).expect(
      200,
    );
    expect(open.venceEn > today).toBe(true);
    expect(open.plazo).not.toBe('atendido');
    // 2026-11-04 is over: what was answered late is late, however soon it is answered again.
    expect(open.fechaLimite).toBe('2026-11-04');
    const { body: again } = await order(test, open, 'responder', given, 'comercial', section).expect(200);
    expect(again.oportunidad).toBe('tardia');
  });

  it('is that of the new term where the first answer was in time', async () => {
    const section = 'contactanos/consultas';
    const { id } = await receivedAt(test, section, `${today}T15:00:00Z`, consulta);
    const row = await found(section, id);
    await order(test, row, 'atender', {}, 'comercial', section).expect(200);
    const given = { respuesta: 'Desde Bs 10, con su cédula de identidad.', medioUsado: 'correo' };
    await order(test, row, 'responder', given, 'comercial', section).expect(200);
    const { body: open } = await order(test, row, 'reabrir', { nota: 'Otro dato' }, 'comercial', section).expect(200);
    expect(open).toMatchObject({ oportunidad: 'pendiente', fechaLimite: open.venceEn });
    const { body: again } = await order(test, row, 'responder', given, 'comercial', section).expect(200);
    expect(again.oportunidad).toBe('oportuna');
  });
});
