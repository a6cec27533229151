import { sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { envios } from '../../src/platform/database/schema/cases.js';
import { historial } from '../../src/platform/database/schema/history.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { consulta, reclamo } from '../intake/samples.js';
import { otherSystems } from '../machines/otherSystems.js';
import { useApp } from '../support/useApp.js';

const KEY = 'clave-que-solo-tiene-quien-envia';
const calificacion = { ...sections['contactanos/calificaciones'].example, aceptaTratamiento: true };
const opinion = { ...sections['contactanos/opiniones'].example, aceptaTratamiento: true };
/** Matches data that identifies a sender: a non-null JSON value, a changed field or an export column. */
const SENDERS =
  /"(claveEnvio|huellaOrigen)":"|"campo":"(claveEnvio|huellaOrigen)"|Clave del envío|Huella del origen|clave-que-solo/;

const test = useApp();

const { machine, by } = otherSystems(() => test);

const send = async (form: string, values: object, key = KEY) => {
  const { status, body } = await test.anonymous
    .post(`/api/publico/contactanos/${form}`)
    .send({ ...values, clave_envio: key });
  expect([status, body.errors ?? {}]).toEqual([201, {}]);
  return body;
};
type Form = 'consultas' | 'reclamos' | 'calificaciones' | 'opiniones';
const storedIn = async (form: Form) => test.database.select().from(tables[`contactanos/${form}`]);
const idOf = async (form: Form, codigo: string) =>
  (await storedIn(form)).find((row) => row.codigo === codigo)?.id ?? '';

describe('sender identification', () => {
  it.each(['comercial', 'administrador'] as const)('is hidden from %s', async (rol) => {
    const { codigo } = await send('reclamos', reclamo());
    const path = '/api/contactanos/reclamos';
    const id = await idOf('reclamos', codigo);
    const answers = await Promise.all(
      [`${path}/${id}`, path, `${path}/${id}/historial`, `${path}/${id}/historial/1`, `${path}/cambios`].map(
        (address) => test.as(rol).get(address).expect(200),
      ),
    );
    const { text: csv } = await test.as(rol).get(`${path}/exportar?formato=csv`).expect(200);
    for (const text of [...answers.map(({ text }) => text), csv]) expect(text).not.toMatch(SENDERS);
    // Staff still receive the other internal fields.
    expect(answers[0]?.body).toMatchObject({ huellaOrigen: null, politicaVersion: expect.any(String) });
    expect(csv).toContain('Versión de la política de datos');
  });

  it('is hidden from API keys', async () => {
    const { codigo } = await send('consultas', consulta);
    const { key } = await machine(['contactanos/consultas:leer']);
    const { text } = await by(key)
      .get(`/api/contactanos/consultas/${await idOf('consultas', codigo)}`)
      .expect(200);
    expect(text).toContain(codigo);
    expect(text).not.toMatch(SENDERS);
  });

  it('keeps the idempotency key out of the row and its history', async () => {
    const { codigo } = await send('consultas', { ...consulta, nombres: 'Otra' });
    const id = await idOf('consultas', codigo);
    const rows = (await storedIn('consultas')).filter((row) => row.id === id);
    const lines = await test.database.select().from(historial).where(eq(historial.registro, id));
    expect([rows.length, lines.length]).toEqual([1, 1]);
    expect(JSON.stringify([rows, lines])).not.toContain(KEY);
  });
});

describe('resubmitted form', () => {
  const again = reclamo();

  it('returns the private link only while the acknowledgement is valid', async () => {
    const first = await send('reclamos', again);
    expect(await send('reclamos', again)).toMatchObject({ codigo: first.codigo, enlace: first.enlace });
    await test.database.update(envios).set({ venceEn: new Date(Date.now() - 1_000).toISOString() });
    expect(await send('reclamos', again)).toMatchObject({ codigo: first.codigo, enlace: null });
  });
});

describe('origin fingerprint', () => {
  it('is equal for submissions with an e-mail address, and unique for anonymous ones', async () => {
    for (const n of [1, 2])
      await send('consultas', { ...consulta, correo: `p${n}@correo.com` }, `clave-de-envio-con-correo-${n}`);
    await send('calificaciones', calificacion, 'clave-de-envio-sin-nombre-1');
    await send('calificaciones', calificacion, 'clave-de-envio-sin-nombre-2');
    await send('opiniones', opinion, 'clave-de-envio-sin-nombre-3');
    const written = (await storedIn('consultas')).filter(({ correo }) => /^p\d@/.test(correo ?? ''));
    expect(written.length).toBe(2);
    expect(new Set(written.map(({ huellaOrigen }) => huellaOrigen)).size).toBe(1);
    const nameless = [...(await storedIn('calificaciones')), ...(await storedIn('opiniones'))];
    const prints = [...nameless, ...written].map(({ huellaOrigen }) => huellaOrigen);
    expect(prints.every(Boolean)).toBe(true);
    expect(new Set(prints).size).toBe(nameless.length + 1);
  });
});
