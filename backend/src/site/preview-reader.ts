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
    if (section !== this.section || !this.meets(query.filter)) return page;
    const others = (page.rows as PublicRow[]).filter(({ id }) => id !== this.row.id);
    if ((query.range?.[0] ?? 0) > 0) return { ...page, rows: others };
    const [first = 0, last = others.length] = query.range ?? [];
    return { rows: [this.row, ...others].slice(0, last - first + 1), total: Math.max(page.total, others.length + 1) };
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

  private meets(filter: Consulta['filter'] = {}) {
    return Object.entries(filter).every(
      ([name, asked]) => !(name in this.row) || [asked].flat().map(String).includes(String(this.row[name])),
    );
  }
}
