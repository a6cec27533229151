import { todayInLaPaz } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { useNovedades } from '../editorial/writeNovedades.js';
import { makePdf } from '../files/makePdf.js';
import { useApp } from '../support/useApp.js';

// Takes the client address from the proxy header.
const test = useApp({ TRUSTED_PROXIES: '1' });
const news = useNovedades(test);

const search = (query: object) => test.anonymous.get('/api/publico/busqueda').query(query);
const titles = async (q: string, more: object = {}) =>
  (await search({ q, ...more }).expect(200)).body.map(({ titulo }: { titulo: string }) => titulo);
const publish = async (titulo: string, changes: object = {}) =>
  news.order(await news.create(titulo, changes), 'publicar');
const dayFromNow = (days: number) => todayInLaPaz(new Date(Date.now() + days * 86_400_000));
const body = (text: string) => ({ contenido: `<p>${text} ${'Más información en nuestras agencias. '.repeat(2)}</p>` });

describe('public search', () => {
  beforeAll(async () => {
    await publish('Créditos con tasa preferencial', body('Financiación para productores de quinua.'));
    await publish('Llamado LP-019/2026 (comisión de 11.50 %): www.kantuta.test', body('Ahorro/crédito.'));
    await publish('Jornada de vacunación', body('Atendemos a los niños en la oficina de El Alto.'));
  });

  it.each([
    ['credito', 'Créditos con tasa preferencial'],
    ['CRÉDITO', 'Créditos con tasa preferencial'],
    ['tasas', 'Créditos con tasa preferencial'],
    ['financiacion', 'Créditos con tasa preferencial'],
    ['financiaciones productor', 'Créditos con tasa preferencial'],
    ['quin', 'Créditos con tasa preferencial'],
    ['vacunacion', 'Jornada de vacunación'],
    ['niño', 'Jornada de vacunación'],
    ['ninos alto', 'Jornada de vacunación'],
    ['LP-019/2026', 'Llamado LP-019/2026 (comisión de 11.50 %): www.kantuta.test'],
    ['11.50', 'Llamado LP-019/2026 (comisión de 11.50 %): www.kantuta.test'],
    ['kantuta.test ahorro', 'Llamado LP-019/2026 (comisión de 11.50 %): www.kantuta.test'],
  ])('finds by «%s» despite accents, plurals and an unfinished last word', async (q, titulo) => {
    expect(await titles(q)).toContain(titulo);
  });

  it('matches any word and ranks rows with more matches first', async () => {
    await publish('Feria de la quinua', body('Habrá comida.'));
    expect(await titles('quinua xilofonista')).toContain('Feria de la quinua');
    expect((await titles('tasa quinua'))[0]).toBe('Créditos con tasa preferencial');
    expect(await titles('xilofonista')).toEqual([]);
  });

  it('ranks recent news first', async () => {
    await publish('Horario de verano', { ...body('De antes.'), fechaPublicacion: dayFromNow(-700) });
    await publish('Horario de invierno', { ...body('De ahora.'), fechaPublicacion: dayFromNow(-3) });
    expect(await titles('horario')).toEqual(['Horario de invierno', 'Horario de verano']);
  });

  it('corrects typos', async () => {
    expect(await titles('vacunacoin')).toEqual(['Jornada de vacunación']);
    expect(await titles('qinua')).toContain('Créditos con tasa preferencial');
  });

  it('applies a certain spelling correction and ignores an uncertain one', async () => {
    await publish('Vivienda con garaje', body('Cerca de la plaza.'));
    await publish('Plaza de ferias', body('Al aire libre.'));
    expect((await titles('bibienda plaza'))[0]).toBe('Vivienda con garaje');
    expect(await titles('garage plata')).toEqual(['Vivienda con garaje']);
  });

  it('shows the summary of the result wherever the match is', async () => {
    const resumen = 'Una tarde de juegos para toda la familia.';
    await publish('Encuentro de otoño', { resumen, ...body('Habrá un mimo y una murga.') });
    const { body: rows } = await search({ q: 'murga' }).expect(200);
    expect(rows).toMatchObject([{ titulo: 'Encuentro de otoño', fragmento: resumen }]);
  });

  it('highlights «año» and not «anónimo» for the query «año»', async () => {
    await publish('Depósito a plazo fijo', body('A un año, con su comprobante anónimo.'));
    const { body: rows } = await search({ q: 'año' }).expect(200);
    const searchEverywhere = rows.find(({ titulo }: { titulo: string }) => titulo === 'Depósito a plazo fijo');
    expect(searchEverywhere.fragmento).toContain('\u0002año\u0003');
    expect(searchEverywhere.fragmento).not.toContain('\u0002anónimo');
  });

  it('leaves out partial matches when one row matches every word', async () => {
    await publish('Taller de xilografía', body('Para jóvenes.'));
    await publish('Taller de cerámica', body('Para jóvenes.'));
    expect(await titles('taller xilografía')).toEqual(['Taller de xilografía']);
  });

  it('applies the synonyms that staff define', async () => {
    expect(await titles('chamba')).toEqual([]);
    const administrador = test.as('administrador');
    const synonym = { escriben: 'chamba\nlaburo', significan: 'jornada' };
    const { body: row } = await administrador.post('/api/sitio/sinonimos').send(synonym).expect(201);
    expect(await titles('laburo')).toEqual(['Jornada de vacunación']);
    const lacking = await administrador.post('/api/sitio/sinonimos').send({ escriben: 'nada' }).expect(422);
    expect(lacking.body.errors).toHaveProperty('significan');
    const astray = { escriben: 'nada', pagina: '/no-existe' };
    const refused = await administrador.post('/api/sitio/sinonimos').send(astray).expect(422);
    expect(refused.body.errors).toEqual({ pagina: 'El sitio no tiene una página en esa dirección' });
    expect(row.escriben).toBe(synonym.escriben);
  });

  it('counts failed queries of several visitors for administrador, without addresses, digits or rare queries', async () => {
    const searchFrom = (n: number, q: string) => search({ q }).set('X-Forwarded-For', `198.51.100.${n}`).expect(200);
    for (const q of ['ornitorrinco azul', 'carnet 4567890']) for (let n = 0; n < 4; n++) await searchFrom(n, q);
    // One visitor repeats the query, and another sends it once.
    for (const n of [7, 7, 7, 8]) await searchFrom(n, 'deuda de rosa mamani');
    const { body: missed } = await test.as('administrador').get('/api/sitio/busquedas').expect(200);
    const texts = missed.map(({ texto, veces }: { texto: string; veces: number }) => [texto, veces]);
    expect(texts).toContainEqual(['ornitorrinco azul', 4]);
    expect(JSON.stringify(missed)).not.toMatch(/4567890|198\.51|mamani/);
    await test.as('comercial').get('/api/sitio/busquedas').expect(403);
    const made = await test.as('administrador').post('/api/sitio/busquedas').send({ texto: 'a mano' });
    expect(made.status).toBe(403);
  });

  it('ranks titles above mentions and returns highlights, ranges and counts by section', async () => {
    await publish('Una mención al pasar', body('Hablamos también de la jornada de los socios.'));
    const { body: searchEverywhere, headers } = await search({ q: 'jornada' }).expect(200);
    expect(searchEverywhere.map(({ titulo }: { titulo: string }) => titulo)).toEqual([
      'Jornada de vacunación',
      'Una mención al pasar',
    ]);
    expect(searchEverywhere[1]).toMatchObject({
      url: '/novedades/una-mencion-al-pasar',
      seccion: 'novedades',
      etiqueta: 'Novedades',
      tipo: 'pagina',
      fragmento: expect.stringContaining('\u0002jornada\u0003'),
      fecha: '2024-11-18',
    });
    expect(headers['content-range']).toBe('busqueda 0-1/2');
    expect(await titles('jornada', { range: '[1,1]' })).toEqual(['Una mención al pasar']);
    expect(await titles('jornada', { seccion: 'comunicados' })).toEqual([]);
    const counts = await test.anonymous.get('/api/publico/busqueda/secciones').query({ q: 'jornada' }).expect(200);
    expect(counts.body).toEqual([{ seccion: 'novedades', etiqueta: 'Novedades', total: 2 }]);
  });

  it('suggests titles for a prefix', async () => {
    const { body: searchEverywhere } = await test.anonymous
      .get('/api/publico/busqueda/sugerencias')
      .query({ q: 'jorn' })
      .expect(200);
    expect(searchEverywhere).toEqual([
      { titulo: 'Jornada de vacunación', url: '/novedades/jornada-de-vacunacion', etiqueta: 'Novedades' },
    ]);
  });

  it('indexes the text of published documents and updates it on replacement', async () => {
    const text = 'BT /F1 12 Tf 20 100 Td (El patrimonio de los cooperativistas) Tj ET';
    const pdf = makePdf({
      page: '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>',
      objects: [
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ],
    });
    const file = await test
      .as('administrador')
      .post('/api/archivos')
      .field({ seccion: 'institucional/boletines-informativos', campo: 'pdf' })
      .attach('archivo', pdf, 'boletin-de-marzo.pdf')
      .expect(201);
    const draft = {
      titulo: 'Boletín de marzo',
      numero: 3,
      gestion: 2026,
      periodicidad: 'mensual',
      fechaEdicion: '2026-03-31',
    };
    const administrador = test.as('administrador');
    const section = '/api/institucional/boletines-informativos';
    const row = (
      await administrador
        .post(section)
        .send({ ...draft, pdf: file.body.id })
        .expect(201)
    ).body;
    await administrador.post(`${section}/${row.id}/publicar`).send({ version: row.version }).expect(200);
    for (let left = 100; left > 0 && (await titles('cooperativista')).length === 0; left--)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await search({ q: 'patrimonio cooperativista' }).expect(200)).body).toMatchObject([
      { titulo: 'Boletín de marzo', url: '/documentos/boletin-de-marzo.pdf', tipo: 'documento' },
    ]);
    // After its replacement by a scan without text, the old text is no longer found.
    await administrador
      .post(`/api/archivos/${file.body.id}/reemplazo`)
      .set(test.seen(file.body.id))
      .field({ motivo: 'Nombraba a una persona' })
      .attach('archivo', makePdf(), 'boletin-de-marzo.pdf')
      .expect(200);
    expect(await titles('cooperativista')).toEqual([]);
    expect(await titles('marzo')).toEqual(['Boletín de marzo']);
  });

  it('rejects a malformed section and returns nothing for an unknown one', async () => {
    await search({ q: 'tasa', seccion: '\u0000' }).expect(400);
    await search({ q: 'tasa', seccion: 'no-existe' }).expect(200, []);
  });
});

