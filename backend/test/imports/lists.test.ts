import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import { readCsvExport, readXlsxExport } from '../exports/readExport.js';
import { useApp } from '../support/useApp.js';
import { book, csv, importing } from './books.js';

const AGENCIAS = 'sitio/agencias';
const FERIADOS = 'sitio/feriados';
const TARIFARIO = 'institucional/tarifario';
const TASAS = 'sitio/tasas-de-referencia';

const test = useApp();

const importingInto = (section: string) => importing(() => test, section, 'administrador');
const agencias = importingInto(AGENCIAS);
const tarifario = importingInto(TARIFARIO);

const HEADINGS =
  'Nombre;Tipo;Departamento;Municipio;Dirección;Teléfonos;Servicios;Horarios: Días;Horarios: Abre;Horarios: Cierra';
const agencyLine = (name: string, turn: string) =>
  `${name};Agencia;La Paz;El Alto;Avenida Bolivia 1200;(2) 282 1200 | 71234567;Cajas | Giros y remesas;${turn}`;
const continuationLine = (turn: string, name = '') => `${name};;;;;;;${turn}`;

describe('row with a list', () => {
  it('spans one line per list item, with or without its repeated name', async () => {
    const file = csv(
      HEADINGS,
      agencyLine('Agencia Uno', 'Lunes a viernes;8:30;12:30'),
      continuationLine('Lunes a viernes;14:30;18:30'),
      agencyLine('Agencia Dos', 'Sábado;09:00;12:30'),
      continuationLine('Domingo;09:00;11:00', 'Agencia Dos'),
    );
    const { body } = await agencias.review(file).expect(200);
    expect(body.columnas.map(({ campo }: { campo: string }) => campo)).toContain('horarios');
    expect(body.filas.map(({ fila, accion }: { fila: number; accion: string }) => [fila, accion])).toEqual([
      [2, 'crear'],
      [4, 'crear'],
    ]);
    expect(await agencias.importFile(file)).toEqual({ creados: 2, actualizados: 0, sinCambios: 0 });
    const [one, two] = await agencias.rows({ q: 'Agencia' }, 'nombre');
    expect([one, two].map(({ nombre }) => nombre).toSorted()).toEqual(['Agencia Dos', 'Agencia Uno']);
    const first = [one, two].find(({ nombre }) => nombre === 'Agencia Uno');
    expect(first).toMatchObject({
      estado: 'borrador',
      telefonos: ['(2) 282 1200', '71234567'],
      servicios: ['cajas', 'giros_remesas'],
      horarios: [
        { dias: 'lun_vie', abre: '08:30', cierra: '12:30' },
        { dias: 'lun_vie', abre: '14:30', cierra: '18:30' },
      ],
    });
    expect(await agencias.importFile(file)).toEqual({ creados: 0, actualizados: 0, sinCambios: 2 });
  });

  it('reports each invalid cell at its line and writes nothing', async () => {
    const file = csv(
      HEADINGS,
      agencyLine('Agencia Tres', 'Lunes a viernes;8:30;12:30'),
      continuationLine('Feriados;14:30;a las seis'),
      agencyLine('Agencia Cuatro', 'Sábado;12:30;09:00'),
    );
    const { body } = await agencias.review(file).expect(200);
    const faults = body.fallas.map((one: Record<string, string>) => [one.celda, one.columna, one.valor]);
    expect(faults).toEqual([
      ['H3', 'Horarios: Días', 'Feriados'],
      ['J3', 'Horarios: Cierra', 'a las seis'],
      ['', 'Horarios', ''],
    ]);
    expect(body.fallas[2].mensaje).toBe('Cada turno debe cerrar después de abrir (desde la fila 4 del archivo)');
    await agencias.write(file, body.huella).expect(422);
    for (const q of ['Agencia Tres', 'Agencia Cuatro']) expect(await agencias.rows({ q }, 'nombre')).toEqual([]);
  });

  it('reports an unknown choice once, at its cell', async () => {
    const file = csv(
      HEADINGS,
      agencyLine('Agencia Siete', 'Sábado;09:00;12:30').replace('Giros y remesas', 'Peluquería | Sastrería'),
      agencyLine('Agencia Ocho', 'Sábado;09:00;12:30').replace('71234567', 'setenta y uno'),
    );
    const { body } = await agencias.review(file).expect(200);
    expect(body.fallas.map(({ celda, campo, columna }: Record<string, string>) => [celda, campo, columna])).toEqual([
      ['G2', 'servicios', 'Servicios'],
      ['F3', 'telefonos', 'Teléfonos'],
    ]);
    expect(body.fallas[0]).toMatchObject({
      valor: 'Cajas | Peluquería | Sastrería',
      mensaje: expect.stringMatching(/^Elija entre las opciones: Cajas, .+ o .+$/),
    });
  });

  it('is replaced when the file differs, and kept when the column is missing', async () => {
    await agencias.importFile(csv(HEADINGS, agencyLine('Agencia Cinco', 'Sábado;09:00;12:30')));
    const plain = csv('Nombre;Tipo;Departamento;Municipio;Dirección', 'Agencia Cinco;Agencia;La Paz;El Alto;Calle 2');
    expect(await agencias.importFile(plain)).toMatchObject({ actualizados: 1 });
    const changed = csv(
      HEADINGS,
      agencyLine('Agencia Cinco', 'Sábado;09:00;13:00'),
      continuationLine('Domingo;09:00;11:00'),
    );
    const { body } = await agencias.review(changed).expect(200);
    const [horarios] = body.filas[0].cambios.filter(({ campo }: { campo: string }) => campo === 'horarios');
    expect(horarios.antes).toEqual([{ dias: 'sab', abre: '09:00', cierra: '12:30' }]);
    expect(horarios.despues).toHaveLength(2);
  });

  it('reports an ambiguous name', async () => {
    const draft = { tipo: 'agencia_fija', departamento: 'LP', municipio: 'El Alto', direccion: 'Calle 1' };
    for (const _ of [1, 2])
      await test
        .as('administrador')
        .post(`/api/${AGENCIAS}`)
        .send({ ...draft, nombre: 'Agencia Repetida' })
        .expect(201);
    const { body } = await agencias.review(csv(HEADINGS, agencyLine('Agencia Repetida', 'Sábado;09:00;12:30')));
    expect(body.fallas).toMatchObject([{ celda: 'A2', mensaje: 'Hay 2 así: corríjalos en su ficha' }]);
  });

  it('reads Excel times', async () => {
    const hour = (h: number, m: number) => new Date(Date.UTC(1899, 11, 31, h, m));
    const file = await book([
      HEADINGS.split(';'),
      ['Agencia Seis', 'Agencia', 'La Paz', 'El Alto', 'Calle 6', '', 'Cajas', 'Sábado', hour(8, 30), hour(12, 0)],
    ]);
    await agencias.importFile(file);
    const [row] = await agencias.rows({ q: 'Agencia Seis' }, 'nombre');
    expect(row.horarios).toEqual([{ dias: 'sab', abre: '08:30', cierra: '12:00' }]);
  });
});

