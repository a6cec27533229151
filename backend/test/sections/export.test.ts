import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const test = useApp();
beforeAll(async () => {
  const contenido = `<p>${'texto '.repeat(12)}</p>`;
  for (const titulo of ['=HYPERLINK("https://evil.example")', 'Con; punto y "comillas"', '@suma(A1)'])
    await test
      .as('administrador')
      .post('/api/novedades')
      .send({ titulo, contenido, categoria: 'socios', fechaPublicacion: '2026-11-18' })
      .expect(201);
});

const downloadCsv = () => test.as('administrador').get('/api/novedades/exportar').buffer(true);

describe('CSV export', () => {
  it('has a BOM, semicolons, labels, user names and local dates', async () => {
    const { text, headers } = await downloadCsv().expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="novedades.csv"');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text.split('\n')[0]).toContain(';Título;Categoría;Fecha;Resumen;Contenido;');
    expect(text).toContain('"Con; punto y ""comillas"""');
    expect(text).toContain(';Usuario administrador;');
    expect(text).toContain(';18/11/2026;');
  });

  it('escapes formulas', async () => {
    const { text } = await downloadCsv().expect(200);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).toContain(";'@suma(A1);");
  });

  it('applies the filter', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'punto' }));
    const { text } = await test
      .as('administrador')
      .get(`/api/novedades/exportar?filter=${filter}`)
      .buffer(true)
      .expect(200);
    expect(text.trim().split('\n')).toHaveLength(2);
  });
});

describe('unique combination of fields', () => {
  const feriado = { fecha: '2026-12-25', nombre: 'Navidad', ambito: 'nacional', tipo: 'feriado' };
  const create = (change: object) =>
    test
      .as('administrador')
      .post('/api/sitio/feriados')
      .send({ ...feriado, ...change });

  it('reports the duplicate at a visible field, and accepts another value', async () => {
    await create({}).expect(201);
    const { body } = await create({ nombre: 'Otra Navidad' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['fecha']);
    await create({ fecha: '2026-11-02', nombre: 'Todos Santos' }).expect(201);
  });
});
