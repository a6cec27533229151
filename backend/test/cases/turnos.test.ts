import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { passTime } from '../mail/mails.js';
import { useMailApp } from '../mail/useMailApp.js';
import { until } from '../support/until.js';
import { at, openAgencia as open, tomorrow } from './turn.js';

const { test, server } = useMailApp({ CHALLENGE: 'off' });

const today = todayInLaPaz();
const openAgencia = (change: object = {}) => open(test, change);

let people = 0;
const book = (agencia: string, cuando: string, change: object = {}) =>
  test.anonymous.post('/api/publico/sitio/turnos').send({
    ...{ agencia, cuando, motivo: 'creditos', nombre: 'Rosa Mamani', celular: `7123${4000 + people++}` },
    ...{ aceptaTratamiento: true, ...change },
  });
const find = async (agencia: string) => test.find('/api/sitio/turnos', { agencia }, 'comercial');
const refusal = async (agencia: string, cuando: string): Promise<unknown> =>
  (await book(agencia, cuando).expect(422)).body.errors;

describe('appointment at an agency', () => {
  it('is confirmed with its place and listed for staff by time', async () => {
    const agencia = await openAgencia();
    await book(agencia, at(tomorrow, '09:30')).expect(201);
    const { body } = await book(agencia, at(tomorrow, '08:30')).expect(201);
    expect(body).toMatchObject({
      codigo: expect.stringMatching(/^TUR-/),
      cita: { inicio: at(tomorrow, '08:30'), lugar: 'Agencia Uyuni, Av. Potosí N° 64, Uyuni' },
      enlace: expect.stringContaining('/contactanos/seguimiento#TUR-'),
    });
    expect(body.pasos.join(' ')).toContain('avísenos al 2\u00a06930000');
    const desk = await find(agencia);
    expect(desk.map(({ cuando }: { cuando: string }) => cuando)).toEqual([
      at(tomorrow, '08:30'),
      at(tomorrow, '09:30'),
    ]);
    expect(desk[0]).toMatchObject({ codigo: body.codigo, estado: 'pendiente', jornada: 'proxima', canal: 'web' });
    await test.as('creditos').get('/api/sitio/turnos').expect(403);
  });

  it('is given to one of several concurrent requests and freed by a cancellation', async () => {
    const agencia = await openAgencia();
    const cuando = at(tomorrow, '10:00');
    const answers = await Promise.all([1, 2, 3].map(() => book(agencia, cuando)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    const errors = { cuando: 'Ese turno ya se reservó: elija otro' };
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual(errors);
    expect(await refusal(agencia, cuando)).toEqual(errors);
    const [{ id }] = await find(agencia);
    const order = (name: string) =>
      test.as('comercial').post(`/api/sitio/turnos/${id}/${name}`).set(test.seen(id)).send({});
    await order('marcarAusente').expect(200);
    expect(await refusal(agencia, cuando)).toEqual(errors);
    await order('desmarcarTurno').expect(200);
    await order('cancelarTurno').expect(200);
    await book(agencia, cuando).expect(201);
  });

  it.each([
    ['between two turns', {}, at(tomorrow, '08:10')],
    ['outside opening hours', {}, at(tomorrow, '12:00')],
    ['in the past', {}, at(addDays(today, -1), '09:00')],
    ['beyond two weeks ahead', {}, at(addDays(today, 14), '09:00')],
    ['on a day without hours', { horarios: [] }, at(tomorrow, '09:00')],
    ['while the agency is closed', { atencion: 'cerrada_temporal', motivoCierre: 'Obras' }, at(tomorrow, '09:00')],
    ['at an agency without turns', { turnosPorHora: null }, at(tomorrow, '09:00')],
    [
      'on a day closed by special hours',
      { horariosEspeciales: [{ desde: tomorrow, hasta: tomorrow, motivo: 'inventario' }] },
      at(tomorrow, '09:00'),
    ],
  ])('is rejected %s', async (_, change, cuando) => {
    const agencia = await openAgencia(change);
    expect(await refusal(agencia, cuando)).toEqual({ cuando: 'La agencia no da turnos a esa hora: elija otra' });
    expect(await find(agencia)).toEqual([]);
  });

  it('is rejected on a holiday and at an unpublished agency', async () => {
    const agencia = await openAgencia();
    const fecha = addDays(today, 5);
    const holiday = { fecha, nombre: 'Feriado de prueba', ambito: 'nacional', tipo: 'feriado' };
    await test.as('administrador').post('/api/sitio/feriados').send(holiday).expect(201);
    expect(await refusal(agencia, at(fecha, '09:00'))).toHaveProperty('cuando');
    await test.as('administrador').post(`/api/sitio/agencias/${agencia}/archivar`).set(test.seen(agencia)).expect(200);
    expect(await refusal(agencia, at(tomorrow, '09:00'))).toEqual({ agencia: 'Elija una opción de la lista' });
  });

  it('e-mails a calendar file, also available by the private link, and the cancellation', async () => {
    const agencia = await openAgencia();
    const correo = 'rosa@correo.com';
    const { body } = await book(agencia, at(tomorrow, '09:00'), { correo }).expect(201);
    const start = at(tomorrow, '09:00').replaceAll(/[-:]|\.000/g, '');
    const { mail } = await until(() =>
      server.delivered.find(({ mail: { subject } }) => subject?.includes(body.codigo)),
    );
    const file = mail.attachments.find(({ filename }) => filename === 'cita.ics');
    expect(file?.mimeType).toBe('application/ics');
    for (const ics of [textOf(file?.content as ArrayBuffer), (await linked(body.enlace)).text])
      expect(ics?.replaceAll('\r\n ', '')).toMatch(new RegExp(`DTSTART:${start}[^]*LOCATION:Agencia Uyuni`));
    expect(mail.text).not.toContain('Rosa');
    expect(mail.text).toMatch(new RegExp(`Cancelar el turno: https?://[^/]+${body.enlace}`));

    const [{ id }] = await find(agencia);
    await test.as('comercial').post(`/api/sitio/turnos/${id}/cancelarTurno`).set(test.seen(id)).send({}).expect(200);
    await passTime(test);
    const told = await until(() =>
      server.delivered.find(({ mail: { text = '' } }) => text.includes('Ahora: Cancelado')),
    );
    const cancelled = told.mail.attachments.find(({ filename }) => filename === 'cita.ics');
    const uidIn = (ics: string | undefined) => /UID:(.*)/.exec(ics ?? '')?.[1];
    const text = textOf(cancelled?.content as ArrayBuffer);
    expect(text).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    expect(uidIn(text)).toBe(uidIn(textOf(file?.content as ArrayBuffer)));
  });

  it('is cancelled by its link alone, once, and then free again; reading the link changes nothing', async () => {
    const agencia = await openAgencia();
    const cuando = at(tomorrow, '11:00');
    const { body } = await book(agencia, cuando).expect(201);
    const [codigo = '', llave = ''] = body.enlace.split('#')[1].split('.');
    const post = (way: string, link: object = { codigo, llave }) =>
      test.anonymous.post(`/api/publico/seguimiento/enlace${way}`).send(link);
    const lugar = 'Agencia Uyuni, Av. Potosí N° 64, Uyuni';
    const read = await post('').expect(200);
    expect(read.body).toMatchObject({ cita: { inicio: cuando, lugar }, cancelar: 'Cancelar el turno' });
    await test.anonymous.get('/api/publico/seguimiento/enlace/cancelar').query({ codigo, llave }).expect(405);
    await post('/cancelar', { codigo, llave: llave.replace(/^./, (one: string) => (one === '0' ? '1' : '0')) }).expect(
      404,
    );
    expect(await refusal(agencia, cuando)).toHaveProperty('cuando');

    const cancelled = await post('/cancelar').expect(200);
    expect(cancelled.body).toMatchObject({ estado: 'Cancelado', cita: { inicio: cuando, lugar }, cancelar: null });
    const again = await post('/cancelar').expect(422);
    expect(again.body).toMatchObject({ codigo: 'transicion_invalida' });
    await post('/plazo.ics').expect(404);
    await book(agencia, cuando).expect(201);
    const [row] = (await find(agencia)).filter(({ estado }: { estado: string }) => estado === 'cancelado');
    expect(row).toMatchObject({ codigo, actualizadoPor: null });
  });

  it('is not cancelled by its link once attended, nor another case of another section', async () => {
    const agencia = await openAgencia();
    const { body } = await book(agencia, at(tomorrow, '08:00')).expect(201);
    const [{ id }] = await find(agencia);
    await test.as('comercial').post(`/api/sitio/turnos/${id}/atender`).set(test.seen(id)).send({}).expect(200);
    const [codigo, llave] = body.enlace.split('#')[1].split('.');
    await test.anonymous.post('/api/publico/seguimiento/enlace/cancelar').send({ codigo, llave }).expect(422);
  });
});

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

const linked = (enlace: string) => {
  const [codigo, llave] = enlace.split('#')[1]?.split('.') ?? [];
  return test.anonymous.post('/api/publico/seguimiento/enlace/plazo.ics').send({ codigo, llave }).expect(200);
};
