import { roles } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { book, CAP, csv, EEFF, importing } from './books.js';

const HEADINGS = 'Al;Tipo;Activo;Pasivo;Patrimonio;Cartera bruta;Cartera en mora;N.º de socios';
const NO_DIGEST = '0'.repeat(64);

const test = useApp();
let archivo: string;
let pdf: string;
const eeff = importing(() => test, EEFF);
const cap = importing(() => test, CAP);

beforeAll(async () => {
  archivo = await uploadDocument(test, EEFF, 'documentos.archivo');
  pdf = await uploadDocument(test, CAP, 'pdf');
});

const history = async (section: string, id: string) =>
  (await test.as('finanzas').get(`/api/${section}/${id}/historial`).expect(200)).body;
const stored = async (section: string, id: string) =>
  (await test.as('finanzas').get(`/api/${section}/${id}`).expect(200)).body;

describe('spreadsheet with three invalid cells', () => {
  const file = csv(
    HEADINGS,
    '31/01/2020;Mensual;1.234.567,89;1000000;234567,89;500;20;1.080',
    '30/02/2020;Mensual;1;1;;;;',
    '31/03/2020;Mensual;mil;1;;;;',
    '30/04/2020;Mensual;1;1;;500;600;',
  );
  const cells = [
    ['A3', 'Al', '30/02/2020', 'Esa fecha no existe'],
    ['C4', 'Activo', 'mil', 'Escriba un número como 1.250,50'],
    ['G5', 'Cartera en mora', '600', 'La cartera en mora no puede superar la cartera bruta'],
  ];

  it('reports each cell with its value and rule in the review', async () => {
    const { body } = await eeff.review(file).expect(200);
    const faults = body.fallas.map((f: Record<string, string>) => [f.celda, f.columna, f.valor, f.mensaje]);
    expect(faults).toEqual(cells);
    expect(body.filas.map(({ accion }: { accion: string }) => accion)).toEqual([
      'crear',
      'corregir',
      'corregir',
      'corregir',
    ]);
    expect(await eeff.rows({ fechaCorte_hasta: '2020-12-31' })).toEqual([]);
  });

  it('writes nothing, not even the valid row', async () => {
    const { body } = await eeff.review(file).expect(200);
    const { body: problem } = await eeff.write(file, body.huella).expect(422);
    expect(problem).toMatchObject({
      codigo: 'archivo_invalido',
      detail: 'No se importó nada: 3 celdas no se admiten.',
    });
    expect(problem.errors).toEqual(Object.fromEntries(cells.map(([at, column, , rule]) => [at, `${column}: ${rule}`])));
    expect(await eeff.rows({ fechaCorte_hasta: '2020-12-31' })).toEqual([]);
  });
});

