import { type AnySection, sections } from '@coop/domain';
import { starterSituations } from '@coop/domain/sections/necesito/starterSituations';
import { starterPages } from '@coop/domain/sections/paginas/starter/starterPages';
import { starterTemplates } from '@coop/domain/sections/plantillasRespuesta/starterTemplates';
import { starterSynonyms } from '@coop/domain/sections/sinonimos/starterSynonyms';
import { Inject, Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { findRecorded, recordOnce } from '../../platform/database/installation.js';
import { validate } from '../../platform/http/schema.pipe.js';
import type { Batch } from '../rows/change.js';
import { completeRow } from '../rows/completeRow.js';
import { RowWriter } from '../rows/row-writer.js';
import { TableStore } from '../rows/table-store.js';

export type InsertedRows = { section: AnySection; rows: number };

/** Seeds each initial set once; staff's changes, deletions and rows persist. */
@Injectable()
export class StarterContent {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly writer: RowWriter,
    private readonly tables: TableStore,
  ) {}

  /** Returns the sections whose initial content was not seeded. */
  async findLacking(): Promise<ReadonlySet<AnySection>> {
    const notes = starters.map(({ note }) => note);
    const noted = await findRecorded(this.database, notes);
    return new Set(starters.filter(({ note }) => !noted.has(note)).map(({ section }) => section));
  }

  async placeAtStart(): Promise<void> {
    await this.place(starters.filter(({ atStart }) => atStart));
  }

  placeAll(staff: Staff | undefined, batch?: Batch): Promise<InsertedRows[]> {
    return this.place(starters, staff, batch);
  }

  private async place(sets: readonly Starter[], staff?: Staff, batch?: Batch): Promise<InsertedRows[]> {
    if (!batch) return this.writer.together((own) => this.place(sets, staff, own));
    const placed: InsertedRows[] = [];
    for (const set of sets) {
      if (!(await recordOnce(batch.tx, set.note, 'iniciales'))) continue;
      placed.push({ section: set.section, rows: await this.write(set, staff, batch) });
    }
    return placed;
  }

  private async write(set: Starter, staff: Staff | undefined, batch: Batch): Promise<number> {
    const { section } = set;
    const missing = await this.missingOf(set, batch.tx);
    for (const draft of missing) {
      const whole = validate(section.draft(), draft) as Record<string, unknown>;
      const after = completeRow(section, whole, staff?.uid ?? null, new Date());
      await this.writer.insert({ section, action: 'crear', after, ...(staff && { staff }) }, undefined, batch);
    }
    return missing.length;
  }

  private async missingOf({ section, drafts, by, yieldsTo }: Starter, tx: Database): Promise<Starter['drafts']> {
    const others = [...by.map((name) => ({ section, field: name, of: name })), ...(yieldsTo ? [yieldsTo] : [])];
    let missing = drafts;
    for (const { section, field, of } of others) {
      const values = drafts.map((draft) => String(draft[of]));
      const taken = await this.tables.findDuplicate(section, field, values, tx);
      missing = missing.filter((draft) => !taken.has(draft[of]));
    }
    return missing;
  }
}

type Starter = {
  note: string;
  section: AnySection;
  drafts: readonly Readonly<Record<string, unknown>>[];
  /** Fields that identify an equivalent row; an existing one is kept. */
  by: readonly string[];
  /** Section that takes precedence: a draft is skipped where its `of` equals `field` of a row there. */
  yieldsTo?: { section: AnySection; field: string; of: string };
  atStart?: true;
};

/** All sets: content valid for any cooperative, without facts of one. Public content is inserted as drafts. */
const starters: readonly Starter[] = [
  { note: 'sinonimos', section: sections['sitio/sinonimos'], drafts: starterSynonyms, by: [], atStart: true },
  { note: 'situaciones', section: sections['sitio/necesito'], drafts: starterSituations, by: ['slug'], atStart: true },
  {
    note: 'paginas',
    section: sections['sitio/paginas'],
    drafts: starterPages,
    by: ['ruta', 'slug'],
    yieldsTo: { section: sections['sitio/redirecciones'], field: 'desde', of: 'ruta' },
  },
  {
    note: 'plantillas',
    section: sections['sitio/plantillas-respuesta'],
    drafts: starterTemplates,
    by: ['nombre'],
  },
];
