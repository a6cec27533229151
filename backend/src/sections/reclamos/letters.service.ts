import {
  type AnyRow,
  type AnySection,
  canales,
  formatDate,
  formatLongDate,
  formatMoney,
  type Row,
  sections,
  todayInLaPaz,
} from '@coop/domain';
import type { LetterAnswer } from '@coop/domain/answers';
import { dayInLaPaz } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { formatLegalTerm, legalDeadline } from '@coop/domain/sections/reclamos/legalDeadline';
import { resultadosReclamo } from '@coop/domain/sections/reclamos/resultadosReclamo';
import { nombreCompleto } from '@coop/domain/sections/shared/persona/nombreCompleto';
import { Injectable } from '@nestjs/common';
import { earlierReception, formatDeadline } from '../../cases/deadlines/formatDeadline.js';
import type { Signature } from '../../cases/documents/layoutBlocks.js';
import { type Letter, Stationery } from '../../cases/documents/makeLetter.js';
import { ProofsService } from '../../cases/intake/proofs/proofs.service.js';
import type { Staff } from '../../platform/auth/staff.js';
import { EntidadInForce } from '../../platform/entidad.js';
import { Problem } from '../../platform/http/problem.js';
import { UserStore } from '../../platform/users/user-store.js';
import { ParametrosService } from '../../publishing/parametros/parametros.service.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { ResourceService, requirePermission } from '../../resource/rows/resource.service.js';

const reclamos: AnySection = sections['contactanos/reclamos'];

export type Printed = { nombre: string; bytes: Buffer };

export type AnswerDraft = { respuesta?: string | undefined; resultado?: string | undefined };

const SIGNER = 'Punto de Reclamo';

@Injectable()
export class LettersService {
  constructor(
    private readonly stationery: Stationery,
    private readonly entidad: EntidadInForce,
    private readonly resources: ResourceService,
    private readonly proofs: ProofsService,
    private readonly history: HistoryRepository,
    private readonly users: UserStore,
    private readonly parametros: ParametrosService,
  ) {}

  /** Renders the receipt. Its private link grants access: printing is audited; API keys get none. */
  async proof(section: AnySection, staff: Staff, id: string): Promise<Printed> {
    const row = await this.resources.get(section, staff, id);
    const withLink = staff.granted === undefined;
    // Only the case number, because the audit log outlives personal data.
    if (withLink)
      await this.history.addEvent(section, 'imprimirConstancia', String(row.codigo), staff, { registro: row.id });
    return { nombre: `constancia-${row.codigo}.pdf`, bytes: await this.proofs.make(section, row, { withLink }) };
  }

  /** Renders the answer letter. Throws `transicion_invalida` if there is no answer. */
  async answer(staff: Staff, id: string): Promise<Printed> {
    const row: AnyRow = await this.resources.get(reclamos, staff, id);
    const complaint = row as AnyRow & Complaint;
    if (!isAnswered(complaint)) throw new Problem('transicion_invalida', 'El reclamo todavía no tiene respuesta.');
    const firma = await this.signatureOf(complaint.respondidoPor);
    const appealDays = await this.appealDaysOf(complaint);
    const bytes = await this.stationery.make((entidad) => answerLetter(complaint, firma, entidad, appealDays));
    return { nombre: `carta-${complaint.codigo}.pdf`, bytes };
  }

  /** Returns the letter for a draft answer, as if it were sent now. Writes nothing. */
  async preview(staff: Staff, id: string, answer: AnswerDraft): Promise<LetterAnswer> {
    requirePermission(staff, 'responder', reclamos);
    const row: AnyRow = await this.resources.getOpened(reclamos, staff, id);
    const decision = { respuesta: answer.respuesta ?? '', resultado: answer.resultado ?? null };
    const complaint = { ...row, ...decision, respondidoEn: new Date().toISOString() } as AnyRow & AnsweredComplaint;
    const entidad = this.entidad.forPeople();
    const firma = await this.signatureOf(staff.uid);
    const appealDays = await this.appealDaysOf(complaint);
    const { titulo, codigo, fecha, datos, parrafos } = answerLetter(complaint, firma, entidad, appealDays);
    return {
      emisor: entidad.nombre,
      titulo,
      codigo,
      fecha: `${entidad.ciudad}, ${formatDate(fecha ?? todayInLaPaz())}`,
      datos: datos.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : [])),
      parrafos: [...parrafos],
      firma: firma ?? null,
    };
  }

  /** Returns the term of appeal in force when the complaint was answered. */
  private async appealDaysOf({ respondidoEn }: AnsweredComplaint): Promise<number | null> {
    return (await this.parametros.findOn(dayInLaPaz(respondidoEn)))?.segundaInstanciaPlazo ?? null;
  }

  private async signatureOf(uid: string | null) {
    const user = uid ? await this.users.find(uid) : undefined;
    if (!user) return undefined;
    return { nombre: user.nombre ?? user.email, cargo: typeof user.cargo === 'string' ? user.cargo : SIGNER };
  }
}

type Complaint = Row<(typeof sections)['contactanos/reclamos']>;
type AnsweredComplaint = Complaint & { respuesta: string; respondidoEn: string };

const isAnswered = (row: Complaint): row is AnsweredComplaint => Boolean(row.respuesta && row.respondidoEn);

/** Builds the answer letter. `appealDays`: business days, if the norm sets them. */
function answerLetter(
  row: AnsweredComplaint,
  firma: Signature | undefined,
  { nombre, defensoria }: Entidad,
  appealDays: number | null,
): Letter {
  const registered = row.fechaRegistro ?? dayInLaPaz(row.creadoEn);
  const received = formatLongDate(row.fechaRecepcion);
  const within = appealDays ? `, en el plazo de ${formatLegalTerm(appealDays)},` : '';
  return {
    titulo: 'Carta de respuesta',
    codigo: `Reclamo N° ${row.codigo}`,
    fecha: dayInLaPaz(row.respondidoEn),
    datos: [
      ['Reclamante', nombreCompleto(row)],
      ['Representante legal', row.representanteLegal],
      ['Fecha de recepción', `${received} (${canales[row.canal].toLowerCase()})`],
      ['Fecha de registro', formatLongDate(registered)],
      ['Fecha límite', formatDeadline(row, 'fechaLimite')],
      ['Plazo ampliado hasta', formatDeadline(row, 'ampliadoHasta')],
      ['Resultado', row.resultado && resultadosReclamo[row.resultado]],
      ['Monto restituido', row.montoRestituido && formatMoney(row.montoRestituido, row.moneda)],
      ['Fecha de la restitución', row.restituidoEn && formatDate(row.restituidoEn)],
    ],
    parrafos: [
      `${row.tipoPersona === 'juridica' ? 'Señores' : 'Señor(a)'} ${nombreCompleto(row)}:`,
      `En respuesta a su reclamo N° ${row.codigo}, recibido el ${formatDate(row.fechaRecepcion)} en el Punto de Reclamo de ${nombre}, le comunicamos lo siguiente:`,
      row.respuesta,
      ...(row.plazoDias
        ? [`Al registrar su reclamo se le informó: «${legalDeadline(row.plazoDias, earlierReception(row))}».`]
        : []),
      `Si no está de acuerdo con esta respuesta, puede acudir${within} en segunda instancia a la ${defensoria.nombre}, línea gratuita ${defensoria.telefono}, con esta carta y su número de reclamo. La atención es gratuita.`,
      'Atentamente,',
    ],
    firmas: firma ? [firma] : [],
  };
}
