import {
  type AnyRow,
  type AnySection,
  adminPathOf,
  findSection,
  type SectionName,
  sections,
  todayInLaPaz,
} from '@coop/domain';
import type { Ocurrencia } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { cumplimiento } from '@coop/domain/sections/obligaciones/cumplimiento';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { HeadsService } from '../../cases/absences/heads.service.js';
import { StandInsService } from '../../cases/absences/stand-ins.service.js';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { AgendaService, type ObligationStatus } from './agenda.service.js';
import { MarksRepository } from './marks.repository.js';
import { type Obligation, ObligationsRepository } from './obligations.repository.js';

const section: AnySection = sections['sitio/obligaciones'];

/** Days that a fulfilled obligation stays visible. */
const DONE_DAYS = 92;

const periodo = z
  .string('Escriba el período')
  .max(10, 'Máximo 10 caracteres')
  .meta({ examples: ['2026-11'] });

export const markSchema = z.strictObject({
  periodo,
  fecha: cumplimiento.fecha.schema(),
  nota: cumplimiento.nota.schema(),
});
export const unmarkSchema = z.strictObject({ periodo });
export type NewMark = z.output<typeof markSchema>;

@Injectable()
export class ObligationsService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly agenda: AgendaService,
    private readonly obligations: ObligationsRepository,
    private readonly marks: MarksRepository,
    private readonly users: UserStore,
    private readonly standIns: StandInsService,
    private readonly heads: HeadsService,
    private readonly history: HistoryRepository,
  ) {}

  async find(staff: Staff, today = todayInLaPaz()): Promise<Ocurrencia[]> {
    const since = addDays(today, -DONE_DAYS);
    const visible = (await this.agenda.on(today)).filter(
      ({ obligation, etapa, occurrence }) =>
        reads(staff, obligation) && (etapa !== 'cumplida' || occurrence.vence >= since),
    );
    return this.present(visible, staff);
  }

  /** Returns the user's urgent obligations, those of users they replace, and overdue ones they head. */
  async findPressing(staff: Staff, today: string): Promise<Ocurrencia[]> {
    if (staff.granted) return [];
    const pressing = (await this.agenda.on(today)).filter(
      ({ etapa, obligation }) => etapa !== 'cumplida' && etapa !== 'pendiente' && reads(staff, obligation),
    );
    if (pressing.length === 0) return [];
    const away = await this.standIns.awayFor(staff.uid, today);
    const people = (await this.users.list()).filter(({ estado }) => estado === 'activo');
    const headsOf = await this.heads.findAmong(people);
    return this.present(
      pressing.filter(({ obligation, etapa }) => {
        const responsible = responsibleOf(obligation, people);
        const isTheirs = obligation.responsable === staff.rol || responsible.some(({ id }) => away.includes(id));
        const isLate = etapa === 'vencida' || responsible.length === 0;
        return isTheirs || (isLate && headsOf(obligation.responsable, responsible).some(({ id }) => id === staff.uid));
      }),
      staff,
    );
  }

  /** Marks a period as fulfilled. Throws Problem if it already is, or without the permission. */
  async mark(staff: Staff, id: string, { periodo, fecha, nota }: NewMark): Promise<Ocurrencia> {
    const today = todayInLaPaz();
    const obligation = await this.getOwn(staff, id);
    if (fecha > today) throw invalidData({ fecha: 'La fecha no puede ser posterior a hoy' });
    const { occurrence, etapa } = await this.get(obligation, periodo, today);
    if (etapa === 'cumplida') throw done();
    const mark = { obligacion: id, periodo, fecha, nota, uid: staff.uid, en: new Date().toISOString() };
    await this.database.transaction(async (tx) => {
      if (!(await this.marks.add(mark, tx))) throw done();
      const title = [occurrence.nombre, nota].filter(Boolean).join(': ');
      await this.history.addBeside(section, obligation as AnyRow, 'cumplir', staff, tx, title);
    });
    return this.show(obligation, periodo, staff);
  }

  /** Removes a mark of fulfilment. Throws Problem if there is none. */
  async unmark(staff: Staff, id: string, periodo: string): Promise<Ocurrencia> {
    const obligation = await this.getOwn(staff, id);
    const { occurrence } = await this.get(obligation, periodo, todayInLaPaz());
    await this.database.transaction(async (tx) => {
      if (!(await this.marks.remove(id, periodo, tx)))
        throw new Problem('transicion_invalida', 'Nadie la marcó cumplida.');
      await this.history.addBeside(section, obligation as AnyRow, 'reabrirObligacion', staff, tx, occurrence.nombre);
    });
    return this.show(obligation, periodo, staff);
  }

  private async getOwn(staff: Staff, id: string): Promise<Obligation> {
    const obligation = await this.obligations.find(id);
    if (obligation ? !answers(staff, obligation) : staff.rol !== 'administrador') throw new Problem('sin_permiso');
    if (!obligation) throw new Problem('no_encontrado');
    return obligation;
  }

  private async get(obligation: Obligation, periodo: string, today: string): Promise<ObligationStatus> {
    const found = (await this.agenda.of(obligation, today)).find(({ occurrence }) => occurrence.clave === periodo);
    if (!found) throw invalidData({ periodo: 'No es un período de los que se muestran de esta obligación' });
    return found;
  }

  private async show(obligation: Obligation, periodo: string, staff: Staff): Promise<Ocurrencia> {
    const [presented] = await this.present([await this.get(obligation, periodo, todayInLaPaz())], staff);
    return presented as Ocurrencia;
  }

  private async present(all: readonly ObligationStatus[], staff: Staff): Promise<Ocurrencia[]> {
    if (all.length === 0) return [];
    const names = new Map((await this.users.list()).map(({ id, nombre, email }) => [id, nombre || email]));
    return all.map((one) => occurrenceResponse(one, names, staff));
  }
}