describe('tarifario import', () => {
  const headings =
    'Título;Vigente desde;Filas: Grupo;Filas: Concepto;Filas: Se cobra o paga;Filas: Valor;Filas: Moneda';

  it('creates a draft without its PDF', async () => {
    const file = csv(
      headings,
      'Tarifario de enero;01/01/2031;Comisiones;Certificación de saldos;Monto;20,00;Bolivianos',
      'Tarifario de enero;;Comisiones;Giro nacional;Porcentaje;0,5 %;Bolivianos',
      'Tarifario de enero;;Seguros;Desgravamen;Según convenio;;Bs',
    );
    expect(await tarifario.importFile(file)).toMatchObject({ creados: 1 });
    const [row] = await tarifario.rows({ q: 'Tarifario de enero' }, 'titulo');
    expect(row).toMatchObject({ estado: 'borrador', vigenteDesde: '2031-01-01', pdfOficial: null });
    expect(row.filas).toMatchObject([
      { concepto: 'Certificación de saldos', valor: '20.0000' },
      { concepto: 'Giro nacional', valor: '0.5000' },
      { concepto: 'Desgravamen', valor: null },
    ]);
  });

  it('validates each row at its cell', async () => {
    const file = csv(
      headings,
      'Tarifario malo;;Comisiones;Giro nacional;Porcentaje;120;Bolivianos',
      ';;Comisiones;Giro internacional;Monto;;Dólares',
    );
    const { body } = await tarifario.review(file).expect(200);
    expect(body.fallas).toMatchObject([
      { celda: 'F2', mensaje: 'Un porcentaje está entre 0 y 100' },
      { celda: 'F3', mensaje: 'Un porcentaje o un monto necesita su valor' },
    ]);
  });

  it('rejects a value whose sign contradicts the currency or type', async () => {
    const line = (valor: string) => `Tarifario de signos;;Comisiones;Giro;${valor}`;
    const file = csv(
      headings,
      line('Monto;$us 25;Bolivianos'),
      line('Monto;5 %;Bolivianos'),
      line('Porcentaje;Bs 5;Bolivianos'),
    );
    const { body } = await tarifario.review(file).expect(200);
    expect(body.fallas).toMatchObject([
      { celda: 'F2', mensaje: 'Escriba un número como 12,5000, sin «$us»' },
      { celda: 'F3', mensaje: 'Escriba un número como 12,5000, sin «%»' },
      { celda: 'F4', mensaje: 'Escriba un número como 12,5000, sin «Bs»' },
    ]);
    const right = csv(headings, line('Monto;$us 25;Dólares estadounidenses'), line('Monto;Bs 20;Bolivianos'));
    expect((await tarifario.review(right).expect(200)).body.fallas).toEqual([]);
  });
});

