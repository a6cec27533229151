import { createHash, randomBytes } from 'node:crypto';
import {
  type AnyRow,
  type AnySection,
  clearHidden,
  faultsOf,
  findSection,
  sectionList,
  todayInLaPaz,
} from '@coop/domain';
import type { Acknowledgement, SubmissionReceipt } from '@coop/domain/answers';
import { versionInForce } from '@coop/domain/privacidad';
import { visitorSchema } from '@coop/domain/visitorSchema';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { EntidadInForce } from '../../platform/entidad.js';
import { requireSame } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import type { Ledger } from '../../platform/limits/ledger.js';
import { MailRepository } from '../../resource/mail/mail.repository.js';
import { completeRow } from '../../resource/rows/completeRow.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { PrivateLinks } from '../tracking/private-links.js';
import { acknowledge, acknowledgementKey, mailStepsOf } from './acknowledgement.js';
import { AttachedFiles, placeAttachments } from './attachments/attachments.interceptor.js';
import { Gate } from './gate.js';
import { hasEnded, type Receipt, ReceiptsRepository } from './receipts.repository.js';
import { FillingKeys, SpamFilter, type TextPrint } from './spam-filter.js';
import type { Submission } from './submission.js';
import { SubmissionLimits } from './submission-limits.js';

type Values = Record<string, unknown>;

const RECEIPT_HOURS = 48;
const POLICY_CHANGED =
  'La política de privacidad cambió mientras usted escribía: vuelva a cargar la página, léala y acéptela otra vez. Lo escrito queda.';

@Injectable()
export class IntakeService {
  constructor(
    private readonly rows: RowWriter,
    private readonly tables: TableStore,
    private readonly receipts: ReceiptsRepository,
    private readonly attached: AttachedFiles,
    private readonly limits: SubmissionLimits,
    private readonly gate: Gate,
    private readonly spam: SpamFilter,
    private readonly keys: FillingKeys,
    private readonly entidad: EntidadInForce,
    private readonly links: PrivateLinks,
    private readonly mails: MailRepository,
  ) {}

  async receive(section: AnySection, submission: Submission): Promise<SubmissionReceipt> {
    this.entidad.forPeople();
    const key = receiptKey(section, submission);
    const before = await this.receipts.findByKey(key.clave);
    if (before) return this.receivedBefore(section, before, key);
    const ledger = this.limits.open();
    try {
      return await this.accept(section, submission, key, ledger);
    } catch (error) {
      await ledger.refund();
      throw error;
    }
  }

  private async accept(
    section: AnySection,
    submission: Submission,
    key: ReceiptKey,
    ledger: Ledger,
  ): Promise<SubmissionReceipt> {
    const solved = await this.limits.consume(submission, ledger);
    const { values, uploads } = placeAttachments(section, submission);
    // Validates first: it is cheap and needs no challenge.
    const draft = validateDraft(section, values);
    this.requireInForce(submission, draft);
    const automatic = this.spam.reasonInSending(submission);
    const print = this.spam.printOf(section, draft);
    // Sections without a spam state demand a challenge from suspected bots; the others, for repeated texts.
    const isSuspect = hasSpam(section)
      ? await this.spam.isRepeated(section, submission, print)
      : automatic !== undefined;
    const reto = solved ?? (await this.gate.admit(submission, isSuspect, ledger));
    // Spends the challenge before opening files: each pays for one submission.
    await this.gate.spend(reto);
    const attaching = { sender: submission, documento: draft.numeroDocumento, proof: reto, ledger };
    const proof = await this.attached.admit(section, uploads, attaching);
    try {
      return await this.register(section, submission, draft, { key, reto: proof, automatic, print });
    } catch (error) {
      await this.attached.discard(uploads);
      if (!(error instanceof DuplicateSubmission)) throw error;
      const first = await this.receipts.findByKey(key.clave);
      // The challenge was spent on another submission at the same moment.
      if (!first) throw await this.gate.challengeProblem();
      // Refunds the count: the first copy was already counted.
      await ledger.refund();
      return this.receivedBefore(section, first, key);
    }
  }

  async getAcknowledgement(token: string): Promise<Acknowledgement> {
    const receipt = await this.receipts.findByToken(token);
    const section = receipt && findSection(receipt.seccion);
    if (!receipt || !section) throw new Problem('no_encontrado');
    const response = await this.received(section, receipt);
    // The receipt contains the private link: after its download, the token alone no longer reveals it.
    return receipt.descargadoEn ? { ...response, enlace: null, constancia: false } : { ...response, constancia: true };
  }

  newFilling(): string {
    return this.keys.make();
  }

