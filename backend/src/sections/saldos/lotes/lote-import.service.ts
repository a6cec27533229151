import { Readable } from 'node:stream';
import { formatNumber, formatShortDate, sections } from '@coop/domain';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { AccessRecheck } from '../../../platform/auth/access-recheck.service.js';
import type { Staff } from '../../../platform/auth/staff.js';
import { runPeriodically } from '../../../platform/clock.js';
import { CONFIG } from '../../../platform/config/config.js';
import type { Config } from '../../../platform/config/settings.js';
import { DATABASE, type Database } from '../../../platform/database/database.js';
import { StaffSignals } from '../../../platform/live/staff-signals.js';
import { Log } from '../../../platform/logging/log.js';
import { HistoryRepository } from '../../../resource/history/history.repository.js';
import { WebhookOutbox } from '../../../resource/webhooks/webhook-outbox.js';
import { type Chunk, checkedChunks, type Fila, type LoteFault } from '../file/checkedChunks.js';
import { faultIn } from '../file/checkLine.js';
import type { Line } from '../file/readLines.js';
import { FilasRepository } from './filas.repository.js';
import { LoteRows } from './lote-rows.service.js';
import { loteEvent } from './loteEvent.js';
import { type Lote, LotesRepository } from './lotes.repository.js';
import { LoteTotals, shrinkageOf } from './loteTotals.js';

const MAX_FAULTS = 10_000;
/** Heartbeat interval: a long COPY or ANALYZE may exceed the silence limit; see `LoteRows`. */
const BEAT_MS = 3_000;

/** An import in progress: its lines, and the cleanup when they are no longer read. */
export type Import = {
  lote: Lote;
  columns: readonly string[];
  lines: AsyncGenerator<Line>;
  staff: Staff;
  expected: number | undefined;
  close(): Promise<void>;
};

type Counts = { filas: number; filasOk: number; filasError: number; faults: number; totals: LoteTotals };
/** Why a file doesn't come into force. */
type Refusal = { estado: 'con_errores' | 'anulado'; motivo: string };
type FinalState = 'vigente' | 'por_confirmar' | Refusal['estado'];

