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

const exported = () => test.as('administrador').get('/api/novedades/exportar').buffer(true);

describe('an export', () => {
  it('is a CSV that Excel in Spanish opens: BOM, semicolons, labels, names of people', async () => {
    const { text, headers } = await exported().expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="novedades.csv"');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text.split('\n')[0]).toContain(';Título;Categoría;Fecha;Resumen;Contenido;');
    expect(text).toContain('"Con; punto y ""comillas"""');
    expect(text).toContain(';Usuario administrador;');
    expect(text).toContain(';18/11/2026;');
  });

  it('neutralises what a spreadsheet would run', async () => {
    const { text } = await exported().expect(200);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).toContain(";'@suma(A1);");
  });

  it('obeys the filter', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'punto' }));
    const { text } = await test
      .as('administrador')
      .get(`/api/novedades/exportar?filter=${filter}`)
      .buffer(true)
      .expect(200);
    expect(text.trim().split('\n')).toHaveLength(2);
  });
});

describe('a value that must be unique', () => {
  const feriado = { fecha: '2026-12-25', nombre: 'Navidad', ambito: 'nacional', tipo: 'feriado' };
  const create = (change: object) =>
    test
      .as('administrador')
      .post('/api/sitio/feriados')
      .send({ ...feriado, ...change });

  it('is refused the second time under a field that the form shows, and accepted with another key', async () => {
    await create({}).expect(201);
    const { body } = await create({ nombre: 'Otra Navidad' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['fecha']);
    await create({ fecha: '2026-11-02', nombre: 'Todos Santos' }).expect(201);
  });
});
