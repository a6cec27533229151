import {
  type AnySection,
  clockAt,
  type Field,
  type Fields,
  openValues,
  type PublicFile,
  publicFields,
  publicView,
  withDerived,
} from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { FilesService } from '../files/files.service.js';
import { Problem } from '../http/problem.js';
import { filesOf, mapFiles } from '../sections/filesOf.js';
import { type ListQuery, rowQueryOf } from '../sections/listQuery.js';
import type { Page } from '../sections/row-query.js';
import { PublishedRepository } from './published.repository.js';

type PublicRow = Record<string, unknown>;

/** Reads what is published and in force, with files as addresses. */
@Injectable()
export class PublishedService {
  constructor(
    private readonly published: PublishedRepository,
    private readonly files: FilesService,
  ) {}

  async findPage(section: AnySection, list: ListQuery): Promise<Page<PublicRow>> {
    const view = publicView(section);
    const page = await this.published.findPage(view, rowQueryOf(view, list));
    return { ...page, rows: await this.withAddresses(section, page.rows) };
  }

  async findBySlug(section: AnySection, slug: string): Promise<PublicRow | undefined> {
    // What is no address names nothing, and the database takes no NUL.
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

  /** A row as visitors would read it now, published or not. Addresses of its files begin with `prefix`. */
  async previewOf(section: AnySection, row: PublicRow, prefix: string): Promise<PublicRow> {
    const [shown] = await this.withAddresses(section, [openValues(section, row)]);
    return withPrefix(section.fields, shown as PublicRow, prefix);
  }

  /** The files that a row shows to visitors, once it is published. */
  filesShownBy = (section: AnySection, row: PublicRow): string[] =>
    filesOf(publicFields(section.fields), row).map(({ id }) => id);

  /** Copies hold identifiers of files; a file that is gone reads as none. */
  private async withAddresses(section: AnySection, rows: PublicRow[]): Promise<PublicRow[]> {
    const fields = publicFields(section.fields);
    const known = rows.map((row) => onlyPublic(fields, row));
    const described = await this.files.describe(known.flatMap((row) => filesOf(fields, row).map(({ id }) => id)));
    return known.map((row) => mapFiles(fields, row, (id) => described.get(id) ?? null));
  }
}

function withPrefix(fields: Fields, row: PublicRow, prefix: string): PublicRow {
  const behind = (file: PublicFile): PublicFile => ({
    ...file,
    url: prefix + file.url,
    variantes: Object.fromEntries(
      Object.entries(file.variantes).map(([name, variant]) => [name, { ...variant, url: prefix + variant.url }]),
    ),
  });
  return mapFiles(fields, row, (file) => file && behind(file as unknown as PublicFile));
}

const isSlug = (section: AnySection, slug: string) => section.fields.slug?.schema.safeParse(slug).success ?? false;

/** A copy made before a field became internal may still hold it; one made before a field existed lacks it. */
const onlyPublic = (fields: Fields, row: PublicRow): PublicRow =>
  withDerived(
    fields,
    Object.fromEntries(
      Object.entries<Field>(fields).map(([name, field]) => [name, row[name] ?? field.initial ?? null]),
    ),
    clockAt(),
  );
