import { todayInLaPaz } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { applicationFor } from '../cases/application.js';
import { consulta, reclamo, sendTo } from '../intake/samples.js';
import { solve } from '../intake/solve.js';
import { useApp } from '../support/useApp.js';
import { setColumns } from './followed.js';

const test = useApp({ TRUSTED_PROXIES: '1' });
let addressCount = 0;

const newAddress = () => `203.0.113.${++addressCount}`;
const track = (codigo: string, numeroDocumento: string, address = newAddress()) =>
  test.anonymous.post('/api/publico/seguimiento').set('X-Forwarded-For', address).send({ codigo, numeroDocumento });
/** Sends the form like a browser without JavaScript. */
const trackWithoutJavaScript = (codigo: string, numeroDocumento: string, address: string) =>
  test.anonymous
    .post('/api/publico/seguimiento')
    .set('X-Forwarded-For', address)
    .set('Accept', 'text/html')
    .type('form')
    .send({ codigo, numeroDocumento });
const complain = async (change: object = {}): Promise<string> =>
  (await sendTo(test, newAddress())('reclamos', reclamo(change)).expect(201)).body.codigo;

describe('tracking by number and document', () => {
  it('returns the status and deadline only, and normalizes number and document', async () => {
    const codigo = await complain({ numeroDocumento: '6811223', complemento: '1A' });
    const { body } = await track(codigo, '6811223').expect(200);
    expect(body).toEqual({
      tipo: 'Reclamo',
      codigo,
      estado: 'Registrado',
      estadoCodigo: 'registrado',
      fechaRecepcion: todayInLaPaz(),
      tienePlazo: true,
      fechaLimite: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      estimada: true,
    });
    expect((await track(` ${codigo.toLowerCase()} `, '6.811.223').expect(200)).body).toEqual(body);
    const [serie = '', year = '', number = ''] = codigo.split('-');
    for (const written of [serie + year + number, `${serie.toLowerCase()} ${year} ${Number(number)}`, `N° ${codigo}`])
      expect((await track(written, '6811223 LP').expect(200)).body).toEqual(body);
    expect((await track(codigo, '6811223-1a').expect(200)).body).toEqual(body);
    expect((await track(codigo, 'CI 6.811.223-1A L.P.').expect(200)).body).toEqual(body);
    expect((await track(codigo, '6811223 LP').expect(200)).body).toEqual(body);
    const foreign = await complain({ tipoDocumento: 'ci_extranjero', numeroDocumento: 'E-1234567' });
    for (const written of ['E-1234567', 'e 1234567']) await track(foreign, written).expect(200);
  });

  it('shows the current state', async () => {
    const codigo = await complain({ numeroDocumento: '6811224' });
    const filter = encodeURIComponent(JSON.stringify({ q: codigo }));
    const [row] = (await test.as('comercial').get(`/api/contactanos/reclamos?filter=${filter}`).expect(200)).body;
    await test
      .as('comercial')
      .post(`/api/contactanos/reclamos/${row.id}/analizar`)
      .set(test.seen(row.id))
      .send({ asignadoA: test.uids.comercial })
      .expect(200);
    expect((await track(codigo, '6811224').expect(200)).body.estado).toBe('En análisis');
  });

  it('returns the same response for a wrong document and an unknown number', async () => {
    const codigo = await complain({ numeroDocumento: '6811225' });
    const wrong = await track(codigo, '6811226').expect(404);
    const unknown = await track('REC-2026-999999', '6811225').expect(404);
    expect(unknown.text).toBe(wrong.text);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort());
    await track(codigo, '6811225').expect(200);
  });

  it.each([
    ['the number of an opinion', 'OPI-2026-000001', '6811225', 404],
    ['an invalid number', 'x', '6811225', 422],
    ['a number with a null character', 'REC-2026-000001\0', '6811225', 422],
    ['no document', 'REC-2026-000001', '', 422],
  ])('rejects %s', async (_, codigo, documento, status) => {
    await track(codigo, documento).expect(status);
  });

  it('shows the status of an application, without its result', async () => {
    const values = { ...(await applicationFor(test)), numeroDocumento: '6811240' };
    const { codigo } = (await sendTo(test, newAddress())('solicitudes-creditos', values).expect(201)).body;
    const status = {
      tipo: 'Solicitud de crédito',
      codigo,
      estadoCodigo: 'otro',
      tienePlazo: false,
      fechaLimite: null,
    };
    expect((await track(codigo, '6.811.240 LP').expect(200)).body).toMatchObject({ ...status, estado: 'Recibida' });
    const answers: unknown[] = [];
    for (const estado of ['aprobada', 'rechazada', 'desembolsada']) {
      await setColumns(test, 'contactanos_solicitudes_creditos', codigo, sql`estado = ${estado}`);
      answers.push((await track(codigo, '6811240').expect(200)).body);
    }
    expect(answers).toEqual(
      Array(3).fill(expect.objectContaining({ ...status, estado: expect.stringMatching(/^Evaluada/) })),
    );
    const wrong = await track(codigo, '6811241').expect(404);
    expect((await track('SOL-2026-999999', '6811240').expect(404)).text).toBe(wrong.text);
    expect((await track('REC-2026-999999', '6811240').expect(404)).text).toBe(wrong.text);
  });

  it('refers to the private link for any query number', async () => {
    const { codigo } = (await sendTo(test, newAddress())('consultas', consulta).expect(201)).body;
    const { text, body } = await track(codigo, '6811225').expect(422);
    expect(body.errors.codigo).toMatch(/no pide documento: abra su caso con el enlace privado/);
    expect((await track('CON-2026-999999', '6811225').expect(422)).text).toBe(text);
  });

  it('rejects other fields', async () => {
    const { body } = await test.anonymous
      .post('/api/publico/seguimiento')
      .set('X-Forwarded-For', newAddress())
      .send({ codigo: 'REC-2026-000001', numeroDocumento: '6811225', estado: 'x' })
      .expect(422);
    expect(body.errors).toHaveProperty('estado');
  });
});

