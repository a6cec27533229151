import { type AnyRow, sections, todayInLaPaz } from '@coop/domain';
import { saysRateOf } from '@coop/domain/sections/tarifario/productRates';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { invalidData, Problem } from '../http/problem.js';
import { PublishedRepository } from '../publishing/published.repository.js';
import { type Batch, RowWriter } from '../sections/row-writer.js';
import { type Asked, type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { closingsOf, type Version } from './closings.js';
import { type Tarifario, TarifarioRepository } from './tarifario.repository.js';

const section = sections['institucional/tarifario'];

/** One version of the tarifario holds at any time, and what held before stays as it was. */
@Injectable()
export class TarifarioPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly tarifarios: TarifarioRepository,
    private readonly published: PublishedRepository,
    private readonly writer: RowWriter,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === section.name, this);
  }

  async requirePossible({ action, row }: Asked) {
    if (action === 'archivar') requireNotInForce(row);
    if (action === 'publicar' && row.estado === 'publicado') requireNotOver(row);
  }

  async beforeWrite(change: Change, tx: Database) {
    const { action, before, after } = change;
    if (before?.estado === 'publicado' && after && before.vigenteDesde !== after.vigenteDesde)
      throw invalidData({
        vigenteDesde:
          'La vigencia no cambia mientras está publicado. Si todavía no rige, archívelo, vuélvalo a borrador y publíquelo con la nueva fecha.',
      });
    // Before any of its rows is locked: who publishes and who archives wait for each other, and never both.
    if (['publicar', 'archivar'].includes(action)) await this.tarifarios.lock(tx);
    if (action === 'restaurar' && after) after.vigenteHasta = null;
    if (action !== 'publicar' || !after) return;
    requireMayBegin(change);
    requireOwnRates(after, await this.tarifarios.findRatedProducts(tx));
    const others = await this.tarifarios.findPublishedBut(after.id, tx);
    const closings = closingsOf([...others, after].map(versionOf), todayInLaPaz());
    if (closings.has(after.id)) after.vigenteHasta = closings.get(after.id);
  }

  /** Closes the version that this one follows, or opens it again when this one is withdrawn before its day. */
  async afterWrite({ action, before, after, staff }: Change, tx: Database, batch: Batch) {
    const written = after ?? before;
    if (!written || !['publicar', 'archivar'].includes(action)) return;
    const others = await this.tarifarios.findPublishedBut(written.id, tx);
    const versions = [...others, ...(action === 'publicar' ? [written] : [])].map(versionOf);
    const closings = closingsOf(versions, todayInLaPaz());
    for (const other of others) {
      const vigenteHasta = closings.get(other.id);
      if (vigenteHasta === undefined) continue;
      const closed: AnyRow = { ...other, vigenteHasta };
      // Visitors read the new date at once: it leaves nothing waiting to be published.
      if (other.versionPublicada === other.version) closed.versionPublicada = other.version + 1;
      const change = { section, action: 'cerrar_vigencia', before: other, after: closed, ...(staff && { staff }) };
      await this.writer.replace(change, () => new Problem('conflicto'), batch);
      await this.published.patch(section, closed, ['vigenteHasta'], tx);
    }
  }
}

const versionOf = ({ id, vigenteDesde, vigenteHasta }: Record<string, unknown>) =>
  ({ id, vigenteDesde, vigenteHasta }) as Version;

/** Visitors must always find one in force. What is to come may be withdrawn, and so may what once held. */
function requireNotInForce(row: AnyRow) {
  const today = todayInLaPaz();
  const { vigenteDesde, vigenteHasta } = versionOf(row);
  if (vigenteDesde <= today && (vigenteHasta === null || vigenteHasta >= today))
    throw new Problem('transicion_invalida', 'El tarifario vigente no se archiva: publique el que lo reemplaza.');
}

/** What was charged under a version that is over is read in it as it was. */
function requireNotOver(row: AnyRow) {
  const { vigenteHasta } = versionOf(row);
  if (vigenteHasta !== null && vigenteHasta < todayInLaPaz())
    throw new Problem('transicion_invalida', 'Este tarifario ya no rige: queda como se publicó.');
}

function requireMayBegin({ before, after, staff }: Change) {
  const isNew = before?.estado !== 'publicado';
  if (isNew && staff?.rol !== 'administrador' && String(after?.vigenteDesde) < todayInLaPaz())
    throw invalidData({
      vigenteDesde:
        'Un tarifario empieza a regir desde hoy o después. Solo administrador publica con una fecha pasada.',
    });
}

/** What a product pays or charges is said once, where it is published: the tarifario reads it from there. */
function requireOwnRates({ filas }: AnyRow, products: readonly string[]) {
  const rows = (filas ?? []) as Tarifario['filas'];
  const at = rows.findIndex((row) => saysRateOf(products, row));
  const row = rows[at];
  if (row)
    throw invalidData({
      filas: `Fila ${at + 1}: la tasa de «${row.concepto}» ya está en su propia sección, de donde el tarifario la lee. Quite la fila.`,
    });
}