describe('sections without lists', () => {
  it('create and update holidays', async () => {
    const file = csv(
      'Fecha;Nombre;Ámbito;Departamento;Tipo',
      '06/08/2045;Día de la patria;Nacional;;Feriado',
      '16/07/2045;Efemérides de La Paz;Departamental;La Paz;Feriado',
    );
    expect(await importingInto(FERIADOS).importFile(file)).toMatchObject({ creados: 2 });
    const again = csv('Fecha;Nombre;Ámbito;Tipo', '06/08/2045;Aniversario patrio;Nacional;Feriado');
    expect(await importingInto(FERIADOS).importFile(again)).toMatchObject({ actualizados: 1 });
    const bad = csv('Fecha;Nombre;Ámbito;Tipo', '16/07/2046;Efemérides;Departamental;Feriado');
    expect((await importingInto(FERIADOS).review(bad)).body.fallas).toMatchObject([
      { campo: 'departamento', columna: 'Departamento' },
    ]);
  });

  it.each([
    ['06/2032', '2032-06'],
    ['julio de 2032', '2032-07'],
    ['2032-08', '2032-08'],
    ['01/09/2032', '2032-09'],
  ])('accept a month written as %s', async (written, mes) => {
    await importingInto(TASAS).importFile(csv('Mes;TRe en moneda nacional', `${written};3,05 %`));
    const [row] = await importingInto(TASAS).rows({ q: mes }, 'mes');
    expect(row).toMatchObject({ mes, treMn: '3.0500', estado: 'borrador' });
  });
});

describe('import of an edited export', () => {
  const holiday = (nombre: string, dia: string) => ({
    fecha: `2047-03-${dia}`,
    nombre,
    ambito: 'nacional',
    tipo: 'feriado',
  });
  const createHoliday = async (nombre: string, dia: string) =>
    (await test.as('administrador').post(`/api/${FERIADOS}`).send(holiday(nombre, dia)).expect(201)).body;
  const heading = 'Identificador;Versión;Creado;Fecha;Nombre;Ámbito;Tipo';
  const lineOf = ({ id, version }: { id: string; version: number }, fecha: string, nombre: string) =>
    `${id};${version};x;${fecha};${nombre};Nacional;Feriado`;

  it('matches rows by id, whatever else changes', async () => {
    const made = await createHoliday('Asueto por mover', '01');
    const file = csv(heading, lineOf(made, '02/03/2047', 'Asueto movido'));
    expect(await importingInto(FERIADOS).importFile(file)).toEqual({ creados: 0, actualizados: 1, sinCambios: 0 });
    const { body } = await test.as('administrador').get(`/api/${FERIADOS}/${made.id}`).expect(200);
    expect(body).toMatchObject({ fecha: '2047-03-02', nombre: 'Asueto movido', version: 2 });
    expect(await importingInto(FERIADOS).importFile(file)).toEqual({ creados: 0, actualizados: 0, sinCambios: 1 });
  });

  it('reports rows that changed, no longer exist or are repeated', async () => {
    const [changed, other] = [await createHoliday('Asueto viejo', '03'), await createHoliday('Otro asueto', '04')];
    const now = { version: 1, nombre: 'Asueto corregido' };
    await test.as('administrador').put(`/api/${FERIADOS}/${changed.id}`).send(now).expect(200);
    const missing = { id: '0197a4c2-5d1e-7b3f-9a60-2c8e4f1b7d35', version: 1 };
    const file = csv(
      heading,
      lineOf(changed, '03/03/2047', 'Asueto viejo'),
      lineOf(missing, '05/03/2047', 'Asueto'),
      lineOf(other, '04/03/2047', 'Otro asueto'),
      ';;;04/03/2047;Otro asueto más;Nacional;Feriado',
    );
    const { body } = await importingInto(FERIADOS).review(file).expect(200);
    expect(body.fallas.map(({ celda, mensaje }: Record<string, string>) => [celda, mensaje])).toEqual([
      ['B2', 'El registro cambió después de esta exportación: expórtelo de nuevo'],
      ['A3', 'Ese registro ya no está: vacíe el identificador para crearlo'],
      ['D5', 'Repite la fila 4'],
    ]);
  });

  it('accepts several rows with the same name', async () => {
    const rows = await agencias.rows({ q: 'Agencia Repetida' }, 'nombre');
    const file = csv(
      `Identificador;${HEADINGS}`,
      ...rows.map(({ id }: { id: string }) => `${id};${agencyLine('Agencia Repetida', 'Sábado;09:00;12:30')}`),
    );
    expect(await agencias.importFile(file)).toMatchObject({ actualizados: 2 });
  });
});

