import { createHash } from 'node:crypto';
import { type AnyRow, type AnySection, todayInLaPaz } from '@coop/domain';
import type { PrivateLink } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { EntidadInForce } from '../../platform/entidad.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { Ledger } from '../../platform/limits/ledger.js';
import type { IncomingFile } from '../../resource/files/incoming/incoming-file.js';
import type { Batch } from '../../resource/rows/change.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { AttachedFiles, type PlacedUpload, requireTotal } from '../intake/attachments/attachments.interceptor.js';
import { Gate } from '../intake/gate.js';
import { ReceiptsRepository } from '../intake/receipts.repository.js';
import type { Sender } from '../intake/submission.js';
import { SubmissionLimits } from '../intake/submission-limits.js';
import { type Case, PrivateLinks } from './private-links.js';

type Later = { archivo: string; fecha: string };

/** Returns the list of later documents and its maximum; undefined if the case's state accepts none. */
function laterList({ fields, submission }: AnySection, row: AnyRow) {
  const { laterDocuments } = submission?.tracking ?? {};
  if (!laterDocuments?.includes(String(row.estado)) || row.anonimizadoEn) return undefined;
  return { most: fields.aportados.max as number, list: (row.aportados ?? []) as readonly Later[] };
}

/** Returns how many more documents the case accepts; null if its state accepts none. */
export function remainingDocuments(section: AnySection, row: AnyRow): number | null {
  const later = laterList(section, row);
  return later ? Math.max(0, later.most - later.list.length) : null;
}

export const DOCUMENTS = 'adjuntos';

const KNOWN_HOURS = 48;
const OFTEN = 'Su caso recibió muchos documentos seguidos.';
const CLOSED =
  'Su caso ya no recibe documentos por aquí. Si le falta entregar alguno, llévelo a una agencia con su número.';
const CHANGED = 'Su caso cambió en este momento. Intente nuevamente.';

@Injectable()
export class LaterDocuments {
  constructor(
    private readonly links: PrivateLinks,
    private readonly tables: TableStore,
    private readonly rows: RowWriter,
    private readonly attached: AttachedFiles,
    private readonly limits: SubmissionLimits,
    private readonly gate: Gate,
    private readonly receipts: ReceiptsRepository,
    private readonly entidad: EntidadInForce,
  ) {}

  /** Attaches all files or none, idempotently. Throws `no_encontrado` for an invalid link, else a 422. */
  async add(link: PrivateLink, files: readonly IncomingFile[], sender: Sender): Promise<void> {
    this.entidad.forPeople();
    const found = await this.links.get(link);
    const clave = keyOf(found, files);
    if (await this.receipts.has(clave)) return;
    const uploads = placeUploads(found, files);
    const ledger = this.limits.open();
    try {
      await this.store(found, uploads, { clave, sender, ledger });
    } catch (error) {
      await ledger.refund();
      throw error;
    }
  }

  private async store(
    found: Case,
    uploads: readonly PlacedUpload[],
    { clave, sender, ledger }: Sending,
  ): Promise<void> {
    const solved = await this.limits.consume(sender, ledger);
    // This limit is per case: only holders of its link can use it up.
    await ledger.consume('documentsOfCase', found.row.id, OFTEN);
    const proof = solved ?? (await this.gate.admit(sender, false, ledger));
    await this.gate.spend(proof);
    const reto = await this.attached.admit(found.section, uploads, { sender, proof, ledger });
    try {
      await this.rows.together((batch) => this.register(found, uploads, { clave, reto }, batch));
    } catch (error) {
      await this.attached.discard(uploads);
      if (!(error instanceof DuplicateUpload)) throw error;
      // The challenge was spent on another request at the same moment.
      if (!(await this.receipts.has(clave))) throw await this.gate.challengeProblem();
    }
  }

  /** Checks the case's room again on the locked row, so that two concurrent uploads can't exceed it. */
  private async register(
    { section, row }: Case,
    uploads: readonly PlacedUpload[],
    keys: { clave: string; reto: string | null },
    batch: Batch,
  ): Promise<void> {
    const before = await this.tables.findForUpdate(section, row.id, batch.tx);
    if (!before) throw new Problem('conflicto', CHANGED);
    const known = { seccion: section.name, registro: row.id, huella: keys.clave, venceEn: formatHours(KNOWN_HOURS) };
    if (!(await this.receipts.add({ ...known, ...keys }, batch.tx))) throw new DuplicateUpload();
    const { list } = requireRoom(section, before, uploads.length);
    const later = uploads.map(({ id }) => ({ archivo: id, fecha: todayInLaPaz() }));
    const after = { ...before, aportados: [...list, ...later] };
    await this.rows.replace(
      { section, action: 'aportar', before, after },
      () => new Problem('conflicto', CHANGED),
      batch,
    );
  }
}

type Sending = { clave: string; sender: Sender; ledger: Ledger };

/** Maps the files to uploads, without opening them. Throws a 422. */
function placeUploads({ section, row }: Case, files: readonly IncomingFile[]): PlacedUpload[] {
  if (files.length === 0) throw invalidData({ [DOCUMENTS]: 'Elija al menos un documento' });
  if (files.some(({ field }) => field !== DOCUMENTS))
    throw invalidData({ [DOCUMENTS]: 'Envíe los documentos en este campo' });
  requireTotal(files);
  requireRoom(section, row, files.length);
  return files.map((file) => ({
    id: uuidv7(),
    path: DOCUMENTS,
    content: file,
    nombre: file.name,
    seccion: section.name,
    campo: 'aportados.archivo',
    subidoPor: null,
  }));
}

/** Returns the list for later documents. Throws a 422 if the case accepts none, or fewer than `count`. */
function requireRoom(section: AnySection, row: AnyRow, count: number) {
  const later = laterList(section, row);
  if (!later) throw new Problem('transicion_invalida', CLOSED);
  const remaining = later.most - later.list.length;
  if (count <= remaining) return later;
  throw invalidData({
    [DOCUMENTS]:
      remaining > 0
        ? `Su caso recibe ${remaining === 1 ? 'un documento' : `${remaining} documentos`} más, y usted eligió ${count}`
        : `Su caso ya tiene los ${later.most} documentos que recibe por aquí. Lleve los demás a una agencia.`,
  });
}

/** Idempotency key: the same documents of the same case are one upload, so a client may retry. */
const keyOf = ({ section, row }: Case, files: readonly IncomingFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify(['aporte', section.name, row.id, ...files.map(({ sha256 }) => sha256).sort()]))
    .digest('base64url');

const formatHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Thrown inside the transaction, to roll back the second of two equal uploads. */
class DuplicateUpload extends Error {}
