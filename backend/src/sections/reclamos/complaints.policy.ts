import { type AnyRow, formatLongDate, sections, todayInLaPaz } from '@coop/domain';
import type { Proposal } from '@coop/domain/answers';
import { addYears, dayInLaPaz } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { BusinessCalendar } from '../../cases/calendar/business-calendar.js';
import { DeadlinesPolicy } from '../../cases/deadlines/deadlines.policy.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { type Asked, type Change, only, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Business days after which a complaint may be extended no further without telling ASFI. */
const EXTENDED_DAYS = 10;
/** Years that complaints are kept. */
const KEPT_YEARS = 10;

/** What the regulation of the Punto de Reclamo says of a complaint's dates. */
@Injectable()
export class ComplaintsPolicy implements SectionPolicy {
  applies = only(sections['contactanos/reclamos']);

  constructor(
    private readonly calendar: BusinessCalendar,
    private readonly deadlines: DeadlinesPolicy,
  ) {}

  async beforeWrite({ section, action, before, after }: Change, tx: Database) {
    if (!after) return;
    if (!before) {
      after.fechaRegistro ??= dayInLaPaz(after.creadoEn);
      after.conservarHasta = addYears(after.fechaRegistro as string, KEPT_YEARS);
    }
    if (before && isExtension(action)) {
      await this.requireExtension({ section, action, before, after }, tx);
      const [from, until] = [after.fechaRecepcion as string, after.ampliadoHasta as string];
      await this.deadlines.setDue(section, after, from, until, tx);
    }
  }

  /** The days between which an extension may end, as the regulation counts them. */
  async propose({ section, action, row }: Asked): Promise<Proposal | undefined> {
    if (!isExtension(action)) return undefined;
    const today = todayInLaPaz();
    const inForce = `El plazo vigente termina el ${formatLongDate(row.venceEn as string)}.`;
    if (action !== 'ampliar')
      return {
        valores: { ampliadoHasta: null, ampliacionJustificacion: null, ampliacionComunicadaEn: today },
        nota: `${inForce} Elija un día hábil posterior.`,
      };
    const furthest = await this.furthestOf(row, await this.deadlines.departamentoOf(section, row));
    return {
      valores: { ampliadoHasta: furthest, ampliacionComunicadaEn: today },
      nota: `${inForce} Puede ampliarse hasta el ${formatLongDate(furthest)}: ${EXTENDED_DAYS} días hábiles desde que se recibió.`,
    };
  }

  private async requireExtension(
    { section, action, before, after }: Change & { before: AnyRow; after: AnyRow },
    tx: Database,
  ) {
    const departamento = await this.deadlines.departamentoOf(section, after, tx);
    const until = after.ampliadoHasta as string;
    const furthest = await this.furthestOf(after, departamento, tx);
    const refuse = (message: string) => {
      throw invalidData({ ampliadoHasta: message });
    };
    if (!(await this.calendar.isWorked(until, departamento, tx))) refuse('El plazo termina en un día hábil');
    if (action === 'ampliar' && until > furthest)
      refuse(`El plazo ampliado no puede pasar del ${formatLongDate(furthest)}`);
    if (action === 'ampliarConAsfi' && until <= (before.venceEn as string))
      refuse(`El nuevo plazo debe terminar después del ${formatLongDate(before.venceEn as string)}`);
  }

  /** The last day of an extension that ASFI need not be told of. */
  private furthestOf(row: AnyRow, departamento: string | null, tx?: Database) {
    return this.calendar.add(row.fechaRecepcion as string, EXTENDED_DAYS, departamento, tx);
  }
}

const isExtension = (action: string) => ['ampliar', 'ampliarConAsfi'].includes(action);
