import { can, canSee, findRol, formatShortDate, sections, todayInLaPaz } from '@coop/domain';
import type { Lote, LoteFault } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { may } from '../../../platform/auth/permissions.js';
import type { Staff } from '../../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../../platform/database/database.js';
import type { TotalesLote } from '../../../platform/database/schema/saldos.js';
import { invalidData, Problem } from '../../../platform/http/problem.js';
import { validate } from '../../../platform/http/schema.pipe.js';
import { UserStore } from '../../../platform/users/user-store.js';
import { invalidFile } from '../../../resource/files/content/uploadField.js';
import type { IncomingFile } from '../../../resource/files/incoming/incoming-file.js';
import { HistoryRepository } from '../../../resource/history/history.repository.js';
import { findEncoding, readHeadings } from '../../../resource/imports/lines.js';
import { WebhookOutbox } from '../../../resource/webhooks/webhook-outbox.js';
import { headings } from '../file/balances-upload.interceptor.js';
import { type Line, readLines } from '../file/readLines.js';
import { LoteImports } from './lote-import.service.js';
import { LoteRows } from './lote-rows.service.js';
import { loteEvent } from './loteEvent.js';
import { type LotesQuery, loteForm } from './loteSchemas.js';
import { LotesRepository, type Lote as Stored } from './lotes.repository.js';

const { saldos } = sections;

const MAX_SHOWN = 100;

