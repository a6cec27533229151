import { type AnyRow, type AnySection, type Field, formatMasked, todayInLaPaz } from '@coop/domain';
import type { LinkedCase, NoticesOptIn, PrivateLink } from '@coop/domain/answers';
import { dayInLaPaz } from '@coop/domain/calendar';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import { type Config, originOf } from '../../platform/config/settings.js';
import { EntidadInForce } from '../../platform/entidad.js';
import { Problem } from '../../platform/http/problem.js';
import { icsOf } from '../../platform/icsOf.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { FilesRepository } from '../../resource/files/files.repository.js';
import { HistoryRepository, type StateOnRecord } from '../../resource/history/history.repository.js';
import { citaIcs } from '../../resource/mail/templates/citaIcs.js';
import { filesOf } from '../../resource/rows/filesOf.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { BusinessCalendar } from '../calendar/business-calendar.js';
import { DeadlinesPolicy } from '../deadlines/deadlines.policy.js';
import { namesIn } from '../documents/namesIn.js';
import { appointmentOf } from './cancellations.service.js';
import { caseStatus, formatState, receptionDay } from './case-status.js';
import { remainingDocuments } from './later-documents.service.js';
import { FOLLOWING_PAGE, PrivateLinks } from './private-links.js';
import { QuietCases } from './quiet-cases.repository.js';

const OFTEN = 'Cambió de idea demasiadas veces seguidas.';
const NO_TERM = 'Ya no corre ningún plazo de respuesta.';

/** Case tracking by private link: state, steps, deadline and submitted data. */
@Injectable()
export class LinkedCaseService {
  constructor(
    private readonly links: PrivateLinks,
    private readonly quiet: QuietCases,
    private readonly tables: TableStore,
    private readonly files: FilesRepository,
    private readonly history: HistoryRepository,
    private readonly calendar: BusinessCalendar,
    private readonly deadlines: DeadlinesPolicy,
    private readonly entidad: EntidadInForce,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the case. Throws `no_encontrado` for an invalid link. */
  async find(link: PrivateLink): Promise<LinkedCase> {
    const { section, row } = await this.links.get(link);
    const status = caseStatus(section, row);
    const until = status.fechaLimite;
    return {
      ...status,
      diasHabiles: until === null ? null : await this.daysLeft(section, row, until),
      pasos: stepsOf(section, await this.history.findStates(section, row.id)),
      enviado: submittedFields(section, row, await namesIn(section, row, this.tables)),
      documentos: await this.documentsOf(section, row),
      admite: remainingDocuments(section, row),
      ...appointmentOf(section, row),
      avisos: await this.noticesOf(section, row),
    };
  }

  /** Returns the appointment or the deadline as iCalendar. Throws `no_encontrado` for an invalid link, or without either. */
  async findDeadline(link: PrivateLink): Promise<string> {
    const { section, row } = await this.links.get(link);
    const { cita, cancelar } = appointmentOf(section, row);
    if (cita && cancelar) return citaIcs(link.codigo, cita, this.entidad.current.nombreCorto);
    if (!row.venceEn) throw new Problem('no_encontrado', NO_TERM);
    const day = String(row.venceEn);
    const name = this.entidad.current.nombreCorto;
    const event = {
      id: `plazo-${link.codigo}`,
      day,
      summary: `Último día para que ${name} responda su ${section.label.one.toLowerCase()} ${link.codigo}`,
      url: `${originOf(this.config)}${FOLLOWING_PAGE}`,
    };
    return icsOf(name, 'Seguimiento', [event], name);
  }

  /** Turns step mails on or off. Throws `no_encontrado` for an invalid link, and a 429. */
  async setNotices({ recibir, ...link }: NoticesOptIn): Promise<void> {
    const { section, row } = await this.links.get(link);
    await this.limits.consume('noticesOfCase', row.id, OFTEN);
    await this.quiet.set(section, row.id, recibir === 'no');
  }

  /** Returns the masked email address, and whether its mails are on; null without an address. */
  private async noticesOf(section: AnySection, row: AnyRow): Promise<LinkedCase['avisos']> {
    const { correo } = section.fields;
    const address =
      correo && !row.anonimizadoEn ? formatMasked(correo, row.correo, { row, named: new Map() }) : undefined;
    return address ? { correo: address, activos: !(await this.quiet.has(section, row.id)) } : null;
  }

  private async documentsOf(section: AnySection, row: AnyRow): Promise<LinkedCase['documentos']> {
    const documents = documentsIn(section, row);
    const files = new Map((await this.files.findMany(documents.map(({ id }) => id))).map((file) => [file.id, file]));
    return documents.flatMap(({ id, fecha = receptionDay(row) }) => {
      const file = files.get(id);
      return file ? [{ nombre: file.nombreOriginal, fecha }] : [];
    });
  }

  private async daysLeft(section: AnySection, row: AnyRow, until: string): Promise<number> {
    return this.calendar.until(todayInLaPaz(), until, await this.deadlines.departamentoOf(section, row));
  }
}

/** Returns the states passed; consecutive ones with the same public label are one step. */
function stepsOf(section: AnySection, passed: readonly StateOnRecord[]): LinkedCase['pasos'] {
  const steps = passed.map(({ estado, en }) => ({ estado: formatState(section, estado), fecha: dayInLaPaz(en) }));
  return steps.filter(({ estado }, at) => estado !== steps[at - 1]?.estado);
}

type Names = ReadonlyMap<string, string>;
type SubmittedDocument = { id: string; fecha?: string };

/** Returns the person's own data, partly masked; empty after anonymization. */
function submittedFields({ fields, submission }: AnySection, row: AnyRow, named: Names): LinkedCase['enviado'] {
  if (row.anonimizadoEn) return [];
  return (submission?.tracking?.shownFields ?? []).flatMap((name) => {
    const field = fields[name] as Field;
    const valor = field.fields ? undefined : formatMasked(field, row[name], { row, named });
    return valor ? [{ etiqueta: field.label, valor }] : [];
  });
}

function documentsIn({ fields, submission }: AnySection, row: AnyRow): readonly SubmittedDocument[] {
  const { shownFields = [], laterDocuments = [] } = submission?.tracking ?? {};
  return [...shownFields, ...(laterDocuments.length > 0 ? ['aportados'] : [])].flatMap((name) => {
    const list = fields[name]?.fields ? row[name] : undefined;
    return Array.isArray(list) ? list.flatMap((one) => filesIn(fields[name] as Field, one)) : [];
  });
}

const filesIn = (field: Field, record: Record<string, unknown>): SubmittedDocument[] =>
  filesOf(field.fields ?? {}, record).map(({ id }) => ({
    id,
    ...(typeof record.fecha === 'string' && { fecha: record.fecha }),
  }));