describe('failed tracking attempts', () => {
  const failTimes = async (times: number, codigo: string, address: string) => {
    const statuses = [];
    for (let n = 0; n < times; n++) statuses.push((await track(codigo, `77777${n}`, address)).status);
    return statuses;
  };
  const expected = [404, 404, 404, 404, 404, 429];

  it('are limited to five per network, despite forged X-Forwarded-For entries', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await track(`REC-2026-90000${n}`, '6811225', `10.0.0.${n}, 203.0.113.250`)).status);
    expect(statuses).toEqual(expected);
    await track('REC-2026-900009', '6811225').expect(404);
  });

  it('return Retry-After, alike for existing and unknown numbers', async () => {
    const codigo = await complain({ numeroDocumento: '6811227' });
    const [known, unknown] = [newAddress(), newAddress()];
    expect(await failTimes(6, codigo, known)).toEqual(expected);
    expect(await failTimes(6, 'REC-2026-888888', unknown)).toEqual(expected);
    const answers = [await track(codigo, '777777', known), await track('REC-2026-888888', '777777', unknown)];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body.detail).toMatch(/^Demasiados intentos\. Intente en \d+ minutos?\.$/);
    }
  });

  it('don’t block the right document', async () => {
    const codigo = await complain({ numeroDocumento: '6811228' });
    const shared = newAddress();
    expect(await failTimes(6, codigo, shared)).toEqual(expected);
    for (let n = 0; n < 6; n++) {
      await track(codigo, '6811228', shared).expect(200);
      await track(codigo, '6811228').expect(200);
    }
    await track(codigo, '777777').expect(404);
  });

  it('require a proof of work after the twentieth, also with the right document', async () => {
    const codigo = await complain({ numeroDocumento: '6811229' });
    const address = newAddress();
    await failTimes(20, codigo, address);
    const send = (numeroDocumento: string, reto?: string) =>
      test.anonymous
        .post('/api/publico/seguimiento')
        .set('X-Forwarded-For', address)
        .send({ codigo, numeroDocumento, reto });
    const { body: wrong } = await send('777777').expect(428);
    const { body: right } = await send('6811229').expect(428);
    expect({ ...wrong, reto: null }).toEqual({ ...right, reto: null });

    await send('777777', await solve(wrong.reto.altcha)).expect(429);
    const reto = await solve(right.reto.altcha);
    const { body } = await send('6811229', reto).expect(200);
    expect(body).toMatchObject({ codigo, estado: 'Registrado' });
    await send('6811229', reto).expect(428);
    await track(codigo, '6811229').expect(200);
  });

  it('after the twentieth are slowed down without JavaScript', async () => {
    const codigo = await complain({ numeroDocumento: '6811230' });
    const address = newAddress();
    await failTimes(20, codigo, address);
    for (let n = 0; n < 3; n++) await trackWithoutJavaScript(codigo, '6811230', address).expect(200);
    await trackWithoutJavaScript(codigo, '6811230', address).expect(429);
  });

  it('for one number from many networks require a proof of work from everyone, blocking nobody', async () => {
    const [codigo, other] = [
      await complain({ numeroDocumento: '6811231' }),
      await complain({ numeroDocumento: '6811232' }),
    ];
    const first = [];
    for (let n = 0; n < 50; n++) first.push((await track(codigo, `77${n}777`, `198.51.100.${n}`)).status);
    expect([...new Set(first)]).toEqual([404]);

    const { body } = await track(codigo, '777777').expect(428);
    const owner = newAddress();
    const { body: demand } = await track(codigo, '6811231', owner).expect(428);
    expect({ ...demand, reto: null }).toEqual({ ...body, reto: null });
    const reto = await solve(demand.reto.altcha);
    await test.anonymous
      .post('/api/publico/seguimiento')
      .set('X-Forwarded-For', owner)
      .send({ codigo, numeroDocumento: '6811231', reto })
      .expect(200);
    await trackWithoutJavaScript(codigo, '6811231', owner).expect(200);
    await track(other, '6811232', owner).expect(200);
  });

  it('for one document with many numbers require a proof of work from everyone, blocking nobody', async () => {
    const [codigo, other] = [
      await complain({ numeroDocumento: '6811234' }),
      await complain({ numeroDocumento: '6811235' }),
    ];
    const owner = newAddress();
    for (let n = 0; n < 12; n++) await track(codigo, '6811234', owner).expect(200);
    const addressOf = (n: number) => `198.51.101.${n}`;
    const first = [];
    for (let n = 0; n < 10; n++) first.push((await track(`REC-2026-60000${n}`, '6811234', addressOf(n))).status);
    expect([...new Set(first)]).toEqual([404]);

    const { body } = await track('REC-2026-600010', '6811-234', addressOf(10)).expect(428);
    const { body: demand } = await track(codigo, '6811234', owner).expect(428);
    expect({ ...demand, reto: null }).toEqual({ ...body, reto: null });
    const send = (numero: string, address: string, reto?: string) =>
      test.anonymous
        .post('/api/publico/seguimiento')
        .set('X-Forwarded-For', address)
        .send({ codigo: numero, numeroDocumento: '6811234', reto });
    await send('REC-2026-600010', addressOf(10), await solve(body.reto.altcha)).expect(404);
    await send('REC-2026-600011', addressOf(10)).expect(428);
    await send(codigo, owner, await solve(demand.reto.altcha)).expect(200);
    await trackWithoutJavaScript(codigo, '6811234', owner).expect(200);
    await track(other, '6811235', owner).expect(200);
  });

  it('from an IPv6 site require a proof of work from that site only', async () => {
    const codigo = await complain({ numeroDocumento: '6811233' });
    const site = (n: number) => `2001:db8:77:${n.toString(16)}::1`;
    for (let n = 0; n < 120; n++)
      await track(`REC-2026-7${String(n).padStart(5, '0')}`, `${660000 + n}`, site(n)).expect(404);
    await track(codigo, '6811233', site(500)).expect(428);
    await track(codigo, '6811233', '2001:db8:78:1::1').expect(200);
  });
});
