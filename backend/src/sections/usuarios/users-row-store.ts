import { type AnyRow, type AnySection, type Condition, clockAt, withDerived } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { AllRows, Page, RowQuery } from '../../platform/database/tables/row-query.js';
import { Problem } from '../../platform/http/problem.js';
import { Turns } from '../../platform/http/turns/turns.js';
import { pageOf } from '../../platform/users/pageOf.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import type { PutBack, RowStore } from '../../resource/rows/row-store.js';

/** The section `usuarios` for the generic resource: the staff of a cooperative fit in memory, wherever they are kept. */
@Injectable()
export class UsersRowStore implements RowStore {
  readonly putBack: PutBack | undefined;
  /** Of users Firebase is asked as they are written, and all of them wait for each other there anyway. */
  readonly turns = new Turns({ each: 1, all: 1 });

  constructor(private readonly users: UserStore) {
    this.putBack = users.putBack?.bind(users);
  }

  async findPage(section: AnySection, query: RowQuery): Promise<Page<AnyRow>> {
    return pageOf(await this.readAll(section), query);
  }

  async countEach(section: AnySection, queries: readonly RowQuery[]): Promise<number[]> {
    const users = await this.readAll(section);
    return queries.map((query) => pageOf(users, query).total);
  }

  private async readAll({ fields }: AnySection): Promise<AnyRow[]> {
    const clock = clockAt();
    const users: AnyRow[] = await this.users.list();
    return users.map((user) => withDerived(fields, user, clock));
  }

  async findAll(section: AnySection, query: Omit<RowQuery, 'range'>): Promise<AllRows<AnyRow>> {
    const { rows, total } = await this.findPage(section, query);
    async function* pages() {
      yield rows;
    }
    return { total, pages: pages() };
  }

  async findChanged(_: AnySection, __: Condition, after: { en: string; id: string | null }, most: number) {
    const users: AnyRow[] = await this.users.list();
    return users
      .filter((user) => isLater(user, after))
      .sort((one, other) => (isLater(one, { en: other.actualizadoEn, id: other.id }) ? 1 : -1))
      .slice(0, most);
  }

  find(_: AnySection, id: string, tx?: Database) {
    return this.users.find(id, tx);
  }

  async insert(_: AnySection, row: AnyRow, tx: Database) {
    await this.users.create(row as User, tx);
    return undefined;
  }

  replace(_: AnySection, row: AnyRow, expected: number, tx: Database) {
    return this.users.replace(row as User, expected, tx);
  }

  /** Whoever did something stays named in the history. */
  remove(): Promise<boolean> {
    throw new Problem('sin_permiso', 'Los usuarios no se eliminan: suspéndalo.');
  }
}

const isLater = ({ actualizadoEn, id }: AnyRow, after: { en: string; id: string | null }) =>
  actualizadoEn === after.en ? after.id !== null && id > after.id : actualizadoEn > after.en;
