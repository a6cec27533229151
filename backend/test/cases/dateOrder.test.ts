import { formatDate, todayInLaPaz } from '@coop/domain';
import { addBusinessDays, addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { storeRow } from '../panel/storeRow.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { answer, type Case, extension, order, reclamo, register } from './complaint.js';
import { receivedAt } from './receivedAt.js';

const RECLAMOS = 'contactanos/reclamos';
const today = todayInLaPaz();
const yesterday = addDays(today, -1);
const LONG_AGO = '2019-05-06';

const test = useApp();

const runAction = async (row: Case, name: string, values: object = {}) =>
  (await order(test, row, name, values, 'administrador').expect(200)).body as Case;
const validationErrors = async (row: Case, name: string, values: object) =>
  (await order(test, row, name, values, 'administrador').expect(422)).body.errors;
const businessDay = (count: number) => addBusinessDays(today, count, [], null);

describe('date order of a complaint', () => {
  const received = formatDate(today);

  it('rejects an extension notified to the person or ASFI before the reception', async () => {
    const row = await runAction(await register(test), 'analizar', { asignadoA: test.uids.comercial });
    const first = { ...extension, ampliadoHasta: businessDay(8) };
    for (const ampliacionComunicadaEn of [yesterday, LONG_AGO])
      expect(await validationErrors(row, 'ampliar', { ...first, ampliacionComunicadaEn })).toEqual({
        ampliacionComunicadaEn: `La ampliación no pudo comunicarse antes de recibirse el reclamo, el ${received}`,
      });
    const extended = await runAction(row, 'ampliar', { ...first, ampliacionComunicadaEn: today });
    const further = { ...extension, ampliadoHasta: businessDay(15), asfiCite: 'CITE-1' };
    for (const asfiComunicadoEn of [yesterday, LONG_AGO])
      expect(await validationErrors(extended, 'ampliarConAsfi', { ...further, asfiComunicadoEn })).toEqual({
        asfiComunicadoEn: `No pudo comunicarse a ASFI antes de recibirse el reclamo, el ${received}`,
      });
    await runAction(extended, 'ampliarConAsfi', { ...further, asfiComunicadoEn: today });
  });

  it('rejects a delivery or refund before the reception', async () => {
    const received = addDays(today, -3);
    const row = (await receivedAt(test, RECLAMOS, `${received}T15:00:00.000Z`, reclamo)) as unknown as Case;
    const answered = await runAction(row, 'responder', answer);
    const closing = { medioUsado: 'agencia', entregadoEn: today };
    for (const entregadoEn of [addDays(received, -1), LONG_AGO])
      expect(await validationErrors(answered, 'cerrar', { ...closing, entregadoEn })).toEqual({
        entregadoEn: `La respuesta no pudo entregarse antes de recibirse el reclamo, el ${formatDate(received)}`,
      });
    for (const restituidoEn of [addDays(received, -1), LONG_AGO])
      expect(
        await validationErrors(answered, 'cerrar', { ...closing, montoRestituido: '10.00', restituidoEn }),
      ).toEqual({
        restituidoEn: `La restitución no pudo hacerse antes de recibirse el reclamo, el ${formatDate(received)}`,
      });
    const values = { entregadoEn: yesterday, montoRestituido: '10.00', restituidoEn: received };
    await runAction(answered, 'cerrar', { ...closing, ...values });
  });

  it('rejects a second instance before the response', async () => {
    const row = await runAction(await register(test), 'responder', answer);
    const elevated = { codigoDefensoria: 'DCF-77' };
    for (const segundaInstanciaEn of [yesterday, LONG_AGO])
      expect(await validationErrors(row, 'elevar', { ...elevated, segundaInstanciaEn })).toEqual({
        segundaInstanciaEn: `La segunda instancia no puede ser anterior a la respuesta, del ${formatDate(today)}`,
      });
    const before = await runAction(row, 'elevar', { ...elevated, segundaInstanciaEn: today });
    const ruling = { dictamen: 'La Defensoría confirma lo que respondió la entidad.', montoRestituido: '5.00' };
    expect(await validationErrors(before, 'dictaminar', { ...ruling, restituidoEn: yesterday })).toHaveProperty(
      'restituidoEn',
    );
    await runAction(before, 'dictaminar', { ...ruling, restituidoEn: today });
  });

  it('accepts later dates on rows stored before the rule', async () => {
    const nota = await uploadDocument(test, RECLAMOS, 'notaDesistimiento');
    const impossible = { ampliacionComunicadaEn: LONG_AGO, asfiComunicadoEn: LONG_AGO };
    const extended = await runAction(await storedComplaint({ estado: 'ampliado', ...impossible }), 'responder', answer);
    await runAction(extended, 'cerrar', { medioUsado: 'agencia', entregadoEn: today });
    await runAction(await storedComplaint({ estado: 'ampliado', ...impossible }), 'desistir', {
      notaDesistimiento: nota,
    });
    const moment = new Date().toISOString();
    const closed = await storedComplaint({
      estado: 'cerrado',
      respondidoEn: moment,
      cerradoEn: moment,
      entregadoEn: LONG_AGO,
    });
    const elevated = await runAction(closed, 'elevar', { segundaInstanciaEn: today, codigoDefensoria: 'DCF-77' });
    await runAction(elevated, 'dictaminar', { dictamen: 'La Defensoría confirma lo que respondió la entidad.' });
  });
});

async function storedComplaint(values: object): Promise<Case> {
  const row = (await storeRow(test, RECLAMOS, { ...reclamo, fechaRegistro: today, ...values })) as unknown as Case;
  await test.as('comercial').get(`/api/${RECLAMOS}/${row.id}`).expect(200);
  return row;
}
