import { type AnyRow, formatLongDate, sections, todayInLaPaz } from '@coop/domain';
import type { Proposal } from '@coop/domain/answers';
import { addYears, dayInLaPaz } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { BusinessCalendar } from '../../cases/calendar/business-calendar.js';
import { DeadlinesPolicy } from '../../cases/deadlines/deadlines.policy.js';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { ParametrosService } from '../../publishing/parametros/parametros.service.js';
import type { Change } from '../../resource/rows/change.js';
import { type ActionRequest, isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

/** Factor of the longest term without notice to ASFI; twice that term is common. */
const PLAUSIBLE = 3;

/** Complaint dates, by the regulation of the Punto de Reclamo. */
@Injectable()
export class ComplaintsPolicy implements SectionPolicy {
  applies = isSection(sections['contactanos/reclamos']);

  constructor(
    private readonly calendar: BusinessCalendar,
    private readonly deadlines: DeadlinesPolicy,
    private readonly parametros: ParametrosService,
  ) {}

  async beforeWrite({ section, action, before, after }: Change, tx: Database) {
    if (!after) return;
    if (!before) {
      after.fechaRegistro ??= dayInLaPaz(after.creadoEn);
      const registered = after.fechaRegistro as string;
      const { reclamoConservar } = await this.parametros.getOn(registered, tx);
      after.conservarHasta = addYears(registered, reclamoConservar);
    }
    if (before && isExtension(action)) {
      await this.requireExtension({ section, action, before, after }, tx);
      const [from, until] = [after.fechaRecepcion as string, after.ampliadoHasta as string];
      await this.deadlines.setDue(section, after, from, until, tx);
    }
  }

  /** Proposes the end of an extension, as the regulation counts it. */
  async propose({ section, action, row }: ActionRequest): Promise<Proposal | undefined> {
    if (!isExtension(action)) return undefined;
    const today = todayInLaPaz();
    const inForce = `El plazo vigente termina el ${formatLongDate(row.venceEn as string)}.`;
    if (action === 'corregirAmpliacion')
      return { valores: {}, nota: `${inForce} La persona recibe la fecha corregida.` };
    if (action !== 'ampliar')
      return {
        valores: { ampliadoHasta: null, ampliacionJustificacion: null, ampliacionComunicadaEn: today },
        nota: `${inForce} Elija un día hábil posterior.`,
      };
    const { days, furthest } = await this.extensionOf(row, await this.deadlines.departamentoOf(section, row));
    return {
      valores: { ampliadoHasta: furthest, ampliacionComunicadaEn: today },
      nota: `${inForce} Puede ampliarse hasta el ${formatLongDate(furthest)}: ${days} días hábiles desde que se recibió.`,
    };
  }

  private async requireExtension(
    { section, action, before, after }: Change & { before: AnyRow; after: AnyRow },
    tx: Database,
  ) {
    const departamento = await this.deadlines.departamentoOf(section, after, tx);
    const until = after.ampliadoHasta as string;
    const { days, furthest } = await this.extensionOf(after, departamento, tx);
    const refuse = (message: string) => {
      throw invalidData({ ampliadoHasta: message });
    };
    if (!(await this.calendar.isWorked(until, departamento, tx))) refuse('El plazo termina en un día hábil');
    if (until > furthest && !after.asfiComunicadoEn)
      refuse(`El plazo ampliado no puede pasar del ${formatLongDate(furthest)}`);
    const latest = addYears(after.fechaRecepcion as string, 1);
    if (until > latest) refuse(`El plazo ampliado no pasa de un año desde que se recibió: ${formatLongDate(latest)}`);
    const plausible = await this.calendar.add(after.fechaRecepcion as string, PLAUSIBLE * days, departamento, tx);
    if (until > plausible && after.ampliacionConfirmada !== true)
      throw invalidData({
        ampliacionConfirmada: `Pasa del ${formatLongDate(plausible)}, ${PLAUSIBLE * days} días hábiles desde que se recibió: revise la fecha o confirme que es correcta`,
      });
    if (action === 'ampliarConAsfi' && until <= (before.venceEn as string))
      refuse(`El nuevo plazo debe terminar después del ${formatLongDate(before.venceEn as string)}`);
  }

  /** Returns the longest extension without notice to ASFI, by the norm at reception: its business days and last day. */
  private async extensionOf(row: AnyRow, departamento: string | null, tx?: Database) {
    const received = row.fechaRecepcion as string;
    const { reclamoPlazoAmpliado: days } = await this.parametros.getOn(received, tx);
    return { days, furthest: await this.calendar.add(received, days, departamento, tx) };
  }
}

const isExtension = (action: string) => ['ampliar', 'ampliarConAsfi', 'corregirAmpliacion'].includes(action);
