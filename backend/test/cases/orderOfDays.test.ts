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
/** Long before any complaint of today. */
const LONG_AGO = '2019-05-06';

const test = useApp();

const give = async (row: Case, name: string, values: object = {}) =>
  (await order(test, row, name, values, 'administrador').expect(200)).body as Case;
const refused = async (row: Case, name: string, values: object) =>
  (await order(test, row, name, values, 'administrador').expect(422)).body.errors;
const businessDay = (count: number) => addBusinessDays(today, count, [], null);

describe('the days of a complaint follow each other', () => {
  const received = formatDate(today);

  it('its extension is communicated, to the person and to ASFI, from its reception on', async () => {
    const row = await give(await register(test), 'analizar', { asignadoA: test.uids.comercial });
    const first = { ...extension, ampliadoHasta: businessDay(8) };
    for (const ampliacionComunicadaEn of [yesterday, LONG_AGO])
      expect(await refused(row, 'ampliar', { ...first, ampliacionComunicadaEn })).toEqual({
        ampliacionComunicadaEn: `La ampliación no pudo comunicarse antes de recibirse el reclamo, el ${received}`,
      });
    const extended = await give(row, 'ampliar', { ...first, ampliacionComunicadaEn: today });
    const further = { ...extension, ampliadoHasta: businessDay(15), asfiCite: 'CITE-1' };
    for (const asfiComunicadoEn of [yesterday, LONG_AGO])
      expect(await refused(extended, 'ampliarConAsfi', { ...further, asfiComunicadoEn })).toEqual({
        asfiComunicadoEn: `No pudo comunicarse a ASFI antes de recibirse el reclamo, el ${received}`,
      });
    await give(extended, 'ampliarConAsfi', { ...further, asfiComunicadoEn: today });
  });

  it('its answer is delivered, and money given back, from its reception on', async () => {
    const received = addDays(today, -3);
    const row = (await receivedAt(test, RECLAMOS, `${received}T15:00:00.000Z`, reclamo)) as unknown as Case;
    const answered = await give(row, 'responder', answer);
    const closing = { medioUsado: 'agencia', entregadoEn: today };
    for (const entregadoEn of [addDays(received, -1), LONG_AGO])
      expect(await refused(answered, 'cerrar', { ...closing, entregadoEn })).toEqual({
        entregadoEn: `La respuesta no pudo entregarse antes de recibirse el reclamo, el ${formatDate(received)}`,
      });
    for (const restituidoEn of [addDays(received, -1), LONG_AGO])
      expect(await refused(answered, 'cerrar', { ...closing, montoRestituido: '10.00', restituidoEn })).toEqual({
        restituidoEn: `La restitución no pudo hacerse antes de recibirse el reclamo, el ${formatDate(received)}`,
      });
    const values = { entregadoEn: yesterday, montoRestituido: '10.00', restituidoEn: received };
    await give(answered, 'cerrar', { ...closing, ...values });
  });

  it('it goes to the second instance from the day of its answer on', async () => {
    const row = await give(await register(test), 'responder', answer);
    const elevated = { codigoDefensoria: 'DCF-77' };
    for (const segundaInstanciaEn of [yesterday, LONG_AGO])
      expect(await refused(row, 'elevar', { ...elevated, segundaInstanciaEn })).toEqual({
        segundaInstanciaEn: `La segunda instancia no puede ser anterior a la respuesta, del ${formatDate(today)}`,
      });
    const before = await give(row, 'elevar', { ...elevated, segundaInstanciaEn: today });
    const ruling = { dictamen: 'La Defensoría confirma lo que respondió la entidad.', montoRestituido: '5.00' };
    expect(await refused(before, 'dictaminar', { ...ruling, restituidoEn: yesterday })).toHaveProperty('restituidoEn');
    await give(before, 'dictaminar', { ...ruling, restituidoEn: today });
  });

  it('accepts later dates after rows that precede the rule', async () => {
    const nota = await uploadDocument(test, RECLAMOS, 'notaDesistimiento');
    const impossible = { ampliacionComunicadaEn: LONG_AGO, asfiComunicadoEn: LONG_AGO };
    const extended = await give(await stored({ estado: 'ampliado', ...impossible }), 'responder', answer);
    await give(extended, 'cerrar', { medioUsado: 'agencia', entregadoEn: today });
    await give(await stored({ estado: 'ampliado', ...impossible }), 'desistir', { notaDesistimiento: nota });
    const moment = new Date().toISOString();
    const closed = await stored({ estado: 'cerrado', respondidoEn: moment, cerradoEn: moment, entregadoEn: LONG_AGO });
    const elevated = await give(closed, 'elevar', { segundaInstanciaEn: today, codigoDefensoria: 'DCF-77' });
    await give(elevated, 'dictaminar', { dictamen: 'La Defensoría confirma lo que respondió la entidad.' });
  });
});

async function stored(values: object): Promise<Case> {
  const row = (await storeRow(test, RECLAMOS, { ...reclamo, fechaRegistro: today, ...values })) as unknown as Case;
  await test.as('comercial').get(`/api/${RECLAMOS}/${row.id}`).expect(200);
  return row;
}
