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
import { Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { FilesService } from '../files/files.service.js';
import { invalidData, Problem } from '../http/problem.js';
import { validate } from '../http/validate.js';
import { completeRow } from '../sections/completeRow.js';
import { filesOf } from '../sections/filesOf.js';
import { RowWriter } from '../sections/row-writer.js';
import { place } from './formValues.js';
import { type Acknowledgement, acknowledge } from './messages.js';
import { POLICY_VERSION } from './policyVersion.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { SubmissionLimits } from './submission-limits.js';
import { visitorSchema } from './visitorSchema.js';

export type Submission = {
  values: Record<string, unknown>;
  /** Attachments by the path of their field: `adjuntos.0.archivo`. */
  attachments: readonly Attachment[];
  /** Made by the form: the same key answers the same receipt. */
  key: string;
  /** Where it came from, as the server sees it. */
  address: string;
};
export type Attachment = { path: string; name: string; bytes: Buffer };
export type Received = Acknowledgement & { comprobante: string };

const RECEIPT_HOURS = 48;
const TOKEN = /^[\w-]{32}$/;

/** Takes in what visitors send, by the section's own description. */
@Injectable()
export class IntakeService {
  constructor(
    private readonly rows: RowWriter,
    private readonly receipts: ReceiptsRepository,
    private readonly files: FilesService,
    private readonly limits: SubmissionLimits,
  ) {}

  async receive(section: AnySection, submission: Submission): Promise<Received> {
    const clave = receiptKey(section, submission);
    const before = await this.receipts.findByKey(clave);
    if (before) return received(section, before);
    await this.limits.take(submission.address);
    const stored: string[] = [];
    try {
      const values = await this.withAttachments(section, submission, stored);
      return await this.register(section, { ...submission, values }, clave);
    } catch (error) {
      await this.files.discard(stored);
      throw error;
    }
  }

  /** The acknowledgement behind the address that the form led to. */
  async getAcknowledgement(token: string): Promise<Acknowledgement> {
    const receipt = TOKEN.test(token) ? await this.receipts.findByToken(token) : undefined;
    const section = receipt && findSection(receipt.seccion);
    if (!receipt || !section) throw new Problem('no_encontrado');
    return acknowledge(section, receipt.codigo);
  }

  private async register(section: AnySection, { values, key, address }: Submission, clave: string): Promise<Received> {
    const draft = withoutHidden(section.fields, validate(visitorSchema(section), values) as Record<string, unknown>);
    const faults = faultsOf(section, draft, todayInLaPaz());
    if (Object.keys(faults).length > 0) throw invalidData(faults);
    const row: AnyRow = {
      ...completeRow(section, draft, null, new Date()),
      canal: 'web',
      huellaOrigen: this.limits.fingerprint(address),
      claveEnvio: key,
      ...(draft.aceptaTratamiento
        ? { politicaVersion: POLICY_VERSION, consentimientoEn: new Date().toISOString() }
        : {}),
    };
    const receipt = {
      clave,
      comprobante: randomBytes(24).toString('base64url'),
      seccion: section.name,
      registro: row.id,
    };
    const venceEn = new Date(Date.now() + RECEIPT_HOURS * 3_600_000).toISOString();
    const addReceipt = async (tx: Database) => {
      if (!(await this.receipts.add({ ...receipt, venceEn, codigo: row.codigo as string }, tx)))
        throw new AlreadyReceived();
    };
    try {
      await this.rows.insert({ section, action: 'crear', after: row }, addReceipt);
    } catch (error) {
      const first = error instanceof AlreadyReceived ? await this.receipts.findByKey(clave) : undefined;
      if (first) return received(section, first);
      throw error;
    }
    return received(section, { ...receipt, codigo: row.codigo as string });
  }

  /** Keeps the attachments and puts their identifiers where the form had them; notes each in `stored` as it is kept. */
  private async withAttachments(section: AnySection, { values, attachments }: Submission, stored: string[]) {
    if (filesOf(section.fields, values).length > 0)
      throw invalidData({ adjuntos: 'Envíe los archivos con el formulario' });
    const complete = structuredClone(values);
    for (const { path, name, bytes } of attachments) {
      const campo = path.replace(/\.\d+(?=\.|$)/g, '');
      const { id } = await this.files.store({ bytes, nombre: name, seccion: section.name, campo, subidoPor: null });
      stored.push(id);
      place(complete, path, id);
    }
    return complete;
  }
}

/** The sections that visitors send to. */
export const submissionSections = sectionList.filter(({ kind }: AnySection) => kind === 'submission');

/**
 * What makes two sends one: the form's key, for the same section with the same content. What was written anew under an
 * old key is another case, never one that is lost.
 */
function receiptKey({ name }: AnySection, { key, values, attachments }: Submission): string {
  const hash = createHash('sha256').update(JSON.stringify([name, key, values, attachments.map(({ path }) => path)]));
  for (const { bytes } of attachments) hash.update(bytes);
  return hash.digest('base64url');
}

/** Thrown inside the transaction so that the second of two equal sends is undone. */
class AlreadyReceived extends Error {}

const received = (section: AnySection, { codigo, comprobante }: { codigo: string; comprobante: string }): Received => ({
  ...acknowledge(section, codigo),
  comprobante,
});
