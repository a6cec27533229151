import { type AnySection, sections } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type CellValue, openXlsx, saveXlsx } from 'hucre/xlsx';
import { importing } from '../imports/books.js';
import { useApp } from '../support/useApp.js';

const importers = Object.values(sections as Record<string, AnySection>).filter((section) => section.imports);

/** Edited cell of each section: its heading and its text in each format. */
const edits: Record<string, [heading: string, csv: string, xlsx: CellValue]> = {
  'institucional/estados-financieros': ['Activo', '4.321,50', 765.25],
  'institucional/tarifario': ['Filas: Valor', '7,25', 8.5],
  'institucional/coeficiente-adecuacion-patrimonial': ['Descripción', 'Una línea\n; y «otra»', 'Dos\n| "líneas"'],
  'sitio/agencias': ['Horarios: Abre', '7:45', '07:50'],
  'sitio/feriados': ['Nombre', "'+2; «dos» | tres", '=1+1; +2'],
  'sitio/tasas-de-referencia': ['TRe en moneda nacional', '4,5 %', 4.25],
};

const test = useApp();
const importerOf = (section: AnySection) => importing(() => test, section.name, 'administrador');
const get = (path: string) => test.as('administrador').get(`/api/${path}`);
const download = async (path: string): Promise<Buffer> => (await get(path).responseType('blob').expect(200)).body;

beforeAll(async () => {
  for (const section of importers)
    await importerOf(section).importFile(
      await download(`${section.name}/importar/plantilla?formato=xlsx&contenido=ejemplo`),
    );
});

const editors = {
  csv: async (file: Buffer, heading: string, cell: CellValue) => {
    const [labels = [], line = [], ...others] = parse(file, { bom: true, delimiter: ';' }) as string[][];
    const edited = line.with(labels.indexOf(heading), String(cell));
    return Buffer.from(stringify([labels, edited, ...others], { delimiter: ';', bom: true }));
  },
  xlsx: async (file: Buffer, heading: string, cell: CellValue) => {
    const book = await openXlsx(file);
    const [labels = [], line = []] = book.sheets[0]?.rows ?? [];
    line[labels.indexOf(heading)] = cell;
    return Buffer.from(await saveXlsx(book));
  },
};

describe.each(['csv', 'xlsx'] as const)('import of an export in %s', (format) => {
  it.each(importers.map((section) => [section.name, section] as const))(
    'detects one edited cell of %s',
    async (name, section) => {
      const file = await download(`${name}/exportar?formato=${format}`);
      const { body: same } = await importerOf(section).review(file).expect(200);
      expect(same.fallas).toEqual([]);
      expect(same.filas).toMatchObject([{ accion: 'ninguna' }]);

      const [heading, csv, xlsx] = edits[name] as (typeof edits)[string];
      const edited = await editors[format](file, heading, format === 'csv' ? csv : xlsx);
      const { body } = await importerOf(section).review(edited).expect(200);
      expect(body.fallas).toEqual([]);
      expect(body.filas.map(({ cambios }: { cambios: unknown[] }) => cambios.length)).toEqual([1]);
      expect((await importerOf(section).write(edited, body.huella).expect(200)).body).toMatchObject({
        actualizados: 1,
      });
    },
  );
});
