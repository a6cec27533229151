import { type AnyRow, type AnySection, canSee, type Field, isAuthored, mayReadRow } from '@coop/domain';
import type { HistoryEntry, RowVersion } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { Lock } from '../../platform/http/version/version-tag.interceptor.js';
import { UserStore } from '../../platform/users/user-store.js';
import { ResourceService } from '../rows/resource.service.js';
import { redactRow } from '../rows/visibility.js';
import { changesBetween } from './changesBetween.js';
import { HistoryRepository } from './history.repository.js';
import type { HistoryQuery } from './historyQuery.js';

/** History of a row and recovery of a version, limited to the fields that the role may read. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly history: HistoryRepository,
    private readonly resources: ResourceService,
    private readonly users: UserStore,
  ) {}

  /** Returns a page of history, newest first, with the changes of each line, and whether there are older lines. */
  async findPage(
    section: AnySection,
    staff: Staff,
    id: string,
    { antes, limite }: HistoryQuery,
  ): Promise<{ lines: HistoryEntry[]; more: boolean }> {
    await this.resources.get(section, staff, id);
    // One extra line, to compute the changes of the page's last one.
    const all = await this.history.find(section, id, { antes, limite: limite + 1 });
    // The row may once have been for other roles.
    const entries = all.map((entry) => (isFor(staff, section, entry.datos) ? entry : { ...entry, datos: null }));
    const page = entries.slice(0, limite);
    const names = await this.namesOf(page);
    const lines = page.map(({ datos, registro: _, seccion: __, titulo: ___, ...entry }, at) => ({
      ...entry,
      nombre: names.get(entry.uid) ?? null,
      cambios: changesBetween(entries[at + 1]?.datos, datos).filter(({ campo }) => canSee(staff.rol, section, campo)),
    }));
    return { lines, more: entries.length > limite };
  }

  /** Returns the row as it was in a version. */
  async getVersion(section: AnySection, staff: Staff, id: string, version: number): Promise<RowVersion> {
    await this.resources.get(section, staff, id);
    const { datos, registro: _, seccion: __, titulo: ___, ...entry } = await this.getEntry(section, id, version);
    if (!isFor(staff, section, datos)) throw noVersion();
    const nombre = (await this.namesOf([entry])).get(entry.uid) ?? null;
    return { ...entry, nombre, datos: redactRow(staff.rol, section, datos) };
  }

  /** Restores the authored fields of a version, as a new edit of the current row. */
  async recover(section: AnySection, staff: Staff, id: string, version: number, lock: Lock): Promise<AnyRow> {
    await this.resources.get(section, staff, id);
    const { datos } = await this.getEntry(section, id, version);
    if (!isFor(staff, section, datos)) throw noVersion();
    const written = Object.entries(datos).filter(([name]) => canSee(staff.rol, section, name));
    refuseUnknown(section, written);
    // The slug is not restored: it can't change after publication.
    const values = written.filter(([name]) => isAuthored(section.fields[name] as Field) && name !== 'slug');
    return this.resources.update(section, staff, id, lock, Object.fromEntries(values), 'recuperar');
  }

  /** Returns display names by uid, for everyone who reads a history. */
  private async namesOf(entries: readonly { uid: string | null }[]): Promise<Map<string | null, string>> {
    const uids = [...new Set(entries.flatMap(({ uid }) => uid ?? []))];
    const found = await Promise.all(uids.map((uid) => this.users.find(uid)));
    return new Map(
      found.flatMap((user, at): [string, string][] => (user?.nombre ? [[uids[at] as string, user.nombre]] : [])),
    );
  }

  private async getEntry(section: AnySection, id: string, version: number) {
    const entry = await this.history.findVersion(section, id, version);
    if (!entry?.datos) throw noVersion();
    return { ...entry, datos: entry.datos as AnyRow };
  }
}

const noVersion = () => new Problem('no_encontrado', 'Esa versión no existe.');

const isFor = ({ rol }: Staff, section: AnySection, datos: unknown): boolean =>
  datos === null || mayReadRow(rol, section, datos as AnyRow);

/** Throws when the version has a value of a removed field, rather than dropping it silently. */
function refuseUnknown(section: AnySection, written: [string, unknown][]) {
  const removed = written.filter(([name, value]) => !(name in section.fields) && value !== null);
  if (removed.length > 0)
    throw invalidData(
      Object.fromEntries(removed.map(([name]) => [name, 'Ese dato ya no existe en la sección: no se puede recuperar'])),
    );
}