@Injectable()
export class LoteImports implements OnModuleDestroy, OnApplicationShutdown {
  private readonly log = new Log(LoteImports.name);
  private readonly running = new Set<Promise<void>>();
  private stopping = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    private readonly lotes: LotesRepository,
    private readonly filas: FilasRepository,
    private readonly rows: LoteRows,
    private readonly history: HistoryRepository,
    private readonly outbox: WebhookOutbox,
    private readonly signals: StaffSignals,
    private readonly accessRecheck: AccessRecheck,
  ) {}

  start(task: Import): void {
    const run = this.run(task)
      .catch((error: unknown) => this.fail(task, error))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  async idle(): Promise<void> {
    await Promise.all(this.running);
  }

  /** Graceful shutdown: a partial import never comes into force. */
  onModuleDestroy() {
    this.stopping = true;
  }

  async onApplicationShutdown() {
    await this.idle();
  }

  private async run({ lote, columns, lines, staff, expected, close }: Import): Promise<void> {
    const counts: Counts = { filas: 0, filasOk: 0, filasError: 0, faults: 0, totals: new LoteTotals() };
    const disconnect = new AbortController();
    const stopBeating = runPeriodically(() => this.beat(lote.id, staff, disconnect), BEAT_MS, this.log);
    try {
      const read = await this.read(lote.id, columns, lines, counts, disconnect.signal);
      if (read === 'cancelled') return;
      const refusal = read ?? otherCount(counts, expected) ?? (await this.activate(lote, staff, counts));
      if (refusal) await this.refuse(lote, staff, counts, refusal);
    } finally {
      await stopBeating();
      await lines.return(undefined);
      await close();
      await this.rows.discardUnlessInForce(lote.id);
      await this.rows.tidy();
    }
  }

  /** Updates the heartbeat and checks that the uploader still has access. Failures are retried at the next beat. */
  private async beat(id: string, staff: Staff, disconnect: AbortController): Promise<void> {
    await this.lotes.change(id, 'validando', { latidoEn: new Date().toISOString() }).catch(() => undefined);
    if ((await this.accessRecheck.hasAccess(staff).catch(() => 'unknown')) === false) disconnect.abort();
  }

  /** Reads to the end, or until the import must stop. */
  private async read(
    id: string,
    columns: readonly string[],
    lines: AsyncGenerator<Line>,
    counts: Counts,
    disconnect: AbortSignal,
  ) {
    // Checks the next chunk while this one is stored.
    const chunks: AsyncIterable<Chunk> = Readable.from(checkedChunks(lines, columns), { highWaterMark: 1 });
    for await (const chunk of chunks) {
      if (!(await this.save(id, chunk, counts))) return 'cancelled' as const;
      if (this.stopping) return { estado: 'anulado', motivo: 'El servidor se detuvo durante la carga.' } as const;
      if (disconnect.aborted) return UPLOADER_LOST_ACCESS;
      if (counts.faults >= MAX_FAULTS)
        return refused(`Se dejó de leer al llegar a ${formatNumber(MAX_FAULTS, 0)} errores.`);
    }
    if (counts.filas === 0) return refused('El archivo no tiene filas.');
    return counts.faults > 0 ? faulty(counts) : undefined;
  }

  /** Stores a chunk's valid rows and faults. Returns false if the batch is no longer being validated. */
  private async save(id: string, { lines, part, good, faults: wrong }: Chunk, counts: Counts): Promise<boolean> {
    const faults = [...wrong, ...(await this.addRows(id, good))].sort((a, b) => a.linea - b.linea);
    await this.lotes.addFaults(id, faults.slice(0, Math.max(0, MAX_FAULTS - counts.faults)));
    counts.faults += faults.length;
    counts.filas += lines;
    counts.filasError += new Set(faults.map(({ linea }) => linea)).size;
    counts.filasOk = counts.filas - counts.filasError;
    for (const fila of good) counts.totals.add(fila);
    const latidoEn = new Date().toISOString();
    return this.lotes.change(id, 'validando', { ...countsData(counts), porcentaje: Math.floor(part * 99), latidoEn });
  }

  private async addRows(id: string, rows: readonly Fila[]): Promise<LoteFault[]> {
    const repeated = rows.length > 0 ? await this.filas.add(id, rows) : [];
    return repeated.map(({ linea, values }) => ({
      linea,
      ...faultIn('numeroOperacion', String(values.numeroOperacion), 'Este número ya está en otra línea del archivo'),
    }));
  }

  private async refuse(lote: Lote, staff: Staff, counts: Counts, refusal: Refusal) {
    const values = { ...countsData(counts), ...refusal, terminadoEn: new Date().toISOString() };
    await this.database.transaction(async (tx) => {
      if (await this.lotes.change(lote.id, 'validando', values, tx))
        await this.record(lote, staff, refusal.estado, counts, tx);
    });
  }

  /** Atomically replaces the balances in force; returns the refusal, if any. */
  private async activate(lote: Lote, staff: Staff, counts: Counts): Promise<Refusal | undefined> {
    await this.filas
      .count()
      .catch((err: unknown) => this.log.warn('The rows of balances could not be counted', { err }));
    const totales = counts.totals.result();
    return this.database.transaction(async (tx) => {
      await this.lotes.lockAll(tx);
      if ((await this.lotes.lock(lote.id, tx))?.estado !== 'validando') return undefined;
      if (!(await this.accessRecheck.hasAccess(staff, tx))) return UPLOADER_LOST_ACCESS;
      const before = (await this.lotes.findInForce(tx))?.totales;
      const motivo = before && shrinkageOf(totales, before, this.config.SALDOS_MAX_DROP);
      const estado = motivo ? 'por_confirmar' : 'vigente';
      const annulled = motivo ? [] : await this.lotes.supersede(lote.id, tx);
      const terminadoEn = new Date().toISOString();
      const values = {
        ...countsData(counts),
        totales,
        estado,
        motivo: motivo ?? null,
        porcentaje: 100,
        terminadoEn,
      } as const;
      await this.lotes.change(lote.id, 'validando', values, tx);
      await this.record(lote, staff, estado, counts, tx, annulled);
      return undefined;
    });
  }

  private async record(
    lote: Lote,
    staff: Staff,
    estado: FinalState,
    counts: Counts,
    tx: Database,
    annulled: readonly Lote[] = [],
  ) {
    const { id, archivo, huella, fechaCorte } = lote;
    const data = { lote: id, archivo, huella, estado, ...countsData(counts) };
    const titulo = `Saldos al ${formatShortDate(fechaCorte)}`;
    await this.history.addEvent(sections.saldos, 'cargar', titulo, staff, data, tx);
    await this.signals.announce({ kind: 'rows', section: sections.saldos.name, rows: null, by: staff.uid }, tx);
    const events = annulled.map((one) => loteEvent(one, 'anulado'));
    await this.outbox.notify([...events, loteEvent(lote, estado)], staff.uid, tx);
  }

  private async fail({ lote, staff }: Import, error: unknown) {
    this.log.error('The import of balances failed', { err: error, lote: lote.id });
    const motivo = 'La carga falló por un error del servidor. Intente nuevamente.';
    const values = { estado: 'anulado', motivo, terminadoEn: new Date().toISOString() } as const;
    const annul = this.database.transaction(async (tx) => {
      if (await this.lotes.change(lote.id, 'validando', values, tx))
        await this.outbox.notify([loteEvent(lote, 'anulado')], staff.uid, tx);
    });
    await annul.catch(() => undefined);
  }
}

/** Refusal if the uploader loses access during an import, which outlasts its request by minutes. */
const UPLOADER_LOST_ACCESS: Refusal = {
  estado: 'anulado',
  motivo:
    'Quien la cargó dejó de tener acceso durante la carga: se suspendió su usuario, cambió su rol o se revocó su clave.',
};
const otherCount = ({ filas }: Counts, expected: number | undefined): Refusal | undefined =>
  expected === undefined || filas === expected
    ? undefined
    : refused(`Se esperaban ${formatNumber(expected, 0)} filas y llegaron ${formatNumber(filas, 0)}.`);
const faulty = ({ filasError }: Counts): Refusal =>
  refused(
    filasError === 1
      ? 'Tiene errores en una fila: corríjala y vuelva a cargar el archivo.'
      : `Tiene errores en ${formatNumber(filasError, 0)} filas: corríjalas y vuelva a cargar el archivo.`,
  );
const refused = (motivo: string): Refusal => ({ estado: 'con_errores', motivo });
const countsData = ({ filas, filasOk, filasError }: Counts) => ({ filas, filasOk, filasError });
