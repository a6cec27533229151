import type { IncomingMessage } from 'node:http';
import { publicAddressOf, sections } from '@coop/domain';
import type { Busqueda, Consulta, Dias } from '@coop/domain/answers';
import type { Menu } from '@coop/domain/navigation';
import { Injectable } from '@nestjs/common';
import { pathOf } from '../platform/http/paths.js';
import { Problem } from '../platform/http/problem.js';
import type { PreparedResponse } from '../platform/http/responses/prepareResponse.js';
import { PublishedEntidadService } from '../publishing/entidad/published-entidad.service.js';
import { MenuInForce } from '../publishing/menu/menu-in-force.js';
import { PreviewsService } from '../publishing/previews/previews.service.js';
import { PublishedService } from '../publishing/published/published.service.js';
import { staffPageOf } from '../publishing/seo/pages.js';
import type { DeliveredFile } from '../resource/files/file-delivery.js';
import { type PublicAddress, PublicFilesService } from '../resource/files/public-files.service.js';
import { PublishedReader } from './published-reader.js';
import { SiteService } from './site.service.js';

type PublicRow = { id: string; slug: string; [field: string]: unknown };

class PreviewReader extends PublishedReader {
  constructor(
    private readonly published: PublishedReader,
    private readonly section: string,
    private readonly row: PublicRow,
    private readonly menu?: Menu,
  ) {
    super();
  }

  /** The previewed row comes first, regardless of the order, so that it is easy to find. */
  async find(section: string, query: Consulta) {
    const page = await this.published.find(section, query);
    const rows = this.withRow(section, query, page.rows);
    return { ...page, rows: within(query, rows), total: Math.max(page.total, rows.length) };
  }

  async findRows(section: string, query: Consulta) {
    return within(query, this.withRow(section, query, await this.published.findRows(section, query)));
  }

  async findBySlug(section: string, slug: string) {
    if (section === this.section && slug === this.row.slug) return this.row;
    return this.published.findBySlug(section, slug);
  }

  search = (query: Busqueda) => this.published.search(query);
  findHolidays = (between?: Dias) => this.published.findHolidays(between);
  findTakenTurns = () => this.published.findTakenTurns();
  findCotizacion = () => this.published.findCotizacion();
  findTransparency = () => this.published.findTransparency();
  findMenu = () => (this.menu ? Promise.resolve(this.menu) : this.published.findMenu());
  findEditions = (path: string) => this.published.findEditions(path, staffPageOf(this.row));
  destinationOf = async (link: string) => (pathOf(link) === this.row.ruta ? link : this.published.destinationOf(link));
  findConstancia = async () => undefined;
  newFilling = () => this.published.newFilling();

  private withRow(section: string, { filter, range }: Consulta, rows: unknown[]): unknown[] {
    if (section !== this.section || !this.meets(filter)) return rows;
    const others = (rows as PublicRow[]).filter(({ id }) => id !== this.row.id);
    return (range?.[0] ?? 0) > 0 ? others : [this.row, ...others];
  }

  private meets(filter: Consulta['filter'] = {}) {
    return Object.entries(filter).every(
      ([name, value]) => !(name in this.row) || [value].flat().map(String).includes(String(this.row[name])),
    );
  }
}

const within = ({ range }: Consulta, rows: unknown[]) => (range ? rows.slice(0, range[1] - range[0] + 1) : rows);

const UNKEPT = 'private, no-store';

@Injectable()
export class PreviewPagesService {
  constructor(
    private readonly previews: PreviewsService,
    private readonly published: PublishedService,
    private readonly entidad: PublishedEntidadService,
    private readonly menu: MenuInForce,
    private readonly reader: PublishedReader,
    private readonly files: PublicFilesService,
    private readonly site: SiteService,
  ) {}

  /** Renders the preview, or the 404 page: an expired link and an unknown one look the same. */
  async render(token: string, request: IncomingMessage): Promise<PreparedResponse> {
    const preview = await this.previews.findOpen(token);
    const address = preview && publicAddressOf(preview.section, preview.row);
    if (!address) return this.site.renderNotFound(request);
    const { section, row, beside } = preview;
    const draft = await this.published.previewOf(section, row, `/vista-previa/${token}`);
    const isMenu = section.name === sections['sitio/menu'].name;
    const menu = isMenu ? await this.menu.menuIn(draft) : undefined;
    const reader = new PreviewReader(this.reader, section.name, draft as never, menu);
    const isEntidad = section.name === sections['sitio/entidad'].name;
    const entidad = isEntidad ? this.entidad.entidadIn(draft) : undefined;
    const venceEn = beside ? null : preview.venceEn;
    return this.site.renderPreview(address, reader, { venceEn, entidad }, request);
  }

  async getPicture(token: string, address: PublicAddress): Promise<DeliveredFile> {
    const file = await this.files.getContent(address, { isShown: await this.isNamedBy(token) });
    if ('location' in file) throw new Problem('no_encontrado');
    return { ...file, caching: UNKEPT };
  }

  async getDocument(token: string, slug: string): Promise<DeliveredFile> {
    return { ...(await this.files.getDocument(slug, await this.isNamedBy(token))), caching: UNKEPT };
  }

  /** Authorizes only the files of the previewed row. */
  private async isNamedBy(token: string) {
    const preview = await this.previews.findOpen(token);
    if (!preview) throw new Problem('no_encontrado');
    const named = this.published.filesShownBy(preview.section, preview.row);
    return async ({ id }: { id: string }) => named.includes(id);
  }
}
