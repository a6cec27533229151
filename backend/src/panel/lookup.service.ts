import { type AnyRow, type AnySection, can, canSee, type Flow, sectionList } from '@coop/domain';
import type { LookupResult } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { Staff } from '../platform/auth/staff.js';
import { holdsPersonalData, ListingLimiter } from '../resource/access-log/access-log.service.js';
import { filterForRecord } from '../resource/exports/exportQuery.js';
import { HistoryRepository } from '../resource/history/history.repository.js';
import { ResourceService } from '../resource/rows/resource.service.js';
import { rowAddress } from './listAddress.js';

const MAX_PER_SECTION = 8;
/** Concurrency limit: one user's search must not exhaust the connection pool. */
const MAX_CONCURRENT = 3;

@Injectable()
export class LookupService {
  constructor(
    private readonly resources: ResourceService,
    private readonly history: HistoryRepository,
    private readonly listed: ListingLimiter,
  ) {}

  /** Searches all sections; audits author and count, not the text. Many searches need a recent sign-in. */
  async find(staff: Staff, q: string, requireRecent: () => void): Promise<LookupResult[]> {
    const turns = pLimit(MAX_CONCURRENT);
    const found = await Promise.all(
      searchedBy(staff).map((section) => turns(() => this.inSection(section, staff, q, requireRecent))),
    );
    return found.flat();
  }

  private async inSection(
    section: AnySection,
    staff: Staff,
    q: string,
    requireRecent: () => void,
  ): Promise<LookupResult[]> {
    const { rows } = await this.resources.findPage(section, staff, { filter: { q }, range: [0, MAX_PER_SECTION - 1] });
    await this.listed.count(section, staff, rows, requireRecent);
    if (holdsPersonalData(section) && rows.length > 0)
      await this.history.addEvent(section, 'buscar', `Búsqueda general: ${rows.length} a la vista`, staff, {
        ...filterForRecord(section, { q }),
        registros: rows.length,
      });
    return rows.map((row) => toResult(section, staff, row));
  }
}

const searchedBy = ({ rol }: Staff): AnySection[] =>
  sectionList.filter(
    (section) =>
      section.kind !== 'log' &&
      can(rol, 'leer', section) &&
      section.table.search.some((name) => canSee(rol, section, name)),
  );

function toResult(section: AnySection, { rol }: Staff, row: AnyRow): LookupResult {
  const flow: Flow | undefined = section.flows.estado;
  return {
    seccion: section.name,
    id: row.id,
    tipo: section.label.one,
    titulo: section.title(row),
    estado: flow?.states[String(row.estado)] ?? null,
    url: rowAddress(section, rol, row.id),
  };
}
