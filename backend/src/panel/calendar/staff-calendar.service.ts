import { type AnyRow, type AnySection, adminPathOf, type Flow, inLaPaz, sections } from '@coop/domain';
import type { Calendario, Holiday, Ocurrencia, Suceso } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { HolidaysRepository } from '../../cases/calendar/holidays.repository.js';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { CONFIG } from '../../platform/config/config.js';
import { type Config, originOf } from '../../platform/config/settings.js';
import { EntidadInForce } from '../../platform/entidad.js';
import { icsOf } from '../../platform/icsOf.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { redactRow } from '../../resource/rows/visibility.js';
import { CountsRepository } from '../counts.repository.js';
import { listAddress, rowAddress } from '../listAddress.js';
import { ObligationsService } from '../obligations/obligations.service.js';
import {
  type CalendarDaysQuery,
  type CalendarQuery,
  calendarDaysQueries,
  MAX_PER_FIELD,
} from './calendarDaysQueries.js';

/** Concurrency limit: one user must not exhaust the connection pool. */
const MAX_CONCURRENT = 3;
const feriados = sections['sitio/feriados'];
const departamentos: Readonly<Record<string, string>> = feriados.fields.departamento.choices;
const OBLIGATIONS = '/administrador/obligaciones';

@Injectable()
export class StaffCalendarService {
  constructor(
    private readonly counts: CountsRepository,
    private readonly tables: TableStore,
    private readonly holidays: HolidaysRepository,
    private readonly obligations: ObligationsService,
    private readonly entidad: EntidadInForce,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(staff: Staff, window: CalendarQuery): Promise<Calendario> {
    const queries = calendarDaysQueries(staff, window);
    const totals = await this.counts.count(queries);
    const has = (least: number) => (_: CalendarDaysQuery, at: number) => (totals[at]?.cantidad ?? 0) > least;
    const turns = pLimit(MAX_CONCURRENT);
    const found = await Promise.all(queries.filter(has(0)).map((one) => turns(() => this.findOf(one, staff))));
    const cut = queries.filter(has(MAX_PER_FIELD)).filter(({ section }) => section.kind !== 'submission');
    return {
      ...window,
      sucesos: [
        ...found.flat(),
        ...(await this.daysOff(staff, window)),
        ...(await this.dueObligations(staff, window)),
      ].sort(byMoment),
      recortadas: [...new Set(cut.map(({ section }) => section.label.many))],
    };
  }

  async asIcs(staff: Staff, window: CalendarQuery): Promise<string> {
    const { sucesos } = await this.find(staff, window);
    const { nombre } = this.entidad.current;
    const origin = originOf(this.config);
    const events = sucesos.map(({ clave, dia, hora, que, titulo, estado, url }) => ({
      id: clave,
      ...(hora ? { start: new Date(`${dia}T${hora}:00-04:00`) } : { day: dia }),
      summary: `${que}: ${titulo}${estado ? ` (${estado})` : ''}`,
      ...(url && { url: origin + url }),
    }));
    return icsOf(nombre, 'Calendario', events, `Calendario de ${nombre}`);
  }

  /** Cases are counted by day, not listed: they are many, and opening each is audited. */
  private findOf(query: CalendarDaysQuery, staff: Staff): Promise<Suceso[]> {
    return query.section.kind === 'submission' ? this.countCases(query) : this.findRows(query, staff);
  }

  private async countCases(query: CalendarDaysQuery): Promise<Suceso[]> {
    const { section, field } = query;
    const days = await this.counts.countByDay(query, field);
    return days.map(({ dia, cantidad }) => ({
      clave: `${section.name}:${field}:${dia}`,
      dia,
      hora: null,
      clase: 'caso',
      que: cantidad === 1 ? String(section.days[field]) : `${section.days[field]}n`,
      seccion: section.name,
      titulo: `${cantidad} ${(cantidad === 1 ? section.label.one : section.label.many).toLowerCase()}`,
      estado: null,
      mudanza: null,
      url: listAddress(section, { [`${field}_desde`]: dia, [`${field}_hasta`]: dia }),
    }));
  }

  private async findRows({ section, field, query }: CalendarDaysQuery, staff: Staff): Promise<Suceso[]> {
    const { rows } = await this.tables.findPage(section, query);
    const flow: Flow | undefined = section.flows.estado;
    return rows.map((row) => ({
      ...momentOf(row, field),
      clave: `${section.name}:${field}:${row.id}`,
      clase: section.kind === 'publication' ? 'publicacion' : 'registro',
      que: String(section.days[field]),
      seccion: section.name,
      titulo: section.title(redactRow(staff.rol, section, row)),
      estado: flow?.states[String(row.estado)] ?? null,
      url: rowAddress(section, staff.rol, row.id),
      mudanza: moveOf(section, field, row, staff),
    }));
  }

  /** Holidays are visible to all staff; only the link needs the permission. */
  private async daysOff(staff: Staff, { desde, hasta }: CalendarQuery): Promise<Suceso[]> {
    const url = may(staff, 'leer', feriados) ? adminPathOf(feriados.name) : null;
    const all = await this.holidays.findBetween(desde, hasta);
    return all.map((one) => dayOff(one, url));
  }

  private async dueObligations(staff: Staff, { desde, hasta }: CalendarQuery): Promise<Suceso[]> {
    const all = await this.obligations.find(staff);
    return all.filter(({ vence }) => desde <= vence && vence <= hasta).map(obligationEvent);
  }
}

function momentOf(row: AnyRow, field: string): Pick<Suceso, 'dia' | 'hora'> {
  const value = String(row[field]);
  const there = inLaPaz(value);
  return { dia: there.slice(0, 10), hora: value.length === 10 ? null : there.slice(11, 16) };
}

/** Field of a publication's first day. */
const STARTS = 'vigenteDesde';

/** Returns how to move a start, for users who may edit it. Other days are agreed with third parties. */
function moveOf(section: AnySection, field: string, row: AnyRow, staff: Staff): Suceso['mudanza'] {
  const isStart = section.kind === 'publication' && field === STARTS;
  if (!isStart || !may(staff, 'editar', section)) return null;
  return { registro: row.id, campo: field, version: row.version, publicado: row.estado === 'publicado' };
}

const dayOff = ({ fecha, nombre, departamento, laborable }: Holiday, url: string | null): Suceso => ({
  clave: `feriado:${fecha}:${departamento ?? ''}:${nombre}`,
  dia: fecha,
  hora: null,
  clase: 'registro',
  que: laborable ? 'Día laborable' : 'Feriado',
  seccion: feriados.name,
  titulo: departamento ? `${nombre} (${departamentos[departamento]})` : nombre,
  estado: null,
  url,
  mudanza: null,
});

const obligationEvent = ({
  obligacion,
  periodo,
  periodoNombre,
  nombre,
  vence,
  etapa,
  seccion,
}: Ocurrencia): Suceso => ({
  clave: `obligacion:${obligacion}:${periodo}`,
  dia: vence,
  hora: null,
  clase: 'obligacion',
  que: 'Obligación',
  seccion,
  titulo: [nombre, periodoNombre].filter(Boolean).join(': '),
  estado: etapa === 'cumplida' ? 'Cumplida' : null,
  url: OBLIGATIONS,
  mudanza: null,
});

const orderOf = ({ dia, hora, titulo }: Suceso) => `${dia} ${hora ?? ''} ${titulo}`;
const byMoment = (one: Suceso, other: Suceso) => orderOf(one).localeCompare(orderOf(other), 'es');