  /** Throws a 422 if the visitor accepted an older version of the privacy policy. */
  private requireInForce({ policy }: Submission, { aceptaTratamiento }: Values): void {
    if (aceptaTratamiento !== true || !policy || policy === versionInForce(this.entidad.current.privacidad)) return;
    throw invalidData({ aceptaTratamiento: POLICY_CHANGED });
  }

  private async register(
    section: AnySection,
    submission: Submission,
    draft: Values,
    { key, reto, automatic, print }: Admission,
  ) {
    const isSpam = automatic !== undefined && hasSpam(section);
    const made = completeRow(section, draft, null, new Date());
    const row: AnyRow = {
      ...made,
      canal: 'web',
      huellaOrigen: this.limits.fingerprint(submission.address, made),
      ...(draft.aceptaTratamiento === true && {
        politicaVersion: versionInForce(this.entidad.current.privacidad),
        consentimientoEn: new Date().toISOString(),
      }),
      ...(isSpam && { estado: 'spam' }),
    };
    const actionValues = isSpam ? { nota: `Clasificado al recibirlo: ${automatic}.` } : {};
    const receipt = {
      ...key,
      reto,
      comprobante: randomBytes(24).toString('base64url'),
      seccion: section.name,
      registro: row.id,
      huellaTexto: print?.hash ?? null,
      venceEn: new Date(Date.now() + RECEIPT_HOURS * 3_600_000).toISOString(),
    };
    const addReceipt = async (tx: Database) => {
      if (!(await this.receipts.add({ ...receipt, codigo: row.codigo as string }, tx))) throw new DuplicateSubmission();
    };
    await this.rows.insert({ section, action: 'crear', after: row, actionValues }, addReceipt);
    return this.toReceipt(section, row, receipt.comprobante);
  }

  /** Returns the first response to a repeated submission, without the private link of an expired receipt. */
  private async receivedBefore(
    section: AnySection,
    receipt: Receipt,
    { huella }: ReceiptKey,
  ): Promise<SubmissionReceipt> {
    // Receipts stored before `huella` existed used the fingerprint as their key.
    requireSame(receipt.huella ?? receipt.clave, huella);
    const response = await this.received(section, receipt);
    return hasEnded(receipt) ? { ...response, enlace: null } : response;
  }

  private async received(section: AnySection, { registro, comprobante }: Receipt): Promise<SubmissionReceipt> {
    const row = await this.tables.find(section, registro);
    if (!row) throw new Problem('no_encontrado');
    return this.toReceipt(section, row, comprobante);
  }

  private async toReceipt(section: AnySection, row: AnyRow, comprobante: string): Promise<SubmissionReceipt> {
    const acknowledgement = acknowledge(section, row);
    const mail = row.correo ? await this.mails.find(acknowledgementKey(row)) : undefined;
    const pasos = [...acknowledgement.pasos, ...mailStepsOf(row, mail)];
    return { ...acknowledgement, pasos, enlace: this.links.linkOf(section, row), comprobante };
  }
}

export const submissionSections: readonly AnySection[] = sectionList.filter(({ kind }) => kind === 'submission');

/** Findings before storage: idempotency key, challenge, suspicion of automation, and text fingerprint. */
type Admission = { key: ReceiptKey; reto: string | null; automatic: string | undefined; print: TextPrint | null };

/** Validates the fields by the section's rules, before any file is opened. Throws a 422. */
function validateDraft(section: AnySection, values: Values): Values {
  const sent = validate(visitorSchema(section), values) as Values;
  const draft = clearHidden(section.fields, sent);
  const faults = faultsOf(section, draft, todayInLaPaz());
  if (Object.keys(faults).length > 0) throw invalidData(faults);
  return draft;
}

/** Returns whether the section has a spam state. Complaints have none: each counts, from any sender. */
const hasSpam = ({ flows }: AnySection) => flows.estado !== undefined && 'spam' in flows.estado.states;

/** Idempotency key and content fingerprint. */
type ReceiptKey = { clave: string; huella: string };

/** A page's key includes the content, so edited content is a new case. An API client's key ignores the content. */
function receiptKey({ name }: AnySection, { key, keyIsOfProgram, values, attachments }: Submission): ReceiptKey {
  const hash = createHash('sha256').update(JSON.stringify([name, key, values, attachments.map(({ path }) => path)]));
  for (const { file } of attachments) hash.update(file.sha256);
  const huella = hash.digest('base64url');
  return { clave: keyIsOfProgram ? hashOf(['público', name, key]) : huella, huella };
}

const hashOf = (parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Thrown inside the transaction, to roll back the second of two equal submissions. */
class DuplicateSubmission extends Error {}
