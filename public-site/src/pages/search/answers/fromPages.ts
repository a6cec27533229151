import { type AnySection, findSection, type SectionName, sectionList } from '@coop/domain';
import { type Answering, hasPrefix, type Term } from '../../../reading/answer';
import type { Leer } from '../../../reading/leer';
import { readPagina } from '../../../reading/readPagina';
import { keysOf, meanOf, similarity } from '../../../wording/similarity';

const MAX_PAGES = 4;
/** Share of the visitor's question that a written one must have; a word that only its answer has counts half. */
const SAME = 0.7;
/** Share of the written question that the visitor's must have. */
const ASKED = 0.5;
/** The end of a written question that says for what or with what. */
const COMPLEMENT = /\s(?:por|para|con|sin)\s(.*)$/i;

/** Returns the question that staff answered on a page found, when it asks the same. */
export const staffQuestion: Answering = async ({ rows, terms, leer }) => {
  const paths = rows
    .filter(({ seccion }) => seccion === 'sitio/paginas')
    .slice(0, MAX_PAGES)
    .map(({ url }) => url);
  const found = await Promise.all(paths.map((url) => questionsOn(leer, url)));
  const [best] = found
    .flat()
    .map((one) => ({ ...one, share: shareOf(terms, one) }))
    .toSorted((one, other) => other.share - one.share);
  if (!best || best.share < SAME) return undefined;
  const { titulo, texto, url, page } = best;
  return { title: titulo, lines: [], note: texto, more: { href: url, text: page } };
};

type Question = { titulo: string; texto: string; url: string; page: string };

async function questionsOn(leer: Leer, url: string): Promise<Question[]> {
  const page = await readPagina(leer, url);
  const elements = (page?.bloques ?? []).flatMap(({ tipo, elementos }) => (tipo === 'preguntas' ? elementos : []));
  return elements.flatMap(({ titulo, texto }) =>
    titulo && texto ? [{ titulo, texto, url, page: page?.titulo ?? '' }] : [],
  );
}

/** Returns the share of the terms that a written question has; 0 where it asks for much else. */
function shareOf(terms: readonly Term[], { titulo, texto, page }: Question): number {
  const [title, rest] = [keysOf(titulo), keysOf(`${texto} ${page}`)];
  const said = keysOf(terms.flat().join(' '));
  const matchedShare = [...title].filter((key) => said.has(key)).length / title.size;
  // One word is a subject rather than a question.
  if (!(matchedShare >= (terms.length > 1 ? ASKED : 1))) return 0;
  // «¿Pago impuestos por los intereses?» is not about paying taxes.
  const complement = keysOf(COMPLEMENT.exec(titulo)?.[1] ?? '');
  if (complement.size > 0 && ![...complement].some((key) => said.has(key))) return 0;
  return meanOf(terms.map((term) => similarity(term, title) || similarity(term.slice(0, 1), rest) / 2));
}

const DOCUMENTS = ['requisito', 'documento', 'papel', 'llevo', 'llevar'];
/** Results among which the product is: a later one is of another. */
const MAX_READ = 2;

/** Returns what has to be brought: the requirements of a product found, or those that its page lists. */
export const requirements: Answering = async ({ rows, words, leer }) => {
  if (!hasPrefix(words, ...DOCUMENTS) && !(words.includes('que') && hasPrefix(words, 'necesit', 'piden')))
    return undefined;
  for (const { seccion, url } of rows.slice(0, MAX_READ)) {
    const found = seccion === 'sitio/paginas' ? await listedOn(leer, url) : await ofProduct(leer, seccion, url);
    if (found && found.points.length > 0)
      return { ...found, lines: [], more: { href: url, text: 'Ver costos y condiciones' } };
  }
  return undefined;
};

type Requirements = { title: string; points: readonly string[] };

/** Returns the requirements written on a page, or those of the first product that it shows. */
async function listedOn(leer: Leer, url: string): Promise<Requirements | undefined> {
  const page = await readPagina(leer, url);
  const block = page?.bloques.find(({ titulo }) => /^requisitos/i.test(titulo ?? ''));
  if (page && block)
    return {
      title: `${block.titulo} · ${page.titulo}`,
      points: block.elementos.map(({ titulo, texto }) => [titulo, texto].filter(Boolean).join('. ')),
    };
  const section = sectionList.find(({ publication, fields }) => publication?.at === url && fields.requisitos);
  return section && ofProduct(leer, section.name, url);
}

/** Returns the requirements of the row at an address, or of the first row of its section. */
async function ofProduct(leer: Leer, name: string, url: string): Promise<Requirements | undefined> {
  const section: AnySection | undefined = findSection(name);
  if (!section?.fields.requisitos) return undefined;
  const slug = url === section.publication?.at ? undefined : url.split(/[/#]/).at(-1);
  const rows = slug
    ? [await leer.uno(name as SectionName, slug)]
    : await leer.filas(name as SectionName, { range: [0, 0] });
  const [row] = rows as readonly ({ requisitos?: string[] } | undefined)[];
  return row && { title: `Requisitos · ${section.title(row as never)}`, points: row.requisitos ?? [] };
}
