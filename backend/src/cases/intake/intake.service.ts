import { createHash, randomBytes } from 'node:crypto';
import {
  type AnyRow,
  type AnySection,
  faultsOf,
  findSection,
  sectionList,
  todayInLaPaz,
  withoutHidden,
} from '@coop/domain';
import type { Acknowledgement, Received } from '@coop/domain/answers';
import { versionInForce } from '@coop/domain/privacidad';
import { visitorSchema } from '@coop/domain/visitorSchema';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { EntidadInForce } from '../../platform/entidad/entidad-in-force.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { requireSame } from '../../platform/http/repeats/sendKey.js';
import { validate } from '../../platform/http/validate.js';
import type { Ledger } from '../../platform/limits/ledger.js';
import { MailRepository } from '../../resource/mail/mail.repository.js';
import { completeRow } from '../../resource/rows/completeRow.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { PrivateLinks } from '../following/private-links.js';
import { AttachedFiles } from './attachments/attached-files.js';
import { placeAttachments } from './attachments/placeAttachments.js';
import { FillingKeys } from './filling-keys.js';
import { Gate } from './gate.js';
import { acknowledge, acknowledgementKey, mailStepsOf } from './messages.js';
import { hasEnded, type Receipt, ReceiptsRepository } from './receipts.repository.js';
import { SpamFilter, type TextPrint } from './spam-filter.js';
import type { Submission } from './submission.js';
import { SubmissionLimits } from './submission-limits.js';

type Values = Record<string, unknown>;

const RECEIPT_HOURS = 48;
const POLICY_CHANGED =
  'La política de privacidad cambió mientras usted escribía: vuelva a cargar la página, léala y acéptela otra vez. Lo escrito queda.';

/** Takes in what visitors send, by the section's own description. */
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

  async receive(section: AnySection, submission: Submission): Promise<Received> {
    this.entidad.said();
    const key = receiptKey(section, submission);
    const before = await this.receipts.findByKey(key.clave);
    if (before) return this.receivedBefore(section, before, key);
    const ledger = this.limits.open();
    try {
      return await this.takeIn(section, submission, key, ledger);
    } catch (error) {
      await ledger.giveBack();
      throw error;
    }
  }

  private async takeIn(
    section: AnySection,
    submission: Submission,
    key: ReceiptKey,
    ledger: Ledger,
  ): Promise<Received> {
    const given = await this.limits.take(submission, ledger);
    const { values, uploads } = placeAttachments(section, submission);
    // What it says is held to the rules before anything is asked of whoever sends it: that costs nothing.
    const draft = validateDraft(section, values);
    this.requireInForce(submission, draft);
    const automatic = this.spam.reasonInSending(submission);
    const print = this.spam.printOf(section, draft);
    // Where nothing is set apart as spam, whoever looks like a programme shows first that it is worth its while.
    const isAsked = hasSpam(section) ? await this.spam.isRepeated(section, submission, print) : automatic !== undefined;
    const reto = given ?? (await this.gate.admit(submission, isAsked, ledger));
    // Before any file is opened: each proof pays for one.
    await this.gate.spend(reto);
    const attaching = { sender: submission, documento: draft.numeroDocumento, proof: reto, ledger };
    const proof = await this.attached.admit(section, uploads, attaching);
    try {
      return await this.register(section, submission, draft, { key, reto: proof, automatic, print });
    } catch (error) {
      await this.attached.takeBack(uploads);
      if (!(error instanceof AlreadyReceived)) throw error;
      const first = await this.receipts.findByKey(key.clave);
      // The challenge served another submission at the same moment.
      if (!first) throw await this.gate.asked();
      // It was counted when the other was taken in.
      await ledger.giveBack();
      return this.receivedBefore(section, first, key);
    }
  }

  /** The acknowledgement behind the address that the form led to, and whether its proof can still be downloaded. */
  async getAcknowledgement(token: string): Promise<Acknowledgement> {
    const receipt = await this.receipts.findByToken(token);
    const section = receipt && findSection(receipt.seccion);
    if (!receipt || !section) throw new Problem('no_encontrado');
    const told = await this.received(section, receipt);
    // Once the proof is given the private link is in it: from then on whoever has only this address doesn't get that, too.
    return receipt.descargadoEn ? { ...told, enlace: null, constancia: false } : { ...told, constancia: true };
  }

  /** The key of a new filling of a form; see `FillingKeys`. */
  newFilling(): string {
    return this.keys.make();
  }

  /** What was accepted is what holds: whoever read another text reads this one first. */
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
    const brought = isSpam ? { nota: `Clasificado al recibirlo: ${automatic}.` } : {};
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
      if (!(await this.receipts.add({ ...receipt, codigo: row.codigo as string }, tx))) throw new AlreadyReceived();
    };
    await this.rows.insert({ section, action: 'crear', after: row, brought }, addReceipt);
    return this.told(section, row, receipt.comprobante);
  }

  /** What came again is answered as at first; the private link only as long as the address of its acknowledgement tells it. */
  private async receivedBefore(section: AnySection, receipt: Receipt, { huella }: ReceiptKey): Promise<Received> {
    // Of before they were kept apart, one was the other.
    requireSame(receipt.huella ?? receipt.clave, huella);
    const told = await this.received(section, receipt);
    return hasEnded(receipt) ? { ...told, enlace: null } : told;
  }

  private async received(section: AnySection, { registro, comprobante }: Receipt): Promise<Received> {
    const row = await this.tables.find(section, registro);
    if (!row) throw new Problem('no_encontrado');
    return this.told(section, row, comprobante);
  }

  private async told(section: AnySection, row: AnyRow, comprobante: string): Promise<Received> {
    const said = acknowledge(section, row);
    const mail = row.correo ? await this.mails.find(acknowledgementKey(row)) : undefined;
    const pasos = [...said.pasos, ...mailStepsOf(row, mail)];
    return { ...said, pasos, enlace: this.links.linkOf(section, row), comprobante };
  }
}