describe('unpublished content in the public search', () => {
  const searchEverywhere = async () => [
    await titles('zorzal'),
    (await test.anonymous.get('/api/publico/busqueda/sugerencias').query({ q: 'zorzal' }).expect(200)).body,
    (await test.anonymous.get('/api/publico/busqueda/secciones').query({ q: 'zorzal' }).expect(200)).body,
  ];

  it.each([
    ['a draft', () => news.create('Borrador del zorzal')],
    ['news that start tomorrow', () => publish('Zorzal de mañana', { fechaPublicacion: dayFromNow(1) })],
    ['news that ended yesterday', () => publish('Zorzal de ayer', { vigenteHasta: dayFromNow(-1) })],
    ['archived news', async () => news.order(await publish('Zorzal archivado'), 'archivar')],
    ['an internal note', () => publish('Novedad con nota', { notaInterna: 'Preguntar por el zorzal' })],
    ['an unpublished edit', async () => news.edit(await publish('Novedad editada'), { titulo: 'Ahora con un zorzal' })],
  ])('excludes %s', async (_, make) => {
    await make();
    expect(await searchEverywhere()).toEqual([[], [], []]);
  });

  it('appears during its dates and disappears when archived', async () => {
    const row = await publish('Zorzal de hoy', { fechaPublicacion: dayFromNow(0), vigenteHasta: dayFromNow(0) });
    expect(await titles('zorzal')).toEqual(['Zorzal de hoy']);
    await news.order(row, 'archivar');
    expect(await searchEverywhere()).toEqual([[], [], []]);
  });
});

describe('search query validation', () => {
  it.each(['x', ' ', '%%', '***', '', '\u0000\u0001', 'a'.repeat(101)])(
    'rejects a query without words: %j',
    async (q) => {
      expect((await search({ q }).expect(400)).body.errors).toHaveProperty('q');
    },
  );

  it.each([
    "' or 1=1 --",
    'a & | ! ( ) :*',
    '"comillas" -menos',
    'x:* <-> y',
    '\\',
    "tasa'); drop table busqueda; --",
    '<script>alert(1)</script>',
    'ñandú ☃ 日本',
  ])('treats operators as words: %s', async (q) => {
    const { status } = await search({ q });
    expect([200, 400]).toContain(status);
  });

  it('rejects unknown, repeated and invalid parameters', async () => {
    await search({ q: 'tasa', filtro: '1' }).expect(400);
    await search({ q: ['tasa', 'otra'] }).expect(400);
    await search({ q: 'tasa', range: '[9,0]' }).expect(400);
    expect((await search({ q: 'tasa', seccion: 'usuarios' }).expect(200)).body).toEqual([]);
  });
});
