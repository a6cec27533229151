import type { TestApp } from '../support/startApp.js';

/** Search target of a test: a word that appears in no other text or file name. */
export type Sought = { section: string; word: string; slug: string; file: string };
type Door = (test: TestApp, target: Sought) => Promise<boolean>;

const contains =
  (addressOf: (target: Sought) => string): Door =>
  async ({ anonymous }, target) => {
    const { status, text } = await anonymous.get(addressOf(target)).buffer(true);
    // The slug keeps the first title permanently, so only the rest of the page counts.
    return status === 200 && text.replaceAll(target.slug, '').includes(target.word);
  };
const leads =
  (addressOf: (target: Sought) => string): Door =>
  async ({ anonymous }, target) =>
    (await anonymous.get(addressOf(target))).status < 400;
const parameter = (name: string, value: object) => `${name}=${encodeURIComponent(JSON.stringify(value))}`;

const everywhere: Record<string, Door> = {
  'the list': contains(({ section }) => `/api/publico/${section}?${parameter('range', [0, 99])}`),
  'the list, asked for the word': contains(
    ({ section, word }) => `/api/publico/${section}?${parameter('filter', { q: word })}`,
  ),
  'the item': contains(({ section, slug }) => `/api/publico/${section}/${slug}`),
  'the search': contains(({ word }) => `/api/publico/busqueda?q=${word}`),
  'the suggestions': contains(({ word }) => `/api/publico/busqueda/sugerencias?q=${word}`),
  'how many were found': async ({ anonymous }, { word }) =>
    (await anonymous.get(`/api/publico/busqueda/secciones?q=${word}`)).body.length > 0,
};

/** Public entry points to the published content of each section. Add a line for each new entry point. */
export const doors: Record<string, Record<string, Door>> = {
  novedades: {
    ...everywhere,
    'the map of the site': async ({ anonymous }, { word }) =>
      (await anonymous.get('/sitemap.xml').buffer(true)).text.includes(word),
    'the news for feed readers': contains(() => '/novedades/rss.xml'),
    'its picture': leads(({ file, word }) => `/archivos/${file}/original/${word}.webp`),
  },
  'institucional/boletines-informativos': {
    ...everywhere,
    'its document': leads(({ word }) => `/documentos/${word}.pdf`),
    'its document, by identifier': leads(({ file, word }) => `/archivos/${file}/original/${word}.pdf`),
  },
};

/** Returns the names of the entry points that expose the target. */
export async function openDoors(test: TestApp, target: Sought): Promise<string[]> {
  const open: string[] = [];
  for (const [name, door] of Object.entries(doors[target.section] ?? {})) if (await door(test, target)) open.push(name);
  return open;
}
