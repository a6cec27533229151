import { describe, expect, it } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import { applicationFor } from '../cases/application.js';
import { answer, order, register } from '../cases/complaint.js';
import { registerQuery } from '../cases/query.js';
import { readPdf } from '../support/readPdf.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

const get = async (address: string): Promise<Buffer> =>
  (await test.as('administrador').get(`/api/contactanos/${address}`).responseType('blob').expect(200)).body;

async function letter(respuesta: string) {
  const row = await register(test);
  await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
  await order(test, row, 'responder', { ...answer, respuesta }).expect(200);
  return get(`reclamos/${row.id}/carta`);
}

async function application(detalle: string) {
  const values = { ...(await applicationFor(test)), destino: 'otro', destinoDetalle: detalle };
  const { body } = await test.anonymous.post('/api/publico/contactanos/solicitudes-creditos').send(values).expect(201);
  const filter = JSON.stringify({ q: body.codigo });
  const list = await test
    .as('administrador')
    .get('/api/contactanos/solicitudes-creditos')
    .query({ filter })
    .expect(200);
  return get(`solicitudes-creditos/${list.body[0].id}/solicitud`);
}

/** Each kind of document, with a typed text. */
const kinds = [
  ['proof of a complaint', async (text: string) => proofOf('reclamos', await register(test, { descripcion: text }))],
  ['proof of a query', async (text: string) => proofOf('consultas', await registerQuery(test, { mensaje: text }))],
  ['letter', letter],
  ['application', application],
] as const;
const proofOf = (section: string, { id }: { id: string }) => get(`${section}/${id}/constancia`);

const typed = [
  'Señora Ñusta Ágüero: la comisión de Bs 35,00 «se devolvió».',
  'Revisado ✓ y ✔, con 😀.',
  'Привет мир. Ελληνικά.',
  `${'w'.repeat(45)}.`,
];
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe.each(kinds)('%s as PDF', (_, make) => {
  it('prints the typed text and names characters without a glyph', async () => {
    const text = withoutSpaces(await readPdf(await make([...typed, '中文 y 👍'].join(' '))));
    for (const phrase of typed) expect(text).toContain(withoutSpaces(phrase));
    expect(text).toContain(withoutSpaces('[caracteres U+4E2D U+6587] y [emoji U+1F44D]'));
    expect(text).not.toContain('\u0000');
  });

  it('is tagged, with a language and a title', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await make('Un texto de prueba. '.repeat(9))));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(((await pdf.getMetadata()).info as { Language?: string; Title?: string }).Language).toBe('es-BO');
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'P']) expect(tree).toContain(`"role":"${role}"`);
  });
});
