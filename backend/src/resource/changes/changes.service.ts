import { type AnyRow, type AnySection, clockAt, mayReadRow } from '@coop/domain';
import type { Changes } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Staff } from '../../platform/auth/staff.js';
import { AccessLogService, ListingLimiter } from '../access-log/access-log.service.js';
import { requirePermission } from '../rows/resource.service.js';
import { RowStores } from '../rows/row-stores.js';
import { redactRow } from '../rows/visibility.js';
import { TrashRepository } from '../trash/trash.repository.js';
import { type ChangesQuery, type Cursor, pageOfChanges, placeOfCursor } from './changesQuery.js';

type Change = { at: Cursor; row?: AnyRow };

@Injectable()
export class ChangesService {
  constructor(
    private readonly stores: RowStores,
    private readonly trash: TrashRepository,
    private readonly accessLog: AccessLogService,
    private readonly listed: ListingLimiter,
  ) {}

  /** Calls `requireRecent` before more rows than a screen shows are sent, at once or across pages. */
  async find(
    section: AnySection,
    staff: Staff,
    { desde, limite }: ChangesQuery,
    requireRecent: () => void,
  ): Promise<Changes> {
    requirePermission(staff, 'leer', section);
    const after = placeOfCursor(desde);
    const { page, hayMas, cursor } = pageOfChanges<Change>(
      [...(await this.written(section, after, limite)), ...(await this.erased(section, after, limite))],
      after,
      limite,
    );
    const rows = page.flatMap(({ row }) => (row && mayReadRow(staff.rol, section, row) ? row : []));
    const read = rows.length;
    await this.listed.count(section, staff, rows, requireRecent);
    await this.accessLog.logExport(
      section,
      staff,
      read === 1 ? 'Lectura de un cambio' : `Lectura de ${read} cambios`,
      read,
    );
    const clock = clockAt();
    return {
      registros: rows.map((row) => redactRow(staff.rol, section, row, clock)),
      eliminados: page.flatMap(({ at, row }) => (row ? [] : [{ id: String(at.id), eliminadoEn: at.en }])),
      hayMas,
      cursor,
    };
  }

  private async written(section: AnySection, after: Cursor, most: number): Promise<Change[]> {
    const rows = await this.stores.of(section).findChanged(section, after, most + 1);
    return rows.map((row) => ({ at: { en: row.actualizadoEn, id: row.id }, row }));
  }

  private async erased(section: AnySection, after: Cursor, most: number): Promise<Change[]> {
    if (!mayBeErased(after)) return [];
    const rows = await this.trash.findErased(section, after, most + 1);
    return rows.map(({ id, eliminadoEn }) => ({ at: { en: eliminadoEn, id } }));
  }
}

/** Only rows with UUIDs can be deleted. */
const mayBeErased = ({ id }: Cursor) => id === null || z.uuid().safeParse(id).success;
