import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { dayFromNow, writing } from '../content/writing.js';
import { makePdf } from '../files/makePdf.js';
import { useApp } from '../support/useApp.js';
import { doors, openDoors, type Sought } from './doors.js';

const test = useApp();
let picture: Buffer;
beforeAll(async () => {
  const pixels = { width: 64, height: 36, channels: 3, background: '#b0122b' } as const;
  picture = await sharp({ create: pixels }).png().toBuffer();
});

let made = 0;
/** Unique words of equal length and low similarity, so that the search offers no correction. */
const uniqueWord = () => {
  made += 1;
  return `${Array.from(randomBytes(14), (byte) => String.fromCharCode(97 + (byte % 26))).join('')}q`;
};

/** Sections under test: how a row contains the word in its texts and file name, and when it starts. */
const sections = {
  novedades: {
    upload: (word: string) => upload('novedades', 'imagen', picture, `${word}.png`),
    write: writing(test, 'novedades', () => ({ categoria: 'socios', fechaPublicacion: '2024-11-18' })),
    say: (word: string, imagen: string) => ({
      titulo: `Novedad ${word}`,
      resumen: `Sobre ${word}`,
      contenido: `<p>${`Lo que hay que saber de ${word}. `.repeat(4)}</p>`,
      imagen,
    }),
    begin: (day: string) => ({ fechaPublicacion: day }),
  },
  'institucional/boletines-informativos': {
    upload: (word: string) => upload('institucional/boletines-informativos', 'pdf', makePdf(), `${word}.pdf`),
    write: writing(test, 'institucional/boletines-informativos', () => ({
      numero: made,
      gestion: 2025,
      periodicidad: 'mensual',
      fechaEdicion: '2025-06-30',
    })),
    say: (word: string, pdf: string) => ({ titulo: `Boletín ${word}`, resumen: `Sobre ${word}`, pdf }),
    begin: (day: string) => ({ vigenteDesde: day }),
  },
} as const;

async function upload(seccion: string, campo: string, content: Buffer, name: string): Promise<string> {
  const { body } = await test
    .as('administrador')
    .post('/api/archivos')
    .field({ seccion, campo, alternativo: 'Imagen de prueba' })
    .attach('archivo', content, name)
    .expect(201);
  return body.id;
}

describe.each(Object.keys(sections) as (keyof typeof sections)[])('%s', (section) => {
  const { write, begin, say, upload: uploadFile } = sections[section];
  const create = async (changes: object = {}) => {
    const word = uniqueWord();
    const file = await uploadFile(word);
    return { word, file, row: await write.create({ ...say(word, file), ...changes }) };
  };
  type Made = Awaited<ReturnType<typeof create>>;
  const order = async ({ row, ...more }: Made, name: string): Promise<Made> => ({
    ...more,
    row: (await write.order(row, name).expect(200)).body,
  });
  const publish = async (changes?: object) => order(await create(changes), 'publicar');
  const targetOf = ({ word, file, row: { slug } }: Made): Sought => ({ section, word, slug, file });
  const open = (row: Made) => openDoors(test, targetOf(row));
  const all = Object.keys(doors[section] ?? {});

  it('is readable everywhere while published and in force, and again after republishing', async () => {
    const row = await publish(begin(dayFromNow(0)));
    expect(await open(row)).toEqual(all);
    const archived = await order(row, 'archivar');
    expect(await open(archived)).toEqual([]);
    const restored = await order(archived, 'restaurar');
    expect(await open(restored)).toEqual([]);
    expect(await open(await order(restored, 'publicar'))).toEqual(all);
  });

  it.each<[string, () => Promise<Made>]>([
    ['a draft', create],
    ['a row that starts tomorrow', () => publish(begin(dayFromNow(1)))],
    ['a row that ended yesterday', () => publish({ vigenteHasta: dayFromNow(-1) })],
    [
      'a draft with a preview link',
      async () => {
        const row = await create();
        await test.as('administrador').post(`/api/${section}/${row.row.id}/vista-previa`).expect(201);
        return row;
      },
    ],
    [
      'a deleted row',
      async () => {
        const row = await create();
        const { id } = row.row;
        await test.as('administrador').delete(`/api/${section}/${id}`).set(test.seen(id)).expect(200);
        return row;
      },
    ],
  ])('is hidden everywhere: %s', async (_, make) => {
    expect(await open(await make())).toEqual([]);
  });

  it('shows the published content everywhere until an edit is published', async () => {
    const before = await publish();
    const word = uniqueWord();
    const file = await uploadFile(word);
    const row = (await write.change(before.row, say(word, file)).expect(200)).body;
    const after: Made = { word, file, row };
    expect(await open(after)).toEqual([]);
    expect(await open(before)).toEqual(all);
    await order(after, 'publicar');
    // The sitemap keeps the slug of the first title.
    const mapped = 'the map of the site';
    expect(await open(after)).toEqual(all.filter((name) => name !== mapped));
    expect(await open(before)).toEqual(all.filter((name) => name === mapped));
  });
});

it('internal notes of a published row are hidden everywhere', async () => {
  const { write, upload: uploadFile, say } = sections.novedades;
  const [word, note] = [uniqueWord(), uniqueWord()];
  const file = await uploadFile(word);
  const { slug } = await write.publish({ ...say(word, file), notaInterna: `Preguntar por ${note}` });
  expect(await openDoors(test, { section: 'novedades', word, slug, file })).toEqual(Object.keys(doors.novedades ?? {}));
  expect(await openDoors(test, { section: 'novedades', word: note, slug, file })).toEqual([]);
});