/** Returns the active staff responsible: the named person while they hold the role, else everyone with the role. */
export function responsibleOf({ persona, responsable }: Obligation, staff: readonly User[]): User[] {
  const own = staff.filter(({ rol }) => rol === responsable);
  const named = own.filter(({ id }) => id === persona);
  return named.length > 0 ? named : own;
}

/** Administrador reads everything; an API key reads what it was granted. */
const reads = (staff: Staff, { responsable }: Obligation) =>
  may(staff, 'leer', section) || (!staff.granted && staff.rol === responsable);

const answers = ({ rol, granted }: Staff, { responsable }: Obligation) =>
  !granted && (rol === responsable || rol === 'administrador');

const done = () => new Problem('transicion_invalida', 'Ya está cumplida.');

function occurrenceResponse(
  { obligation, occurrence, etapa, mark }: ObligationStatus,
  names: ReadonlyMap<string, string>,
  staff: Staff,
) {
  const about = obligation.seccion ? findSection(obligation.seccion) : undefined;
  const nameOf = (uid: string) => names.get(uid) ?? 'Alguien que ya no está';
  return {
    obligacion: obligation.id,
    nombre: obligation.nombre,
    norma: obligation.norma,
    seccion: obligation.seccion,
    periodo: occurrence.clave,
    periodoNombre: occurrence.nombre,
    vence: occurrence.vence,
    estimado: occurrence.estimado,
    etapa,
    responsable: obligation.responsable,
    persona: obligation.persona && nameOf(obligation.persona),
    cumplida:
      etapa === 'cumplida'
        ? {
            sola: !mark,
            fecha: mark?.fecha ?? null,
            por: mark ? nameOf(mark.uid) : null,
            nota: mark?.nota ?? null,
          }
        : null,
    puedeMarcar: answers(staff, obligation) && (etapa !== 'cumplida' || mark !== undefined),
    enlace: about && may(staff, 'leer', about) ? adminPathOf(about.name as SectionName) : null,
  };
}
