import type { SubmissionReceipt } from '@coop/domain/answers';
import { describe, expect, it } from '@jest/globals';
import { mailSteps } from '../../src/cases/intake/acknowledgement.js';
import { consulta, reclamo, sendTo } from '../intake/samples.js';
import { until } from '../support/until.js';
import { type Line, passTime } from './mails.js';
import { useMailApp } from './useMailApp.js';

const { test, server } = useMailApp({ TRUSTED_PROXIES: '1', CHALLENGE: 'off' });

let count = 0;
const sendQuestion = async (correo: string, address: string): Promise<SubmissionReceipt> => {
  // Repeated texts would be classified as automated.
  const mensaje = `${consulta.mensaje} ${count++}`;
  return (await sendTo(test, address)('consultas', { ...consulta, mensaje, correo }).expect(201)).body;
};
const complain = async (correo: string, address: string): Promise<SubmissionReceipt> =>
  (await sendTo(test, address)('reclamos', reclamo({ correo, medioNumero: 'correo' })).expect(201)).body;

const arrived = ({ codigo }: SubmissionReceipt) => server.delivered.some(({ mail }) => mail.subject?.includes(codigo));
/** Returns the «Correos» rows of an address, oldest first. */
const linesTo = async (para: string): Promise<Line[]> => {
  const query = { filter: JSON.stringify({ q: para }), sort: '["creadoEn","ASC"]' };
  return (await test.as('administrador').get('/api/sitio/correos').query(query).expect(200)).body;
};
const minutesLeft = ({ proximoIntento }: Line) => (Date.parse(String(proximoIntento)) - Date.now()) / 60_000;

describe('acknowledgement of a complaint', () => {
  it('is sent even when other networks exhausted the limit of its address with queries', async () => {
    const questions: SubmissionReceipt[] = [];
    for (let n = 0; n < 20; n++)
      questions.push(await sendQuestion('victima@correo.com', `198.51.100.${150 + (n % 4)}`));
    const unmailed = questions.filter(({ pasos }) => pasos.includes(mailSteps.none));
    expect(unmailed).toEqual(questions.slice(15));
    const complaint = await complain('victima@correo.com', '198.51.100.160');
    expect(complaint.pasos).not.toContain(mailSteps.none);
    expect(complaint.pasos).not.toContain(mailSteps.late);
    await until(() => arrived(complaint));
  });

  it('is delayed after fifteen per hour, and its receipt says so', async () => {
    const complaints: SubmissionReceipt[] = [];
    for (let n = 0; n < 18; n++) complaints.push(await complain('muchos@correo.com', `198.51.100.${170 + (n % 2)}`));
    const late = complaints.slice(15);
    expect(complaints.filter(({ pasos }) => pasos.includes(mailSteps.late))).toEqual(late);
    await until(() => complaints.slice(0, 15).every(arrived));
    const waiting = (await linesTo('muchos@correo.com')).filter(({ estado }) => estado === 'pendiente');
    expect(waiting.map((line) => Math.round(minutesLeft(line) / 4) * 4)).toEqual([60, 64, 68]);
    // Other mailboxes are not delayed.
    const other = await complain('aparte@correo.com', '198.51.100.170');
    await until(() => arrived(other));
    expect(late.some(arrived)).toBe(false);
    await passTime(test);
    await until(() => late.every(arrived));
    const { body } = await test.anonymous.get(`/api/publico/envios/${late[0]?.comprobante}`).expect(200);
    expect(body.pasos).not.toContain(mailSteps.late);
  });

  it('is omitted after twenty per day from one network, not from others', async () => {
    const complaints: SubmissionReceipt[] = [];
    for (let n = 0; n < 22; n++) complaints.push(await complain('llena@correo.com', `2001:db8:70:${n % 3}::1`));
    const none = complaints.filter(({ pasos }) => pasos.includes(mailSteps.none));
    expect(none).toEqual(complaints.slice(20));
    expect(await linesTo('llena@correo.com')).toHaveLength(20);
    const other = await complain('llena@correo.com', '198.51.100.180');
    expect(other.pasos).toContain(mailSteps.late);
    expect(await linesTo('llena@correo.com')).toHaveLength(21);
  });

  it('is not mentioned in the receipt without an e-mail address', async () => {
    const { body } = await sendTo(test, '198.51.100.190')('reclamos', reclamo()).expect(201);
    expect(body.pasos).not.toContain(mailSteps.none);
  });
});