@Injectable()
export class LotesService {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly lotes: LotesRepository,
    private readonly rows: LoteRows,
    private readonly imports: LoteImports,
    private readonly history: HistoryRepository,
    private readonly outbox: WebhookOutbox,
    private readonly users: UserStore,
  ) {}

  /** Accepts a file and starts its import in the background. Throws a 422 for faults that need no full read. */
  async receive(staff: Staff, form: unknown, file: IncomingFile) {
    const { fechaCorte, filasEsperadas, sha256 } = validate(loteForm, { ...(form as object) });
    if (fechaCorte > todayInLaPaz()) throw invalidData({ fechaCorte: 'La fecha no puede ser posterior a hoy' });
    if (sha256 && sha256.toLowerCase() !== file.sha256)
      throw invalidData({ sha256: `El archivo que llegó es otro: su huella es ${file.sha256}` });
    const encoding = await findEncoding(file.handle);
    if (typeof encoding !== 'string') throw invalidFile(encoding.refused);
    await this.rows.abandonSilent();
    const lines = readLines({ handle: file.handle, size: file.size, encoding });
    try {
      const columns = readHeadings(await firstOf(lines), headings).map(({ field }) => field);
      const lote = await this.create(staff, fechaCorte, file);
      file.save();
      const expected = filasEsperadas === undefined ? undefined : Number(filasEsperadas);
      this.imports.start({ lote, columns, lines, staff, expected, close: () => file.close() });
      return describe(lote, staff);
    } catch (error) {
      await lines.return(undefined);
      throw error;
    }
  }

  async findPage(staff: Staff, query: LotesQuery) {
    await this.rows.abandonSilent();
    const { rows, ...page } = await this.lotes.findPage(query);
    return { ...page, rows: rows.map((lote) => describe(lote, staff)) };
  }

  async get(staff: Staff, id: string) {
    await this.rows.abandonSilent();
    return describe(await this.getLote(id), staff);
  }

  async findFaults(id: string): Promise<LoteFault[]> {
    const { id: known } = await this.getLote(id);
    const faults = await this.lotes.findFaults(known, 0, MAX_SHOWN);
    return faults.map(({ linea, columna, valor, mensaje }) => ({ linea, columna, valor, mensaje }));
  }

  async cancel(staff: Staff, id: string) {
    const lote = await this.getLote(id);
    const values = { estado: 'anulado', motivo: 'Carga cancelada.', terminadoEn: new Date().toISOString() } as const;
    await this.database.transaction(async (tx) => {
      const ended = await this.lotes.change(id, 'validando', values, tx);
      if (!ended && !(await this.lotes.change(id, 'por_confirmar', values, tx)))
        throw new Problem('transicion_invalida', 'La carga ya terminó: no se puede cancelar.');
      await this.record(staff, 'cargar', lote, { estado: 'anulado', motivo: values.motivo }, tx);
      await this.outbox.notify([loteEvent(lote, 'anulado')], staff.uid, tx);
    });
    await this.rows.tidy();
    return this.get(staff, id);
  }

  /** Activates a much shorter batch, confirmed by someone other than its uploader. Throws Problem otherwise. */
  async confirm(staff: Staff, id: string, motivo: string) {
    if (staff.granted)
      throw new Problem('sin_permiso', 'Lo confirma una persona, en el panel: un sistema carga otro archivo.');
    const lote = await this.getLote(id);
    await this.database.transaction(async (tx) => {
      await this.lotes.lockAll(tx);
      await this.requireNoEarlierDay(lote.fechaCorte, tx);
      if (lote.cargadoPor === staff.uid && (await this.hasOtherLoader(staff, tx)))
        throw new Problem(
          'transicion_invalida',
          'Usted cargó este archivo: lo confirma otra persona que cargue saldos.',
        );
      const annulled = await this.lotes.supersede(id, tx);
      const reason = `Se puso en vigor con menos filas: ${motivo}`;
      const values = { estado: 'vigente', motivo: reason, terminadoEn: new Date().toISOString() } as const;
      if (!(await this.lotes.change(id, 'por_confirmar', values, tx)))
        throw new Problem('transicion_invalida', 'Este lote no espera confirmación.');
      await this.record(staff, 'cargar', lote, { estado: 'vigente', confirmado: true, motivo }, tx);
      const events = annulled.map((one) => loteEvent(one, 'anulado'));
      await this.outbox.notify([...events, loteEvent(lote, 'vigente')], staff.uid, tx);
    });
    await this.rows.tidy();
    return this.get(staff, id);
  }

  /** Annuls the batch in force; the previous one, if its rows are retained, is in force again. */
  async annul(staff: Staff, id: string, motivo: string) {
    const lote = await this.getLote(id);
    await this.database.transaction(async (tx) => {
      await this.lotes.lockAll(tx);
      if (!(await this.lotes.change(id, 'vigente', { estado: 'anulado', motivo }, tx)))
        throw new Problem('transicion_invalida', 'Solo se anula el lote vigente.');
      const [former] = await this.lotes.findRetained(tx);
      if (former) await this.lotes.change(former.id, 'reemplazado', { estado: 'vigente' }, tx);
      await this.record(staff, 'anular', lote, { motivo, vigente: former?.id ?? null }, tx);
      const events = [loteEvent(lote, 'anulado'), ...(former ? [loteEvent(former, 'vigente')] : [])];
      await this.outbox.notify(events, staff.uid, tx);
    });
    await this.rows.tidy();
    return this.get(staff, id);
  }

  async getLote(id: string): Promise<Stored> {
    const lote = await this.lotes.find(id);
    if (!lote) throw new Problem('no_encontrado', 'Lote: no se encontró');
    return lote;
  }

  private async hasOtherLoader({ uid }: Staff, tx: Database): Promise<boolean> {
    return (await this.users.list(tx)).some(({ id, estado, rol: named }) => {
      const rol = findRol(named);
      return id !== uid && estado === 'activo' && rol !== undefined && can(rol, 'cargar', saldos);
    });
  }

  private async requireOtherFile({ sha256 }: IncomingFile, tx: Database): Promise<void> {
    const same = await this.lotes.findByHash(sha256, tx);
    if (same)
      throw invalidFile(
        `Este mismo archivo ya se cargó (${same.archivo}), con fecha de corte ${formatShortDate(same.fechaCorte)}.`,
      );
  }

  /** Throws a 422 if the batch in force has a later date. For the same date, the last complete file wins. */
  private async requireNoEarlierDay(fechaCorte: string, tx: Database): Promise<void> {
    const inForce = await this.lotes.findInForce(tx);
    if (inForce && inForce.fechaCorte > fechaCorte)
      throw invalidData({
        fechaCorte: `El lote vigente es más reciente: su fecha de corte es ${formatShortDate(inForce.fechaCorte)}.`,
      });
  }

  private async create({ uid }: Staff, fechaCorte: string, file: IncomingFile): Promise<Stored> {
    const { name, sha256, size } = file;
    const now = new Date().toISOString();
    const lote = {
      id: uuidv7(),
      fechaCorte,
      archivo: name.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(-200),
      huella: sha256,
      tamano: size,
      estado: 'validando',
      cargadoPor: uid,
      cargadoEn: now,
      latidoEn: now,
    } as const;
    await this.database.transaction(async (tx) => {
      await this.lotes.lockAll(tx);
      await this.requireOtherFile(file, tx);
      if (!(await this.lotes.add(lote, tx)))
        throw new Problem('conflicto', 'Ya hay una carga en curso. Espere a que termine o cancélela.');
      // Checked after insertion: before it, a running import could still come into force.
      await this.requireNoEarlierDay(fechaCorte, tx);
    });
    return this.getLote(lote.id);
  }

  private record(staff: Staff, action: string, { id, fechaCorte }: Stored, data: object, tx: Database) {
    const title = `Saldos al ${formatShortDate(fechaCorte)}`;
    return this.history.addEvent(saldos, action, title, staff, { lote: id, ...data }, tx);
  }
}

async function firstOf(lines: AsyncGenerator<Line>): Promise<string[]> {
  const { done, value: first } = await lines.next();
  if (done) throw invalidFile('El archivo está vacío.');
  if ('unreadable' in first) throw invalidFile(`Primera línea: ${first.unreadable.toLowerCase()}.`);
  return first.cells;
}

/** Maps a batch to its response. Only staff and keys that read balances get sums; others get row counts. */
function describe({ huella, totales, latidoEn: _, ...lote }: Stored, staff: Staff): Lote {
  const sums = may(staff, 'leer', saldos) && canSee(staff.rol, saldos, 'saldo');
  return { ...lote, sha256: huella, totalesPorProducto: totales && (sums ? totales : withoutSums(totales)) };
}

const withoutSums = (totals: TotalesLote) =>
  Object.fromEntries(
    Object.entries(totals).map(([product, byCurrency]) => [
      product,
      Object.fromEntries(Object.entries(byCurrency).map(([currency, { filas }]) => [currency, { filas }])),
    ]),
  );
