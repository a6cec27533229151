import {
  type AnyRow,
  type AnySection,
  formatShortDate,
  ordersOf,
  type Rol,
  sectionList,
  todayInLaPaz,
} from '@coop/domain';
import type { Notice } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { StandInsService } from '../../cases/absences/stand-ins.service.js';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { filterableFields } from '../../platform/database/tables/listedFields.js';
import { NamesService } from '../../resource/exports/names.service.js';
import { RowStores } from '../../resource/rows/row-stores.js';
import { redactRow } from '../../resource/rows/visibility.js';
import { findListQuery, rowAddress } from '../listAddress.js';
import { type CaseEvent, CaseEventsRepository } from './case-events.repository.js';

/** A notice and its time, if known. A different text makes a different notice. */
export type TimedNotice = Notice & { en: string | null };

/** Limit per section: more than one person handles or reads. */
const MAX_CASES = 50;
/** Older events are only in the list of cases. */
const RECENT_DAYS = 14;
/** States of a deadline that is still running or was missed. */
const openTerms: unknown[] = ['vencido', 'vence_hoy', 'por_vencer', 'a_tiempo'];
const BY_VISITOR = 'aportar';

type Case = AnyRow & { codigo: string; asignadoA: string; venceEn?: string | null; plazo?: string };

@Injectable()
export class OwnCasesService {
  constructor(
    private readonly stores: RowStores,
    private readonly events: CaseEventsRepository,
    private readonly standIns: StandInsService,
    private readonly names: NamesService,
  ) {}

  async findFor(staff: Staff, today = todayInLaPaz()): Promise<TimedNotice[]> {
    const holders = [staff.uid, ...(await this.standIns.awayFor(staff.uid, today))];
    const read = caseSections.filter((section) => may(staff, 'leer', section));
    const lists = await Promise.all(read.map((section) => this.findIn(section, staff, holders, today)));
    return lists.flat();
  }

  private async findIn(section: AnySection, staff: Staff, holders: string[], today: string): Promise<TimedNotice[]> {
    const cases = await this.findHeld(section, staff, holders);
    if (cases.length === 0) return [];
    const events = await this.events.find(
      section.name,
      cases.map(({ id }) => id),
      { holders, visitors: BY_VISITOR, since: addDays(today, -RECENT_DAYS), but: staff.uid },
    );
    const names = events.length > 0 ? await this.names.ofStaff() : new Map<string, string>();
    return [
      ...events.flatMap((event) => noticesOfEvent(section, cases, event, names, staff.rol)),
      ...cases.flatMap((row) => noticesOfDeadline(section, row, today, staff.rol)),
    ];
  }

  private async findHeld(section: AnySection, staff: Staff, holders: string[]): Promise<Case[]> {
    const query = findListQuery(section, staff, { asignadoA: holders });
    if (!query) return [];
    const page = await this.stores
      .of(section)
      .findPage(section, { ...query, sort: ['actualizadoEn', 'DESC'], range: [0, MAX_CASES - 1] });
    const cases = page.rows.map((row) => redactRow(staff.rol, section, row) as Case);
    return cases.filter((row) => isOpen(section, row));
  }
}

const caseSections = sectionList.filter(
  (section) => section.kind === 'submission' && filterableFields(section).includes('asignadoA'),
);

/** With a deadline, open until it is met; otherwise, while the state has a next action. */
const isOpen = (section: AnySection, row: Case) =>
  section.submission?.term ? openTerms.includes(row.plazo) : ordersOf(section, row).length > 0;

function noticesOfEvent(
  section: AnySection,
  cases: readonly Case[],
  { registro, version, accion, uid, en }: CaseEvent,
  names: ReadonlyMap<string, string>,
  rol: Rol,
): TimedNotice[] {
  const row = cases.find(({ id }) => id === registro);
  if (!row) return [];
  const by = uid && names.get(uid);
  const etiqueta =
    accion === BY_VISITOR
      ? `La persona de ${row.codigo} trajo documentos`
      : `Le asignaron ${row.codigo}${by ? ` (${by})` : ''}`;
  return [{ ...about(section, row, rol), clave: `${accion}:${registro}:${version}`, etiqueta, en }];
}

function noticesOfDeadline(section: AnySection, row: Case, today: string, rol: Rol): TimedNotice[] {
  const { codigo, venceEn, plazo } = row;
  if (!venceEn || !plazo || !['vencido', 'vence_hoy', 'por_vencer'].includes(plazo)) return [];
  const etiqueta = `${codigo} ${formatDue(venceEn, today)}`;
  return [{ ...about(section, row, rol), clave: `plazo:${row.id}:${venceEn}:${etiqueta}`, etiqueta, en: null }];
}

function formatDue(day: string, today: string): string {
  if (day < today) return `venció el ${formatShortDate(day)}`;
  if (day === today) return 'vence hoy';
  return day === addDays(today, 1) ? 'vence mañana' : `vence el ${formatShortDate(day)}`;
}

const about = (section: AnySection, { id }: Case, rol: Rol) => ({
  seccion: section.name,
  enlace: rowAddress(section, rol, id),
});
