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
} from '@coop/backend/resource';
import {
  type AnyRow,
  type AnySection,
  type Field,
  faultsOf,
  type Rol,
  todayInLaPaz,
  withoutHidden,
} from '@coop/domain';
import { POLICY_VERSION } from '@coop/domain/privacidad';
import { Injectable } from '@nestjs/common';
import { demoContent } from '../content/demoContent.js';
import { mapInText } from '../ground/filesInText.js';
import { idOf, type Seed } from '../ground/seed.js';
import { DemoBalances } from './demo-balances.js';
import { DemoFiles } from './demo-files.js';
import { DemoMails } from './demo-mails.js';

type Values = Record<string, unknown>;

/** Rows whose files are made together, while those before are written: drawing takes other threads than the database does. */
const GROUP = 16;

const inGroups = (seeds: readonly Seed[]): Seed[][] =>
  Array.from({ length: Math.ceil(seeds.length / GROUP) }, (_, n) => seeds.slice(n * GROUP, (n + 1) * GROUP));

/**
 * Fills an empty cooperative with the content of the demonstration, through the doors that staff and visitors use.
 *
 * Rows go in by a fixed order and have fixed identifiers, and each order that a row takes raises its version. So a seed
 * that was cut short needs no mark of its own: the next start finds what is there and goes on after it. When the last row
 * is there nothing is done, and when there is content that no seed made, nothing is done either.
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

  /** Needs the demonstration's users. Throws, naming the row, when one can't be made. */
  async seed(): Promise<void> {
    await this.cotizaciones.seed();
    const seeds = demoContent();
    if (!(await this.isWanted(seeds))) return;
    const start = Date.now();
    const staff = await this.findStaff();
    await this.balances.seed(staff.sistemas);
    const groups = inGroups(seeds);
    let ready = this.prepare(groups[0] ?? [], staff);
    for (const [at, group] of groups.entries()) {
      const prepared = await ready;
      ready = this.prepare(groups[at + 1] ?? [], staff);
      await Promise.all([this.plantAll(group, prepared, staff), ready]);
    }
    this.log.info('Demonstration content ready', { rows: seeds.length, ms: Date.now() - start });
  }

  private async isWanted(seeds: readonly Seed[]): Promise<boolean> {
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

  /** What there is of each already; the files of what is missing are made. */
  private async prepare(group: readonly Seed[], staff: Record<Rol, Staff>): Promise<(AnyRow | undefined)[]> {
    const found = await Promise.all(group.map((seed) => this.findRow(seed)));
    const missing = group.filter((_, at) => !found[at]);
    await Promise.all(missing.map(({ section, draft }) => this.withFiles(section, draft, staff)));
    return found;
  }

  private async plantAll(group: readonly Seed[], found: readonly (AnyRow | undefined)[], staff: Record<Rol, Staff>) {
    for (const [at, seed] of group.entries())
      await this.plant(seed, found[at], staff).catch((error: unknown) => {
        throw new Error(`The demonstration stopped at ${seed.section.name}/${seed.key}`, { cause: error });
      });
  }

  /** What was cut short is what is there already. */
  private async plant(seed: Seed, there: AnyRow | undefined, staff: Record<Rol, Staff>): Promise<void> {
    const { section } = seed;
    let row = there ?? (await this.insert(seed, staff));
    for (const { name, values = {} } of seed.orders.slice(row.version - 1)) {
      const given = await this.withFiles(section, withMembers(section, values, staff), staff);
      const lock = { version: row.version };
      row =
        name === 'editar'
          ? await this.resources.update(section, staff.administrador, row.id, lock, given)
          : await this.resources.transition(section, staff.administrador, row.id, name, lock, given);
    }
  }

  private async insert(seed: Seed, staff: Record<Rol, Staff>): Promise<AnyRow> {
    const { section, createdAt } = seed;
    const sent = sanitizeRichText(
      section.fields,
      await this.withFiles(section, withMembers(section, seed.draft, staff), staff),
    );
    const draft = withoutHidden(section.fields, validate(section.draft, sent) as Values);
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
    await this.rows.insert(change, async (tx: Database) => {
      if (section.kind === 'submission') await this.mails.add(change, tx);
      if (typeof nota === 'string')
        await this.notes.add({ section, row, texto: nota, staff: staff[managed.asignadoA as Rol] }, tx);
    });
    return row;
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

/** The values with the uid of whoever has the role, where a role stands for a member of staff. */
const withMembers = (section: AnySection, values: Values, staff: Record<Rol, Staff>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isMember = (section.fields[name] as Field | undefined)?.kind === 'member';
      return [name, isMember && typeof value === 'string' ? staff[value as Rol].uid : value];
    }),
  );
