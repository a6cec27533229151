import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { writeNovedades } from './writeNovedades.js';

const EDITS = 60;

const test = useApp();
let address: string;
beforeAll(async () => {
  const news = await writeNovedades(test);
  let row = await news.create('Con una larga historia');
  for (let edit = 1; edit <= EDITS; edit++) row = await news.edit(row, { resumen: `Resumen ${edit}` });
  address = `/api/novedades/${row.id}/historial`;
});

type Line = { id: string; version: number; cambios: { campo: string; antes: unknown; despues: unknown }[] };
const get = (path: string) => test.as('administrador').get(path);
const nextOf = (headers: Record<string, string>) => /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];

async function readAllPages(first: string): Promise<{ pages: Line[][] }> {
  const pages: Line[][] = [];
  for (let next: string | undefined = first; next; ) {
    const { body, headers } = await get(next).expect(200);
    pages.push(body);
    next = nextOf(headers);
  }
  return { pages };
}

describe('long history', () => {
  it('is paginated by fifty entries, newest first, with a next link', async () => {
    const { pages } = await readAllPages(address);
    expect(pages.map(({ length }) => length)).toEqual([50, EDITS + 1 - 50]);
    expect(pages.flat().map(({ version }) => version)).toEqual(
      Array.from({ length: EDITS + 1 }, (_, n) => EDITS + 1 - n),
    );
  });

  it('includes the changes of the last entry of a page', async () => {
    const { pages } = await readAllPages(`${address}?limite=7`);
    for (const { version, cambios } of pages.flat().filter((line) => line.version > 2))
      expect(cambios).toEqual([
        { campo: 'resumen', antes: `Resumen ${version - 2}`, despues: `Resumen ${version - 1}` },
      ]);
  });

  it('has no next link on the last page', async () => {
    const { headers } = await get(`${address}?limite=${EDITS + 1}`).expect(200);
    expect(headers.link).toBeUndefined();
  });

  it('is empty for the cursor of another row', async () => {
    const other = await (await writeNovedades(test)).create('Otra novedad');
    const [line] = (await get(`/api/novedades/${other.id}/historial`).expect(200)).body;
    expect((await get(`${address}?antes=${line.id}`).expect(200)).body).toEqual([]);
  });

  it.each(['limite=0', 'limite=101', 'antes=x', 'otro=1'])('rejects %s', async (query) => {
    await get(`${address}?${query}`).expect(400);
  });
});
