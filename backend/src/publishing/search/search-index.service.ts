import {
  type AnyRow,
  type AnySection,
  type Field,
  type Fields,
  isPreviewable,
  publicFields,
  traitsOf,
  wordsOfHtml,
} from '@coop/domain';
import { IDIOMA, versionIn } from '@coop/domain/idiomas';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { FileTexts } from '../../resource/files/texts/file-texts.service.js';
import { filesOf } from '../../resource/rows/filesOf.js';
import { PublishingPolicy } from '../published/publishing.policy.js';
import { type IndexEntry, SearchRepository } from './search.repository.js';

/** Keeps the search index in sync with the public copies, in the same transaction. */
@Injectable()
export class SearchIndex implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Log(SearchIndex.name);

  constructor(
    private readonly repository: SearchRepository,
    private readonly publishing: PublishingPolicy,
    private readonly texts: FileTexts,
  ) {}

  onModuleInit() {
    this.publishing.follow(({ section, copy }, { tx }) => this.put(section, copy, tx));
    this.texts.subscribe((file) => this.repository.readDocument(file));
  }

  /** Builds the index when upgrading a database that has none. */
  async onApplicationBootstrap() {
    if (!(await this.repository.isBehind())) return;
    const copies = await this.repository.findCopies();
    for (const { section, copy } of copies) await this.put(section, copy);
    this.log.info('Search index built', { rows: copies.length });
  }

  private async put(section: AnySection, copy: AnyRow, tx?: Database) {
    const indexed = indexedOf(section, copy);
    if (indexed) await this.repository.put(indexed, tx);
  }
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the searchable content of a row: every public text of its section. Undefined when no page shows it. */
function indexedOf(section: AnySection, row: AnyRow): IndexEntry | undefined {
  if (!isPreviewable(section)) return undefined;
  const fields = publicFields(section.fields);
  const titulo = section.title(row);
  const isNews = ({ text }: Words) => !titulo.includes(text);
  const words = withSummaryFirst(wordsOfRow(fields, row).filter(isNews));
  const proseOf = (is: boolean) => words.filter(({ isProse }) => isProse === is).map(({ text }) => text);
  return {
    id: row.id,
    titulo,
    texto: proseOf(true).join('\n'),
    palabras: proseOf(false).join(' '),
    isVersion: versionIn(row.idioma) !== undefined,
    documentos: [...new Set(filesOf(documentsOf(fields), row).map(({ id }) => id))],
  };
}

/** Searchable text of a field. The first prose is the summary that results show; labels and short values only match. */
type Words = { name: string; text: string; isProse: boolean };

/** Shorter values are labels, which say nothing by themselves. */
const SHORTEST_SUMMARY = 20;

/** Moves the text that sums up a row to the front: its `resumen`, else its first prose, else its first long value. */
function withSummaryFirst(words: readonly Words[]): Words[] {
  const summary =
    words.find(({ name }) => name === 'resumen') ??
    words.find(({ isProse }) => isProse) ??
    words.find(({ text }) => text.length >= SHORTEST_SUMMARY);
  if (!summary) return [...words];
  return [{ ...summary, isProse: true }, ...words.filter((other) => other !== summary)];
}

function wordsOfRow(fields: Fields, values: Values): Words[] {
  return Object.entries<Field>(fields).flatMap(([name, field]): Words[] => {
    const value = values[name];
    if (value === null || value === undefined || name === 'ruta' || (name === 'idioma' && value === IDIOMA)) return [];
    const { fields: nested, choices = {} } = field;
    if (nested) return rowsOf(value).flatMap((row) => wordsOfRow(nested, row));
    const { searched } = traitsOf(field);
    if (!searched) return [];
    if (searched === 'label') return [{ name, text: choices[String(value)] ?? '', isProse: false }];
    const isProse = searched === 'prose' || field.multiline === true;
    const wordsIn = field.kind === 'richText' ? wordsOfHtml : (text: string) => text;
    return [value].flat().map((text) => ({ name, text: wordsIn(String(text)), isProse }));
  });
}

/** Returns the document fields. Pictures are excluded: their page already describes them. */
const documentsOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]): [string, Field][] => {
      if (field.kind === 'file') return [[name, field]];
      if (field.parts) return [[name, { ...field, parts: documentsOf(field.parts) }]];
      return field.fields ? [[name, { ...field, fields: documentsOf(field.fields) }]] : [];
    }),
  );

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);