describe('valid file', () => {
  it('in CSV creates drafts, with Bolivian and plain number formats', async () => {
    const file = csv(
      HEADINGS,
      '31/01/2021;Mensual;1.234.567,89;1000000.00;234567,89;;;1.080',
      '2021-02-28;mensual;2000;;-15,5;;;',
    );
    expect(await eeff.importFile(file)).toEqual({ creados: 2, actualizados: 0, sinCambios: 0 });
    const [january, february] = await eeff.rows({ fechaCorte_desde: '2021-01-01', fechaCorte_hasta: '2021-02-28' });
    expect(january).toMatchObject({
      fechaCorte: '2021-01-31',
      estado: 'borrador',
      activo: '1234567.89',
      pasivo: '1000000.00',
      socios: 1080,
      creadoPor: test.uids.finanzas,
    });
    expect(february).toMatchObject({ activo: '2000.00', pasivo: null, patrimonio: '-15.50' });
    expect((await history(EEFF, january.id))[0]).toMatchObject({ accion: 'crear', uid: test.uids.finanzas });
  });

  it('in Excel reads dates, numbers and formula results', async () => {
    const file = await book(
      [
        ['Al', 'Capital regulatorio (Bs)', 'Activos ponderados por riesgo (Bs)', 'Descripción'],
        [new Date(Date.UTC(2021, 0, 31)), 13_500_000.5, 100_000_000, 'Enero'],
        ['28/02/2021', null, '90.000.000,00', null],
      ],
      { '2,1': 0.1 + 0.2 },
    );
    expect(await cap.importFile(file)).toEqual({ creados: 2, actualizados: 0, sinCambios: 0 });
    const rows = await cap.rows({ fechaCorte_desde: '2021-01-01', fechaCorte_hasta: '2021-02-28' });
    expect(rows).toMatchObject([
      { capitalRegulatorio: '13500000.50', cap: '13.5000', minimoLegal: '10.0000', descripcion: 'Enero' },
      { capitalRegulatorio: '0.30', activosPonderados: '90000000.00' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('SUM');
  });

  it('creates two statements of one date with different slugs', async () => {
    const file = csv('Al;Tipo', '30/06/2021;Mensual', '30/06/2021;Semestral');
    expect(await eeff.importFile(file)).toMatchObject({ creados: 2 });
    const slugs = (await eeff.rows({ fechaCorte: '2021-06-30' })).map(({ slug }: { slug: string }) => slug);
    expect(new Set(slugs).size).toBe(2);
  });

  it('is logged in the audit log without its name', async () => {
    await cap.importFile(csv('Al;Capital regulatorio (Bs);Activos ponderados por riesgo (Bs)', '31/03/2021;10;100'));
    const body = await test.find('/api/sitio/auditoria', { accion: 'importar', seccion: CAP });
    expect(body[0]).toMatchObject({ creadoPor: test.uids.finanzas, titulo: 'Importación: 1 nuevos, 0 actualizados' });
    expect(JSON.stringify(body)).not.toContain('cifras');
  });
});

describe('re-imported file', () => {
  const file = csv('Al;Tipo;Activo', '31/01/2022;Mensual;100', '28/02/2022;Mensual;200');

  it('changes nothing', async () => {
    await eeff.importFile(file);
    expect(await eeff.importFile(file)).toEqual({ creados: 0, actualizados: 0, sinCambios: 2 });
  });

  it('updates existing drafts after showing the changes', async () => {
    const corrected = csv('Al;Tipo;Activo', '31/01/2022;Mensual;100', '28/02/2022;Mensual;250');
    const { body } = await eeff.review(corrected).expect(200);
    expect(body.filas[1]).toMatchObject({
      accion: 'actualizar',
      cambios: [{ campo: 'activo', antes: '200.00', despues: '250.00' }],
    });
    expect((await eeff.write(corrected, body.huella).expect(200)).body).toMatchObject({ actualizados: 1 });
    const [, february] = await eeff.rows({ fechaCorte_desde: '2022-01-01', fechaCorte_hasta: '2022-02-28' });
    expect(february).toMatchObject({ activo: '250.00', version: 2 });
  });

  it('keeps fields without a column', async () => {
    const [{ id, version }] = await eeff.rows({ fechaCorte: '2022-01-31' });
    const documentos = [{ tipo: 'balance', archivo }];
    await test.as('finanzas').put(`/api/${EEFF}/${id}`).send({ version, documentos }).expect(200);
    await eeff.importFile(csv('Al;Tipo;Activo', '31/01/2022;Mensual;101'));
    expect(await stored(EEFF, id)).toMatchObject({ activo: '101.00', documentos });
  });

  it('is rejected when a row changed since the review', async () => {
    const again = csv('Al;Tipo;Activo', '28/02/2022;Mensual;300');
    const { body } = await eeff.review(again).expect(200);
    const [{ id, version }] = await eeff.rows({ fechaCorte: '2022-02-28' });
    await test.as('finanzas').put(`/api/${EEFF}/${id}`).send({ version, pasivo: '7' }).expect(200);
    expect((await eeff.write(again, body.huella).expect(409)).body.codigo).toBe('conflicto');
    expect(await stored(EEFF, id)).toMatchObject({ activo: '250.00' });
  });

  it('is imported once by concurrent requests; the others get 409', async () => {
    const agencias = importing(() => test, 'sitio/agencias', 'administrador');
    const heading = 'Nombre;Tipo;Departamento;Municipio;Dirección';
    const office = 'Agencia A la Vez;Agencia;La Paz;El Alto;Avenida Bolivia 1200';
    const { body } = await agencias.review(csv(heading, office)).expect(200);
    const answers = await Promise.all([1, 2, 3, 4].map(() => agencias.write(csv(heading, office), body.huella)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    for (const refused of answers.filter(({ status }) => status === 409))
      expect(refused.body).toMatchObject({ codigo: 'conflicto', detail: expect.stringContaining('Revíselo de nuevo') });
    expect(await agencias.rows({ q: 'A la Vez' }, 'nombre')).toHaveLength(1);
  });
});

describe('published rows in a file', () => {
  const heading = 'Al;Capital regulatorio (Bs);Activos ponderados por riesgo (Bs)';

  beforeAll(async () => {
    const draft = { fechaCorte: '2023-01-31', capitalRegulatorio: '134.55', activosPonderados: '1000', pdf };
    const { body } = await test.as('finanzas').post(`/api/${CAP}`).send(draft).expect(201);
    await test.as('finanzas').post(`/api/${CAP}/${body.id}/publicar`).send({ version: body.version }).expect(200);
  });

  it('are reported when the file differs', async () => {
    const { body } = await cap.review(csv(heading, '31/01/2023;134,56;1100')).expect(200);
    expect(body.fallas).toMatchObject([
      { celda: 'B2', mensaje: 'El archivo dice «134,56» y lo publicado, «134,55»: corríjalo en su ficha' },
      { celda: 'C2', mensaje: 'El archivo dice «1100,00» y lo publicado, «1000,00»: corríjalo en su ficha' },
    ]);
  });

  it('are unchanged when the file matches, beside new rows', async () => {
    const file = csv(heading, '31/01/2023;134,55;1.000,00', '28/02/2023;134,55;1000');
    expect(await cap.importFile(file)).toEqual({ creados: 1, actualizados: 0, sinCambios: 1 });
  });
});

describe('invalid content', () => {
  it.each([
    ['a read-only column', csv('Al;Tipo;Índice de mora', '31/01/2024;Mensual;1'), 'no se reconocen'],
    [
      'a title above the header',
      csv('Estados de 2024', '', 'Al;Tipo', '31/01/2024;Mensual'),
      'La primera fila que se lee debe tener los encabezados: quite lo que esté encima.',
    ],
    ['a repeated column', csv('Al;Tipo;Activo;activo', '31/01/2024;Mensual;1;1'), 'Columnas repetidas: Activo'],
    ['a missing required column', csv('Al;Activo', '31/01/2024;1'), 'Columnas que faltan: Tipo'],
    ['no rows', csv('Al;Tipo'), 'El archivo no tiene filas'],
    [
      'too many rows',
      csv('Al;Tipo', ...Array.from({ length: 501 }, () => '31/01/2024;Mensual')),
      'lleva hasta 500 filas',
    ],
    ['a damaged workbook', Buffer.from('PK\u0003\u0004nothing'), 'está dañado'],
  ])('rejects %s', async (_, file, message) => {
    const { body } = await eeff.review(file).expect(422);
    expect(body).toMatchObject({ codigo: 'archivo_invalido', detail: expect.stringContaining(message) });
  });

  it.each([
    [
      'a formula as text',
      '31/01/2024;Anual auditado;=HYPERLINK("x")',
      'C2',
      'La celda tiene una fórmula: escriba su valor',
    ],
    ['a cell beyond the header', '31/01/2024;Mensual;;x', '', 'La fila tiene 4 celdas y el encabezado 3'],
  ])('reports %s', async (_, line, celda, mensaje) => {
    const { body } = await eeff.review(csv('Al;Tipo;Firma de auditoría', line.replaceAll('"', ''))).expect(200);
    expect(body.fallas).toContainEqual(expect.objectContaining({ celda, mensaje }));
    expect(JSON.stringify(body)).not.toContain('HYPERLINK');
  });

  it('reports a formula without its result', async () => {
    const file = await book(
      [
        ['Al', 'Tipo', 'Activo'],
        ['31/01/2024', 'Mensual', null],
      ],
      { '1,2': null },
    );
    const { body } = await eeff.review(file).expect(200);
    expect(body.fallas).toMatchObject([
      { celda: 'C2', mensaje: 'La celda tiene una fórmula sin resultado o con error: escriba el valor' },
    ]);
  });

  it('reports a repeated date', async () => {
    const { body } = await eeff.review(csv('Al;Tipo', '31/01/2024;Mensual', '31/01/2024;Mensual')).expect(200);
    expect(body.fallas).toMatchObject([{ celda: 'A3', mensaje: 'Repite la fila 2' }]);
  });

  it('rejects a file over 2 MB', async () => {
    const file = csv('Al;Tipo', 'x'.repeat(3 * 1024 * 1024));
    expect((await eeff.review(file).expect(422)).body.detail).toBe('El archivo supera 2 MB.');
  });

  it('rejects a workbook that expands beyond the limit', async () => {
    const sheet = new Uint8Array(30 * 1024 * 1024).fill(32);
    const bomb = Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'xl/worksheets/sheet1.xml': sheet }));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await eeff.review(bomb).expect(422)).body.detail).toContain('demasiado grande');
  });

  it('rejects a sheet longer than its declared size', async () => {
    const honest = await book([
      ['Al', 'Tipo'],
      ['31/01/2024', 'Mensual'],
    ]);
    await eeff.review(honest).expect(200);
    const lying = Buffer.from(honest);
    // The directory of a zip stores the length of a part 22 bytes before its name.
    lying.writeUInt32LE(100, lying.lastIndexOf('xl/worksheets/sheet1.xml') - 22);
    expect((await eeff.review(lying).expect(422)).body.codigo).toBe('archivo_invalido');
  });
});

