import type { Busqueda, Consulta, Dias } from '@coop/domain/answers';
import type { Menu } from '@coop/domain/navigation';
import { pathOf } from '../platform/http/pathOf.js';
import { writtenIn } from '../publishing/seo/editions.js';
import { PublishedReader } from './published-reader.js';

type PublicRow = { id: string; slug: string; [field: string]: unknown };

/** What is published, with one row as it stands now in the place of its published copy. */
export class PreviewReader extends PublishedReader {
  constructor(
    private readonly published: PublishedReader,
    private readonly section: string,
    private readonly row: PublicRow,
    /** Where it is the menu that is not published. */
    private readonly menu?: Menu,
  ) {
    super();
  }

  /** The row comes first, whatever the order, so that whoever previews it finds it. */
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

  search = (asked: Busqueda) => this.published.search(asked);
  findHolidays = (between?: Dias) => this.published.findHolidays(between);
  findCotizacion = () => this.published.findCotizacion();
  findTransparency = () => this.published.findTransparency();
  findMenu = () => (this.menu ? Promise.resolve(this.menu) : this.published.findMenu());
  findEditions = (path: string) => this.published.findEditions(path, writtenIn(this.row));
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
      ([name, asked]) => !(name in this.row) || [asked].flat().map(String).includes(String(this.row[name])),
    );
  }
}

/** No more rows than were asked for. */
const within = ({ range }: Consulta, rows: unknown[]) => (range ? rows.slice(0, range[1] - range[0] + 1) : rows);
