import type { Chance } from './chance.js';

type Row = Readonly<Record<string, unknown>>;

/** Rows of past responses by list path, so that drawn requests refer to existing rows. */
export class Seen {
  private readonly rows = new Map<string, Row[]>();
  private readonly versions = new Map<string, number>();

  /** Excludes the users who send the requests: an action on one of them would end the test. */
  constructor(private readonly callers: readonly string[]) {}

  note(path: string, body: unknown): void {
    const list = listOf(path);
    for (const row of [body].flat() as (Row | null)[]) {
      if (typeof row !== 'object' || row === null) continue;
      if (typeof row.id === 'string' && typeof row.version === 'number') this.versions.set(row.id, row.version);
      if (this.callers.includes(String(row.id))) continue;
      this.rows.set(list, [...(this.rows.get(list) ?? []).slice(-30), row]);
    }
  }

  versionOf = (id: string | undefined): number | undefined => this.versions.get(id ?? '');

  /** Returns an existing value for a path parameter. */
  findFor(path: string, name: string, chance: Chance): string | undefined {
    const known = this.of(path).flatMap((row) => {
      const value = row[name === 'token' ? 'comprobante' : name];
      return typeof value === 'string' ? [value] : [];
    });
    return known.length > 0 ? chance.oneOf(known) : undefined;
  }

  /** Returns a random row of the list. */
  findRow = (path: string, chance: Chance): Row | undefined => chance.oneOf(this.of(path));

  /** Returns one or two rows, as batch actions take them. */
  choose = (path: string, chance: Chance) =>
    chance
      .shuffled(this.of(path))
      .slice(0, 1 + chance.below(2))
      .map(({ id }) => ({ id, version: this.versionOf(String(id)) ?? 1 }));

  private of = (path: string): Row[] => this.rows.get(listOf(path)) ?? [];
}

/** Maps `/api/novedades/{id}/publicar` to `/novedades`. Public and staff endpoints share the list path. */
const listOf = (path: string): string =>
  (path.split('/{')[0] as string).replace(/^\/api(\/publico)?/, '').replace(/\/(papelera|lote\/\w+)$/, '');