/** The sections that visitors send to. */
export const submissionSections: readonly AnySection[] = (sectionList as readonly AnySection[]).filter(
  ({ kind }) => kind === 'submission',
);

/** What was found before anything was kept: its key, the challenge that it solved, why it looks automatic, its text. */
type Admission = { key: ReceiptKey; reto: string | null; automatic: string | undefined; print: TextPrint | null };

/** The fields alone decide, before any file is opened: what was sent held to the section's own rules. Throws a 422. */
function validateDraft(section: AnySection, values: Values): Values {
  const sent = validate(visitorSchema(section), values) as Values;
  const draft = withoutHidden(section.fields, sent);
  const faults = faultsOf(section, draft, todayInLaPaz());
  if (Object.keys(faults).length > 0) throw invalidData(faults);
  return draft;
}

/** A complaint is a complaint, whoever sends it: it has no state for what nobody wants. */
const hasSpam = ({ flows }: AnySection) => flows.estado !== undefined && 'spam' in flows.estado.states;

/** What makes two sends one, and tells what was sent. */
type ReceiptKey = { clave: string; huella: string };

/**
 * The key of a page makes one of what has the same content: what was written anew under it is another case, never one that is
 * lost. That of a programme stands by itself, and what comes under it must be the same.
 */
function receiptKey({ name }: AnySection, { key, keyIsOfProgram, values, attachments }: Submission): ReceiptKey {
  const hash = createHash('sha256').update(JSON.stringify([name, key, values, attachments.map(({ path }) => path)]));
  for (const { file } of attachments) hash.update(file.sha256);
  const huella = hash.digest('base64url');
  return { clave: keyIsOfProgram ? hashOf(['público', name, key]) : huella, huella };
}

const hashOf = (parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Thrown before a row is written, or inside the transaction so that the second of two equal sends is undone. */
class AlreadyReceived extends Error {}
