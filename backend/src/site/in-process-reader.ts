import { type AnySection, type Field, findSection, followsInstant, todayInLaPaz } from '@coop/domain';
import type { Busqueda, Consulta, Dias, Hallazgos } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { HolidaysRepository } from '../cases/calendar/holidays.repository.js';
import { IntakeService } from '../cases/intake/intake.service.js';
import { TransparencyService } from '../panel/transparency/transparency.service.js';
import { ContentChanges } from '../platform/database/content-changes.js';
import { Problem } from '../platform/http/problem.js';
import { memoizeByKey } from '../platform/memoizeByKey.js';
import { MenuInForce } from '../publishing/menu/menu-in-force.js';
import { PublishedService } from '../publishing/published/published.service.js';
import { SearchService } from '../publishing/search/search.service.js';
import { searchQuery } from '../publishing/search/searchQuery.js';
import type { StaffPage } from '../publishing/seo/pages.js';
import { PublicAddresses } from '../publishing/seo/public-addresses.js';
import { CotizacionService } from '../rates/cotizacion/cotizacion.service.js';
import { type ListQuery, publicListQuery } from '../resource/rows/api/listQuery.js';
import { TurnosRepository } from '../sections/turnos/turnos.repository.js';
import { StaffPages } from './addresses/staff-pages.js';
import { PublishedReader } from './published-reader.js';

/** Maximum of cached lists. Pages use few lists plus those of one slug; crawling evicts the least recently used. */
const MAX_LISTS = 300;
/** Same as for pages: changes without an event show after this time. */
const LIFE_MS = 60_000;

type CachedRows = { of: string; rows: Promise<unknown[]> };

const turnsAtAnInstant = memoizeByKey((section: AnySection) =>
  Object.values<Field>(section.fields).some(followsInstant),
);

/** Cache of rows by section and day; returns copies, which callers may sort. */
@Injectable()
export class RowsCache {
  private readonly cache = new LRUCache<string, CachedRows>({
    max: MAX_LISTS,
    ttl: LIFE_MS,
    perf: Date,
    ttlResolution: 0,
  });

  constructor(private readonly changes: ContentChanges) {}

  async read(section: AnySection, query: string, read: () => Promise<unknown[]>): Promise<unknown[]> {
    if (turnsAtAnInstant(section)) return read();
    const key = `${section.name} ${query}`;
    const of = `${this.changes.changeCountOf(section.name)} ${todayInLaPaz()}`;
    const known = this.cache.get(key);
    return [...(await (known?.of === of ? known.rows : this.store(key, of, read())))];
  }

  private store(key: string, of: string, rows: Promise<unknown[]>): Promise<unknown[]> {
    const one = { of, rows };
    this.cache.set(key, one);
    // Don't cache the failure: the next caller retries.
    rows.catch(() => this.cache.peek(key) === one && this.cache.delete(key));
    return rows;
  }
}

/** Reads through the public API's services, with the same query validation. */
@Injectable()
export class InProcessReader extends PublishedReader {
  constructor(
    private readonly published: PublishedService,
    private readonly rowsCache: RowsCache,
    private readonly cotizacion: CotizacionService,
    private readonly holidays: HolidaysRepository,
    private readonly finder: SearchService,
    private readonly intake: IntakeService,
    private readonly transparency: TransparencyService,
    private readonly menu: MenuInForce,
    private readonly addresses: PublicAddresses,
    private readonly written: StaffPages,
    private readonly turns: TurnosRepository,
  ) {
    super();
  }

  async find(name: string, query: Consulta) {
    const section = publication(name);
    if (!isWhole(query)) return this.published.findPage(section, queryOf(section, query));
    const [rows, counted] = await Promise.all([this.findRows(name, query), this.published.count(section)]);
    return { rows, ...counted };
  }

  async findRows(name: string, query: Consulta) {
    const section = publication(name);
    const written = JSON.stringify(query);
    return this.rowsCache.read(section, written, async () =>
      this.published.findRows(section, queryOf(section, query, written)),
    );
  }

  findBySlug(name: string, slug: string) {
    return this.published.findBySlug(publication(name), slug);
  }

  async search({ q, seccion, range }: Busqueda, address?: string): Promise<Hallazgos> {
    const parsed = searchQuery.safeParse({ q, ...(seccion && { seccion }), range: JSON.stringify(range) });
    if (!parsed.success) return { rows: [], total: 0, secciones: [], entendido: [], terminos: [] };
    const [page, secciones] = await Promise.all([
      this.finder.find(parsed.data, address),
      this.finder.countBySection(parsed.data.q),
    ]);
    return { ...page, secciones };
  }

  findHolidays(between?: Dias) {
    return between ? this.holidays.findBetween(between.first, between.last) : this.holidays.findFrom(todayInLaPaz());
  }

  findTakenTurns() {
    return this.turns.findTaken();
  }

  findCotizacion() {
    return this.cotizacion.findForVisitors();
  }

  findTransparency() {
    return this.transparency.find();
  }

  newFilling() {
    return this.intake.newFilling();
  }

  findMenu() {
    return this.menu.latest();
  }

  findEditions(path: string, draft?: StaffPage) {
    return this.written.editionsAt(path, draft);
  }

  destinationOf(link: string) {
    return this.addresses.destinationOf(link);
  }

  findConstancia(token: string) {
    return this.intake.getAcknowledgement(token).catch((error: unknown) => {
      if (error instanceof Problem && error.codigo === 'no_encontrado') return undefined;
      throw error;
    });
  }
}

/** Whether an index serves the order: the first page without a filter. */
const isWhole = ({ filter = {}, range }: Consulta) => Object.keys(filter).length === 0 && (range?.[0] ?? 0) === 0;

/** Cache of parsed queries: pages repeat the same ones. */
const understood = memoizeByKey((_section: AnySection) => new Map<string, ListQuery>());
const MAX_UNDERSTOOD = 200;

function queryOf(section: AnySection, consulta: Consulta, written = JSON.stringify(consulta)): ListQuery {
  const known = understood(section).get(written);
  if (known) return known;
  const query = parse(section, consulta);
  if (understood(section).size < MAX_UNDERSTOOD) understood(section).set(written, query);
  return query;
}

function parse(section: AnySection, consulta: Consulta): ListQuery {
  const texts = Object.fromEntries(Object.entries(consulta).map(([key, value]) => [key, JSON.stringify(value)]));
  const query = publicListQuery(section).safeParse(texts);
  if (!query.success) throw new Response(null, { status: 400 });
  return query.data;
}

function publication(name: string) {
  const section = findSection(name);
  if (section?.kind !== 'publication') throw new Error(`Visitors do not read ${name}`);
  return section;
}