describe('permissions of imports', () => {
  const file = csv('Al;Tipo', '31/01/2024;Mensual');
  const allowedRoles = ['administrador', 'finanzas'];

  it.each(roles.filter((rol) => allowedRoles.includes(rol)))('include %s', async (rol) => {
    const { body } = await eeff.review(file, rol).expect(200);
    await eeff.write(file, body.huella, rol).expect(200);
    await test.as(rol).get(`/api/${EEFF}/importar/plantilla`).expect(200);
  });

  it.each(roles.filter((rol) => !allowedRoles.includes(rol)))('exclude %s', async (rol) => {
    await eeff.review(file, rol).expect(403);
    await eeff.write(file, NO_DIGEST, rol).expect(403);
    await test.as(rol).get(`/api/${EEFF}/importar/plantilla`).expect(403);
  });

  it('require a review before the import', async () => {
    expect((await eeff.write(file, '').expect(422)).body.errors).toEqual({
      huella: 'Revise el archivo antes de importarlo',
    });
    await eeff.write(csv('Al;Tipo', '30/09/2019;Mensual'), NO_DIGEST).expect(409);
    expect(await eeff.rows({ fechaCorte: '2019-09-30' })).toEqual([]);
  });

  it('exclude sections without imports', async () => {
    await test.as('administrador').get('/api/novedades/importar/plantilla').expect(404);
  });
});

