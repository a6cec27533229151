import { type AnySection, publicAddressOf, type SectionName, sections, todayInLaPaz } from '@coop/domain';
import type { Consulta, Publicado, Transparency } from '@coop/domain/answers';
import { addDays, dayInLaPaz } from '@coop/domain/calendar';
import { rateChanges } from '@coop/domain/rates';
import { MIN_CASES } from '@coop/domain/transparencia';
import { Injectable } from '@nestjs/common';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { clientSignal } from '../../platform/database/pool/onPool.js';
import { PublishedService } from '../../publishing/published/published.service.js';
import { publicListQuery } from '../../resource/rows/api/listQuery.js';
import { ComplaintFigures } from './complaint-figures.js';

const LIFE_MS = 60_000;
const A_YEAR = 365;
const MAX_ROWS = 100;
const MONTHS = 13;

const STARTED = { vigencia: ['vigente', 'finalizado'] };

/** Recurring publications, whose latest is shown. */
const publishedKinds = [
  'institucional/tarifario',
  'institucional/estados-financieros',
  'institucional/coeficiente-adecuacion-patrimonial',
  'institucional/boletines-informativos',
  'institucional/memorias-institucionales',
  'comunicados',
] as const satisfies readonly SectionName[];

/** Transparency figures, computed from the data at most once a minute; single-flight cache. */
@Injectable()
export class TransparencyService {
  private cache: { until: number; made: Promise<Transparency> } | undefined;

  constructor(
    private readonly complaints: ComplaintFigures,
    private readonly published: PublishedService,
    changes: ContentChanges,
  ) {
    changes.subscribe(() => {
      this.cache = undefined;
    });
  }

  find(): Promise<Transparency> {
    if (this.cache && Date.now() < this.cache.until) return this.cache.made;
    // Runs outside the request's context: the result is shared, so a disconnect of the first client must not abort it.
    const entry = { until: Date.now() + LIFE_MS, made: clientSignal.exit(() => this.make(todayInLaPaz())) };
    this.cache = entry;
    // Don't cache the failure: the next caller retries.
    entry.made.catch(() => {
      if (this.cache === entry) this.cache = undefined;
    });
    return entry.made;
  }

  private async make(today: string): Promise<Transparency> {
    const [reclamos, tasas, indicadores, publicaciones] = await Promise.all([
      this.complaints.find(today),
      this.findRateChanges(today),
      this.findIndicators(),
      Promise.all(publishedKinds.map((name) => this.findLast(name, today))),
    ]);
    return { hasta: today, minimo: MIN_CASES, reclamos, tasas, indicadores, publicaciones: publicaciones.flat() };
  }

  private async findRateChanges(today: string) {
    const [versions, cajas] = await Promise.all([
      this.read('institucional/tarifario', {
        filter: STARTED,
        range: [0, 24],
        sort: ['vigenteDesde', 'DESC'],
      }),
      this.read('productos/caja-ahorro', { range: [0, 49], sort: ['orden', 'ASC'] }),
    ]);
    return rateChanges(versions, cajas, { first: addDays(today, -A_YEAR), last: today }).slice(0, MAX_ROWS);
  }

  private async findIndicators(): Promise<Transparency['indicadores']> {
    const latest = { range: [0, MONTHS - 1], sort: ['fechaCorte', 'DESC'] } as const;
    const [coefficients, statements] = await Promise.all([
      this.read('institucional/coeficiente-adecuacion-patrimonial', latest),
      // A month may have its own statement and one that closes the quarter.
      this.read('institucional/estados-financieros', { ...latest, range: [0, 2 * MONTHS - 1] }),
    ]);
    const days = [...coefficients, ...statements].map(({ fechaCorte }) => fechaCorte);
    return [...new Set(days)]
      .sort()
      .reverse()
      .slice(0, MONTHS)
      .map((fechaCorte) => {
        const coefficient = coefficients.find((one) => one.fechaCorte === fechaCorte);
        const statement = statements.find((one) => one.fechaCorte === fechaCorte && one.indiceMora !== null);
        return {
          fechaCorte,
          cap: coefficient?.cap ?? null,
          minimoLegal: coefficient?.minimoLegal ?? null,
          mora: statement?.indiceMora ?? null,
        };
      });
  }

  /** Returns the latest of a section, in its own order, and the number of the last year. Empty if there is none. */
  private async findLast(name: (typeof publishedKinds)[number], today: string): Promise<Transparency['publicaciones']> {
    const section: AnySection = sections[name];
    const past = section.publication?.afterEnd === 'vigencia' ? { filter: STARTED } : {};
    const rows = (await this.read(name, { ...past, range: [0, MAX_ROWS - 1] })) as Row[];
    const [last] = rows;
    if (!last?.publicadoEn) return [];
    const since = addDays(today, -A_YEAR);
    const dayOf = (row: Row) => dayOn(section, row);
    return [
      {
        etiqueta: section.label.one,
        titulo: section.title(last),
        publicado: dayOf(last) ?? dayInLaPaz(last.publicadoEn),
        enUnAnio: rows.filter((row) => (dayOf(row) ?? '') > since).length,
        enlace: publicAddressOf(section, last) ?? String(section.address),
      },
    ];
  }

  private async read<K extends SectionName>(name: K, query: Consulta): Promise<Publicado<K>[]> {
    const section: AnySection = sections[name];
    const texts = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]));
    const { rows } = await this.published.findPage(section, publicListQuery(section).parse(texts));
    return rows as Publicado<K>[];
  }
}

type Row = Record<string, unknown> & { publicadoEn: string | null };

/** Returns the day of a document: its own, by which its section is sorted, or else that of its publication. */
function dayOn({ table, fields }: AnySection, row: Row): string | undefined {
  const [name] = table.sort;
  const own = fields[name]?.kind === 'date' ? row[name] : undefined;
  return typeof own === 'string' ? own : row.publicadoEn ? dayInLaPaz(row.publicadoEn) : undefined;
}
