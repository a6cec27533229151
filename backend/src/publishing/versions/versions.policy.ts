import { type AnyRow, type AnySection, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/lockNamed.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { Batch } from '../../resource/rows/batch.js';
import type { Change } from '../../resource/rows/change.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { type Asked, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { PublishedRepository } from '../published/published.repository.js';
import { closingsOf, type Version } from './closings.js';
import { VersionsRepository } from './versions.repository.js';

/** Of a section whose rows are versions, one holds at any time, and what held before stays as it was. */
@Injectable()
export class VersionsPolicy implements SectionPolicy {
  applies = ({ publication }: AnySection) => publication?.versioned === true;

  constructor(
    private readonly versions: VersionsRepository,
    private readonly published: PublishedRepository,
    private readonly writer: RowWriter,
  ) {}

  async requirePossible({ action, row }: Asked) {
    if (action === 'archivar') requireNotInForce(row);
    // What is archived keeps the last day that it had: as a draft again it would be published with other figures, and no reason.
    if (action === 'restaurar' || (action === 'publicar' && row.estado === 'publicado')) requireNotOver(row);
  }

  async beforeWrite(change: Change, tx: Database) {
    const { section, action, before, after } = change;
    if (before?.estado === 'publicado' && after && before.vigenteDesde !== after.vigenteDesde)
      throw invalidData({
        vigenteDesde:
          'La vigencia de una versión publicada no cambia. Si esta todavía no rige, archívela, vuélvala a borrador y publíquela con la nueva fecha.',
      });
    // Before any of its rows is locked: who publishes and who archives wait for each other, and never both.
    if (['publicar', 'archivar'].includes(action)) await lockNamed(section.name, tx);
    if (action === 'restaurar' && after) after.vigenteHasta = null;
    if (action !== 'publicar' || !after) return;
    requireMayBegin(change);
    const others = await this.versions.findPublishedBut(section, after.id, tx);
    const closings = closingsOf([...others, after].map(versionOf), todayInLaPaz());
    if (closings.has(after.id)) after.vigenteHasta = closings.get(after.id);
  }

  /** Closes the version that this one follows, or opens it again when this one is withdrawn before its day. */
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
    throw new Problem('transicion_invalida', 'La versión vigente no se archiva: publique la que la reemplaza.');
}

/** What was charged or paid under a version that is over is read in it as it was. */
function requireNotOver(row: AnyRow) {
  const { vigenteHasta } = versionOf(row);
  if (vigenteHasta !== null && vigenteHasta < todayInLaPaz())
    throw new Problem('transicion_invalida', 'Esta versión ya no rige: queda como se publicó.');
}

function requireMayBegin({ before, after, staff }: Change) {
  const isNew = before?.estado !== 'publicado';
  // What the product itself starts with is nobody's.
  if (isNew && staff && staff.rol !== 'administrador' && String(after?.vigenteDesde) < todayInLaPaz())
    throw invalidData({
      vigenteDesde: 'Una versión empieza a regir desde hoy o después. Solo administrador publica con una fecha pasada.',
    });
}
