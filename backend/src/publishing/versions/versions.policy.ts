import { type AnyRow, type AnySection, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { Batch, Change } from '../../resource/rows/change.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import type { ActionRequest, SectionPolicy } from '../../resource/rows/section-policy.js';
import { PublishedRepository } from '../published/published.repository.js';
import { VersionsRepository } from './versions.repository.js';

/** A published version with its first and last day in force (null: until the next version). */
export type Version = { id: string; vigenteDesde: string; vigenteHasta: string | null };

/**
 * Returns the changed last day of each version, so that only one is in force at a time. Each ends the day before the
 * next begins; the last stays open. A version that has ended may be shortened, but never extended.
 */
export function closingsOf(versions: readonly Version[], today: string): Map<string, string | null> {
  const inOrder = [...versions].sort((a, b) => (a.vigenteDesde < b.vigenteDesde ? -1 : 1));
  return new Map(
    inOrder.flatMap(({ id, vigenteHasta }, at) => {
      const next = inOrder[at + 1];
      const last = next ? addDays(next.vigenteDesde, -1) : null;
      const hasEnded = vigenteHasta !== null && vigenteHasta < today;
      return last === vigenteHasta || (hasEnded && (last === null || last > vigenteHasta)) ? [] : [[id, last]];
    }),
  );
}

/** Keeps one version in force at a time in versioned sections, and past versions unchanged. */
@Injectable()
export class VersionsPolicy implements SectionPolicy {
  applies = ({ publication }: AnySection) => publication?.versioned === true;

  constructor(
    private readonly versions: VersionsRepository,
    private readonly published: PublishedRepository,
    private readonly writer: RowWriter,
  ) {}

  async requirePossible({ action, row }: ActionRequest) {
    if (action === 'archivar') requireNotInForce(row);
    // An archived version keeps its last day; republishing an ended one could change past figures without a reason.
    if (action === 'restaurar' || (action === 'publicar' && row.estado === 'publicado')) requireNotOver(row);
  }

  async beforeWrite(change: Change, tx: Database) {
    const { section, action, before, after } = change;
    if (before?.estado === 'publicado' && after && before.vigenteDesde !== after.vigenteDesde)
      throw invalidData({
        vigenteDesde:
          'La vigencia de una versión publicada no cambia. Si esta todavía no rige, archívela, vuélvala a borrador y publíquela con la nueva fecha.',
      });
    // Taken before any row lock, to serialize publish and archive and avoid deadlocks.
    if (['publicar', 'archivar'].includes(action)) await lockNamed(section.name, tx);
    if (action === 'restaurar' && after) after.vigenteHasta = null;
    if (action !== 'publicar' || !after) return;
    requireStartAllowed(change);
    const others = await this.versions.findPublishedBut(section, after.id, tx);
    const closings = closingsOf([...others, after].map(versionOf), todayInLaPaz());
    if (closings.has(after.id)) after.vigenteHasta = closings.get(after.id);
  }

  /** Ends the previous version when this one is published, and reopens it when this one is archived before its day. */
  async afterWrite({ section, action, before, after, staff }: Change, tx: Database, batch: Batch) {
    const written = after ?? before;
    if (!written || !['publicar', 'archivar'].includes(action)) return;
    const others = await this.versions.findPublishedBut(section, written.id, tx);
    const versions = [...others, ...(action === 'publicar' ? [written] : [])].map(versionOf);
    const closings = closingsOf(versions, todayInLaPaz());
    for (const other of others) {
      const vigenteHasta = closings.get(other.id);
      if (vigenteHasta === undefined) continue;
      const closed: AnyRow = { ...other, vigenteHasta };
      // The new date is public at once, so it is no unpublished change.
      if (other.versionPublicada === other.version) closed.versionPublicada = other.version + 1;
      const change = { section, action: 'cerrar_vigencia', before: other, after: closed, ...(staff && { staff }) };
      await this.writer.replace(change, () => new Problem('conflicto'), batch);
      await this.published.patch(section, closed, ['vigenteHasta'], tx);
    }
  }
}

const versionOf = ({ id, vigenteDesde, vigenteHasta }: Record<string, unknown>) =>
  ({ id, vigenteDesde, vigenteHasta }) as Version;

/** Rejects archiving the version in force: visitors must always find one. Future and past versions may be archived. */
function requireNotInForce(row: AnyRow) {
  const today = todayInLaPaz();
  const { vigenteDesde, vigenteHasta } = versionOf(row);
  if (vigenteDesde <= today && (vigenteHasta === null || vigenteHasta >= today))
    throw new Problem('transicion_invalida', 'La versión vigente no se archiva: publique la que la reemplaza.');
}

/** Rejects changes to a version that has ended: it records what was charged or paid. */
function requireNotOver(row: AnyRow) {
  const { vigenteHasta } = versionOf(row);
  if (vigenteHasta !== null && vigenteHasta < todayInLaPaz())
    throw new Problem('transicion_invalida', 'Esta versión ya no rige: queda como se publicó.');
}

function requireStartAllowed({ before, after, staff }: Change) {
  const isNew = before?.estado !== 'publicado';
  // Seeded versions have no author, and may begin in the past.
  if (isNew && staff && staff.rol !== 'administrador' && String(after?.vigenteDesde) < todayInLaPaz())
    throw invalidData({
      vigenteDesde: 'Una versión empieza a regir desde hoy o después. Solo administrador publica con una fecha pasada.',
    });
}