describe('example file', () => {
  it.each([AGENCIAS, FERIADOS, TARIFARIO, TASAS])('for %s is valid as is', async (section) => {
    const { body } = await test
      .as('administrador')
      .get(`/api/${section}/importar/plantilla?formato=xlsx&contenido=ejemplo`)
      .responseType('blob')
      .expect(200);
    const review = await importingInto(section).review(body as Buffer);
    expect(review.body).toMatchObject({ fallas: [], filas: [{ accion: 'crear' }] });
    expect((await readXlsx(body as Buffer)).sheets[0]?.rows.length).toBeGreaterThan(1);
  });
});

describe('re-import of an unchanged export', () => {
  const signs = ['=', '+', '-', '@', '＝', ';', ',', '|', "'", '"', ' ', '1', '.', 'a', 'ñ'];
  const names = fc
    .array(fc.constantFrom(...signs), { minLength: 2, maxLength: 24 })
    .map((drawn) => drawn.join('').trim());
  // A lone dash means an empty cell.
  const drawn = fc.sample(
    names.filter((name) => name.length > 1),
    200,
  );
  const written = [...drawn, '=1+1', "'=1+1", "''=1+1", "'@SUM(A1)", "Uno;'=1+1", "'tis"];
  const dayOf = (at: number) => new Date(Date.UTC(2050, 0, 1 + at)).toISOString().slice(0, 10);
  const labels = ['Fecha', 'Nombre', 'Ámbito', 'Tipo'];
  const query = { filter: { fecha_desde: dayOf(0), fecha_hasta: dayOf(written.length) } };

  beforeAll(async () => {
    for (const [at, nombre] of written.entries())
      await test
        .as('administrador')
        .post(`/api/${FERIADOS}`)
        .send({ fecha: dayOf(at), nombre, ambito: 'nacional', tipo: 'feriado' })
        .expect(201);
  });

  const expectSame = async (file: Buffer) => {
    const { body } = await importingInto(FERIADOS).review(file).expect(200);
    expect(body.fallas).toEqual([]);
    expect(body.filas.filter(({ accion }: { accion: string }) => accion !== 'ninguna')).toEqual([]);
    expect(body.filas).toHaveLength(written.length);
  };

  it('changes nothing in a workbook', async () => {
    const { rows } = await readXlsxExport(test, 'administrador', `${FERIADOS}/exportar`, query);
    await expectSame(await book([labels, ...rows.map((row) => labels.map((label) => row[label] as CellValue))]));
  });

  it('changes nothing in a CSV', async () => {
    const rows = await readCsvExport(test, 'administrador', `${FERIADOS}/exportar`, query);
    const quoted = (cell = '') => `"${cell.replaceAll('"', '""')}"`;
    await expectSame(csv(labels.join(';'), ...rows.map((row) => labels.map((label) => quoted(row[label])).join(';'))));
  });
});
