import {
  type AnySection,
  type Clock,
  clockAt,
  type Field,
  type Fields,
  formatSize,
  openValues,
  type PublicFile,
  type Published,
  publicFields,
  renderFilesInText,
  startedRows,
  withDerived,
} from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { copiesOf } from '../../platform/database/tables/copies.js';
import type { Page } from '../../platform/database/tables/row-query.js';
import { escapeHtml } from '../../platform/http/escapeHtml.js';
import { Problem } from '../../platform/http/problem.js';
import { memoizeByKey } from '../../platform/memoizeByKey.js';
import { FilesService } from '../../resource/files/files.service.js';
import { type ListQuery, rowQueryOf } from '../../resource/rows/api/listQuery.js';
import { filesOf, mapFiles } from '../../resource/rows/filesOf.js';
import { PublishedRepository } from './published.repository.js';

type PublicRow = Record<string, unknown>;

/** Reads published rows in force, with file ids resolved to URLs. */
@Injectable()
export class PublishedService {
  constructor(
    private readonly published: PublishedRepository,
    private readonly files: FilesService,
  ) {}

  async findPage(section: AnySection, list: ListQuery): Promise<Page<PublicRow>> {
    const page = await this.published.findPage(section, rowQueryOf(copiesOf(section), list));
    return { ...page, rows: await this.withAddresses(section, page.rows) };
  }

  /** Returns the rows of a list without a total, which saves the count. */
  async findRows<S extends AnySection>(section: S, list: ListQuery): Promise<Published<S>[]> {
    const query = rowQueryOf(copiesOf(section), list);
    const rows = await this.withAddresses(section, await this.published.findRows(section, query));
    // The copy was written with the same section description.
    return rows as Published<S>[];
  }

  /** Counts the rows of an unfiltered list; `more` marks a lower bound. */
  count(section: AnySection): Promise<Pick<Page<unknown>, 'total' | 'more'>> {
    return this.published.count(section);
  }

  async findBySlug(section: AnySection, slug: string): Promise<PublicRow | undefined> {
    // Only a valid slug is queried: PostgreSQL rejects NUL characters.
    const row = isSlug(section, slug) ? await this.published.findBySlug(section, slug) : undefined;
    if (!row) return undefined;
    const [complete] = await this.withAddresses(section, [row]);
    return complete;
  }

  async getBySlug(section: AnySection, slug: string): Promise<PublicRow> {
    const row = await this.findBySlug(section, slug);
    if (!row) throw new Problem('no_encontrado');
    return row;
  }

  /** Returns a row as visitors would read it now, published or not. Its file URLs start with `prefix`. */
  async previewOf(section: AnySection, row: PublicRow, prefix: string): Promise<PublicRow> {
    const behind = (file: PublicFile) => withPrefix(file, prefix);
    const [publicRow] = await this.withAddresses(section, [openValues(section, row)], behind);
    return publicRow as PublicRow;
  }

  /** Returns the ids of files that a row shows to visitors once published. */
  filesShownBy = (section: AnySection, row: PublicRow): string[] =>
    filesOf(publicFields(section.fields), row).map(({ id }) => id);

  /** Completes public copies: resolves their file ids to URLs, and a deleted file to null. */
  async withAddresses(
    section: AnySection,
    rows: PublicRow[],
    placed = (file: PublicFile) => file,
  ): Promise<PublicRow[]> {
    const { fields } = copiesOf(section);
    const clock = clockAt();
    const known = rows.map((row) => onlyPublic(fields, row, clock));
    const described = await this.files.describe(known.flatMap((row) => filesOf(fields, row).map(({ id }) => id)));
    const filesById = new Map([...described].map(([id, file]) => [id, placed(file)]));
    const drawn = (html: string) => renderTextFiles(html, filesById);
    return known.map((row) => mapFiles(fields, row, (id) => filesById.get(id) ?? null, drawn));
  }
}

const withPrefix = (file: PublicFile, prefix: string): PublicFile => ({
  ...file,
  url: prefix + file.url,
  variantes: Object.fromEntries(
    Object.entries(file.variantes).map(([name, variant]) => [name, { ...variant, url: prefix + variant.url }]),
  ),
});

const isSlug = (section: AnySection, slug: string) => section.fields.slug?.schema().safeParse(slug).success ?? false;

/**
 * Drops fields that became internal after the copy was made, and fills those added since with their initial value. List
 * items that begin on a later day are excluded.
 */
function onlyPublic(fields: Fields, row: PublicRow, clock: Clock): PublicRow {
  const open: PublicRow = {};
  for (const [name, field] of entriesOf(fields))
    open[name] = startedRows(field, row[name] ?? field.initial ?? null, clock.today);
  return withDerived(fields, open, clock);
}

/** Memoized, since rows are read by the thousand. */
const entriesOf = memoizeByKey((fields: Fields) => Object.entries<Field>(fields));

/** `sizes` of images in rich text: the text column's width. */
const SIZES = '(min-width: 720px) 704px, 100vw';

/** Renders the images and documents of a rich text; a deleted file leaves only its words. */
const renderTextFiles = (html: string, files: ReadonlyMap<string, PublicFile>): string =>
  renderFilesInText(html, ({ part, id }) => {
    const file = files.get(id);
    if (part === 'imagen') return `<figure data-archivo="${id}">${file ? pictureOf(file) : ''}`;
    return file ? documentOf(file) : '<a>';
  });

function pictureOf(file: PublicFile): string {
  const variants = Object.values(file.variantes).sort((a, b) => a.ancho - b.ancho);
  const greatest = variants.at(-1);
  return tag('img', {
    src: greatest?.url ?? file.url,
    ...(variants.length > 1 && {
      srcset: variants.map(({ url, ancho }) => `${url} ${ancho}w`).join(', '),
      sizes: SIZES,
    }),
    alt: file.alternativo ?? '',
    width: greatest?.ancho ?? file.ancho,
    height: greatest?.alto ?? file.alto,
    loading: 'lazy',
    decoding: 'async',
  });
}

/** The link shows type and size in advance: «PDF · 1,2 MB». */
const documentOf = ({ id, url, mime, tamano }: PublicFile): string =>
  tag('a', { 'data-archivo': id, href: url, type: mime, 'data-detalle': `PDF · ${formatSize(tamano)}` });

const tag = (name: string, attributes: Record<string, string | number | null>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : ` ${key}="${escapeHtml(String(value))}"`))
    .join('')}>`;