describe('import template', () => {
  it('has the importable columns and no rows', async () => {
    const { body } = await test
      .as('finanzas')
      .get(`/api/${CAP}/importar/plantilla?formato=xlsx`)
      .responseType('blob')
      .expect(200);
    const { sheets } = await readXlsx(body as Buffer);
    expect(sheets[0]?.rows).toEqual([
      [
        'Al',
        'Capital regulatorio (Bs)',
        'Activos ponderados por riesgo (Bs)',
        'CAP del documento oficial',
        'Mínimo legal',
        'Detalle de la ponderación: Coeficiente (%)',
        'Detalle de la ponderación: Activo',
        'Detalle de la ponderación: Activo ponderado',
        'Descripción',
      ],
    ]);
  });

  it('is accepted once it has rows', async () => {
    const { text } = await test.as('finanzas').get(`/api/${CAP}/importar/plantilla`).buffer(true).expect(200);
    const file = Buffer.from(`${text}30/11/2021;10;100;;10,5;\r\n`);
    expect((await cap.review(file).expect(200)).body.filas).toMatchObject([
      { accion: 'crear', valores: { minimoLegal: '10.5000' } },
    ]);
  });
});

describe('rate limit of imports', () => {
  it('is 60 files per person and hour', async () => {
    const { token } = await test.signUp('finanzas');
    const empty = () =>
      test.anonymous
        .post(`/api/${EEFF}/importar/revision`)
        .set('Authorization', `Bearer ${token}`)
        .attach('archivo', csv('Al;Tipo'), 'cifras.csv');
    for (let n = 0; n < 60; n++) await empty().expect(422);
    await empty().expect(429);
    await eeff.review(csv('Al;Tipo')).expect(422);
  });
});

describe('import into a section with a second-person rule', () => {
  it('creates drafts that the importer can’t publish', async () => {
    await test.as('administrador').post('/api/sitio/segunda-persona').send({ seccion: CAP, roles: [] }).expect(201);
    await cap.importFile(csv('Al;Capital regulatorio (Bs);Activos ponderados por riesgo (Bs)', '31/05/2021;12;100'));
    const [{ id, version }] = await cap.rows({ fechaCorte: '2021-05-31' });
    const withPdf = await test.as('finanzas').put(`/api/${CAP}/${id}`).send({ version, pdf }).expect(200);
    const order = { version: withPdf.body.version };
    const { body } = await test.as('finanzas').post(`/api/${CAP}/${id}/publicar`).send(order).expect(422);
    expect(body.detail).toBe('En esta sección publica otra persona: envíelo a aprobación.');
  });
});
