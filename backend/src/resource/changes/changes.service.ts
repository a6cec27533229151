import { type AnyRow, type AnySection, clockAt, rowsOf } from '@coop/domain';
import type { Changes } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Staff } from '../../platform/auth/staff.js';
import { requirePermission } from '../rows/resource.service.js';
import { RowStores } from '../rows/row-stores.js';
import { visibleTo } from '../rows/visibility.js';
import { TrashRepository } from '../trash/trash.repository.js';
import { type ChangesQuery, type Cursor, readCursor, writeCursor } from './changesQuery.js';

/**
 * What is written bears the instant at which it was, not that at which its transaction ended: for so long a change may still come
 * to light before others. Whoever has read all reads that time again.
 */
const SETTLED_MS = 120_000;
const BEGINNING: Cursor = { en: new Date(0).toISOString(), id: null };

type Change = { at: Cursor; row?: AnyRow };

/** What changed in a section, in the order in which it did. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly stores: RowStores,
    private readonly trash: TrashRepository,
  ) {}

  async find(section: AnySection, staff: Staff, { desde, limite }: ChangesQuery): Promise<Changes> {
    requirePermission(staff, 'leer', section);
    const after = (desde && readCursor(desde)) || BEGINNING;
    // Of the first page: what was written while others were read may stand before where they ended.
    const inicio = after.inicio ?? new Date().toISOString();
    const found = [
      ...(await this.written(section, staff, after, limite)),
      ...(await this.erased(section, staff, after, limite)),
    ].sort((one, other) => compare(one.at, other.at));
    const told = found.slice(0, limite);
    const hayMas = found.length > limite;
    const clock = clockAt();
    return {
      registros: told.flatMap(({ row }) => (row ? [visibleTo(staff.rol, section, row, clock)] : [])),
      eliminados: told.flatMap(({ at, row }) => (row ? [] : [{ id: String(at.id), eliminadoEn: at.en }])),
      hayMas,
      cursor: writeCursor(hayMas ? { ...(told.at(-1)?.at ?? after), inicio } : settledBefore(inicio)),
    };
  }

  private async written(section: AnySection, { rol }: Staff, after: Cursor, most: number): Promise<Change[]> {
    const rows = await this.stores.of(section).findChanged(section, rowsOf(rol, section) ?? {}, after, most + 1);
    return rows.map((row) => ({ at: { en: row.actualizadoEn, id: row.id }, row }));
  }

  /** Whoever reads some rows alone is told of none: it may have been one that they never could see. */
  private async erased(section: AnySection, { rol }: Staff, after: Cursor, most: number): Promise<Change[]> {
    if (rowsOf(rol, section) || !mayBeErased(after)) return [];
    const rows = await this.trash.findErased(section, after, most + 1);
    return rows.map(({ id, eliminadoEn }) => ({ at: { en: eliminadoEn, id } }));
  }
}

/** What has an identifier of another kind is never erased. */
const mayBeErased = ({ id }: Cursor) => id === null || z.uuid().safeParse(id).success;

const compare = (one: Cursor, other: Cursor) => order(one.en, other.en) || order(one.id ?? '', other.id ?? '');
const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Where to go on once all was read, whatever it was asked with: what comes again is written over, what is missed is missed for ever. */
const settledBefore = (instant: string): Cursor => ({
  en: new Date(Math.max(0, Date.parse(instant) - SETTLED_MS)).toISOString(),
  id: null,
});
