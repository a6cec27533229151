import { NotesRepository } from '@coop/backend/cases';
import type { Database } from '@coop/backend/database';
import { invalidData, Log, type Staff, UserStore, validate } from '@coop/backend/platform';
import { CotizacionService } from '@coop/backend/rates';
import {
  type Change,
  completeRow,
  mapFiles,
  ResourceService,
  RowStores,
  RowWriter,
  sanitizeRichText,
  type Write,
} from '@coop/backend/resource';
import { type AnyRow, type AnySection, clearHidden, type Field, faultsOf, type Rol, todayInLaPaz } from '@coop/domain';
import { POLICY_VERSION } from '@coop/domain/privacidad';
import { Injectable } from '@nestjs/common';
import { demoContent, isOnHome } from '../content/demoContent.js';
import { idOf, mapInText, type Order, type Seed } from '../ground/seed.js';
import { DemoBalances } from './demo-balances.js';
import { DemoFiles } from './demo-files.js';
import { DemoMails } from './demo-mails.js';

type Values = Record<string, unknown>;

/** Progress callback: rows loaded, and total. */
export type OnProgress = (loaded: number, rows: number) => void;

/** Rows per transaction. The next group's files are rendered meanwhile, in other threads. */
const GROUP = 16;

/** Splits rows so that a referenced row gets all its orders in an earlier group. */
function inGroups(seeds: readonly Seed[]): Seed[][] {
  const groups: Seed[][] = [];
  const ids = new Set<string>();
  for (const seed of seeds) {
    const named = JSON.stringify(seed).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    if (ids.size % GROUP === 0 || named.some((id) => ids.has(id))) {
      groups.push([]);
      ids.clear();
    }
    groups.at(-1)?.push(seed);
    ids.add(idOf(seed.section.name, seed.key));
  }
  return groups;
}

/** A seed and its existing row, if any. */
type SeededRow = { seed: Seed; row: AnyRow | undefined };

/**
 * Seeds an empty cooperative through the services that staff and visitors use.
 *
 * Rows have a fixed order and fixed ids, and each order raises the row's version. So an interrupted seed needs no
 * marker: the next start resumes after the existing rows. Does nothing if the last row exists, or if there is other
 * content.
 */
@Injectable()
export class DemoService {
  private readonly log = new Log(DemoService.name);

  constructor(
    private readonly resources: ResourceService,
    private readonly rows: RowWriter,
    private readonly stores: RowStores,
    private readonly users: UserStore,
    private readonly cotizaciones: CotizacionService,
    private readonly files: DemoFiles,
    private readonly balances: DemoBalances,
    private readonly mails: DemoMails,
    private readonly notes: NotesRepository,
  ) {}

  /** Seeds the rows of the home page. Requires the demonstration's users. Throws an Error that names the failed row. */
  async seedHome(onProgress: OnProgress): Promise<void> {
    await this.cotizaciones.seed();
    const seeds = demoContent();
    if (await this.isUnseeded(seeds))
      await this.sow(seeds.filter(isOnHome), (loaded) => onProgress(loaded, seeds.length));
  }

  /** Seeds the remaining rows, while the server accepts requests. */
  async seedRest(onProgress: OnProgress): Promise<void> {
    const seeds = demoContent();
    if (!(await this.isUnseeded(seeds))) return;
    const start = Date.now();
    await this.balances.seed((await this.findStaff()).sistemas);
    const rest = seeds.filter((seed) => !isOnHome(seed));
    await this.sow(rest, (loaded) => onProgress(seeds.length - rest.length + loaded, seeds.length));
    this.log.info('Demonstration content ready', { rows: seeds.length, ms: Date.now() - start });
  }

  private async sow(seeds: readonly Seed[], onLoaded: (loaded: number) => void): Promise<void> {
    const staff = await this.findStaff();
    const groups = inGroups(seeds);
    let ready = this.prepare(groups[0] ?? [], staff);
    let loaded = 0;
    for (const at of groups.keys()) {
      const prepared = await ready;
      ready = this.prepare(groups[at + 1] ?? [], staff);
      await Promise.all([this.plantAll(prepared, staff), ready]);
      loaded += prepared.length;
      onLoaded(loaded);
    }
  }

  private async isUnseeded(seeds: readonly Seed[]): Promise<boolean> {
    const [first, last] = [seeds[0], seeds.at(-1)];
    if (!first || !last || (await this.findRow(last))) return false;
    return (await this.findRow(first)) !== undefined || (await this.isEmpty(seeds));
  }

  private async isEmpty(seeds: readonly Seed[]): Promise<boolean> {
    for (const section of new Set(seeds.map((seed) => seed.section))) {
      const query = { equals: {}, between: {}, searchIn: [], sort: ['id', 'ASC'], range: [0, 0] } as const;
      if ((await this.stores.of(section).findPage(section, query)).total > 0) return false;
    }
    return true;
  }

  private findRow = ({ section, key }: Seed) => this.stores.of(section).find(section, idOf(section.name, key));

  private async findStaff(): Promise<Record<Rol, Staff>> {
    const users = await this.users.list();
    return Object.fromEntries(
      users.map(({ id, email, nombre, rol }) => [rol, { uid: id, email, nombre: nombre ?? email, rol }]),
    ) as Record<Rol, Staff>;
  }

  /** Finds the existing rows and renders the files of the missing ones. */
  private prepare(group: readonly Seed[], staff: Record<Rol, Staff>): Promise<SeededRow[]> {
    return Promise.all(
      group.map(async (seed) => {
        const row = await this.findRow(seed);
        if (!row) await this.withFiles(seed.section, seed.draft, staff);
        return { seed, row };
      }),
    );
  }

  /** Inserts missing rows in one transaction, then the first order of each, the second… */
  private async plantAll(group: readonly SeededRow[], staff: Record<Rol, Staff>): Promise<void> {
    const missing = await eachOf(
      group.filter(({ row }) => !row),
      async ({ seed }) => ({
        seed,
        write: await this.prepareRow(seed, staff),
      }),
    );
    await this.writeAll(missing);
    const rows = group.map(({ seed, row }) => ({ seed, version: row?.version ?? 1 }));
    for (;;) {
      const ordered = rows.filter(({ seed, version }) => seed.orders.length >= version);
      if (ordered.length === 0) return;
      const writes = await eachOf(ordered, async ({ seed, version }) => ({
        seed,
        write: await this.prepareOrder(seed, version, staff),
      }));
      await this.writeAll(writes);
      for (const row of ordered) row.version += 1;
    }
  }

  private async writeAll(writes: readonly { seed: Seed; write: Write }[]): Promise<void> {
    if (writes.length > 0)
      await this.rows.together(async (batch) => {
        await eachOf(writes, ({ write }) => write(batch));
      });
  }

  private async prepareOrder(
    { section, key, orders }: Seed,
    version: number,
    staff: Record<Rol, Staff>,
  ): Promise<Write> {
    const { name, values = {} } = orders[version - 1] as Order;
    const body = await this.withFiles(section, withMembers(section, values, staff), staff);
    const id = idOf(section.name, key);
    if (name !== 'editar')
      return this.resources.prepareOrder(section, staff.administrador, id, name, { version }, body);
    return (await this.resources.prepareUpdate(section, staff.administrador, id, { version }, body)).write;
  }

  private async prepareRow(seed: Seed, staff: Record<Rol, Staff>): Promise<Write> {
    const { section, createdAt } = seed;
    const sent = sanitizeRichText(
      section.fields,
      await this.withFiles(section, withMembers(section, seed.draft, staff), staff),
    );
    const draft = clearHidden(section.fields, validate(section.draft(), sent) as Values);
    const { nota, ...managed } = seed.managed;
    const author = section.kind === 'submission' ? undefined : staff.administrador;
    const row: AnyRow = {
      ...completeRow(section, draft, author?.uid ?? null, new Date(createdAt ?? Date.now())),
      ...(draft.aceptaTratamiento === true && { politicaVersion: POLICY_VERSION, consentimientoEn: createdAt }),
      ...(await this.withFiles(section, withMembers(section, managed, staff), staff)),
      id: idOf(section.name, seed.key),
    };
    const faults = faultsOf(section, row, todayInLaPaz());
    if (Object.keys(faults).length > 0) throw invalidData(faults);
    const change: Change & { after: AnyRow } = {
      section,
      action: 'crear',
      after: row,
      ...(author && { staff: author }),
    };
    const also = async (tx: Database) => {
      if (section.kind === 'submission') await this.mails.add(change, tx);
      if (typeof nota === 'string')
        await this.notes.add({ section, row, texto: nota, staff: staff[managed.asignadoA as Rol] }, tx);
    };
    return async (batch) => {
      await this.rows.insert(change, also, batch);
    };
  }

  private async withFiles(section: AnySection, values: Values, staff: Record<Rol, Staff>): Promise<Values> {
    const { uid } = staff.administrador;
    const made: Promise<[string, string]>[] = [];
    const each = (change: (text: string, campo: string) => unknown) =>
      mapFiles(section.fields, values, change, (html, campo) =>
        mapInText(html, (text, part) => String(change(text, `${campo}.${part}`))),
      );
    each((text, campo) =>
      made.push(this.files.store(section.name, campo, text, uid).then((id) => [`${campo}/${text}`, id])),
    );
    const ids = new Map(await Promise.all(made));
    return each((text, campo) => ids.get(`${campo}/${text}`));
  }
}

/** Maps each row in sequence; an error names the row. */
async function eachOf<T extends { seed: Seed }, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of all)
    results.push(
      await act(one).catch((error: unknown) => {
        throw new Error(`The demonstration stopped at ${one.seed.section.name}/${one.seed.key}`, { cause: error });
      }),
    );
  return results;
}

/** Replaces roles with the uid of their user in fields for members of staff. */
const withMembers = (section: AnySection, values: Values, staff: Record<Rol, Staff>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isMember = (section.fields[name] as Field | undefined)?.kind === 'member';
      return [name, isMember && typeof value === 'string' ? staff[value as Rol].uid : value];
    }),
  );
