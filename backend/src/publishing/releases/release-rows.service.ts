import { type AnyRow, type AnySection, formatShortDate } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import { CORRECTION } from '@coop/domain/sections/shared/corrections';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import type { User } from '../../platform/users/user.js';
import { errorsOf, type Falla, refuse } from '../../resource/rows/bulk.service.js';
import type { Batch } from '../../resource/rows/change.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { ApprovalNotices } from '../approvals/approval-notices.js';
import { ApprovalsService } from '../approvals/approvals.service.js';
import { ApproversService } from '../approvals/approvers.service.js';
import { RulesRepository } from '../approvals/rules.repository.js';
import { BoundRowsPolicy } from './bound-rows.policy.js';
import { type Release, releasesSection, sectionOf } from './releases.repository.js';

type Item = Release['registros'][number];
type Place = { item: Item; section: AnySection; row: AnyRow };
type Act = (place: Place, own: Batch) => Promise<void>;
/** Versions that the sender read, by row. */
export type ReadVersions = ReadonlyMap<string, number>;

/**
 * Publishes a release's rows, each by the same order as alone, all or none. Every row runs in a savepoint, so that all
 * impediments are reported at once, by row and field.
 */
@Injectable()
export class ReleaseRows {
  constructor(
    private readonly tables: TableStore,
    private readonly resources: ResourceService,
    private readonly rules: RulesRepository,
    private readonly approvals: ApprovalsService,
    private readonly approvers: ApproversService,
    private readonly notices: ApprovalNotices,
    private readonly bound: BoundRowsPolicy,
  ) {}

  /** Publishes every row, or throws the impediments of all of them. */
  async publish(release: Release, staff: Staff, batch: Batch): Promise<void> {
    await this.lock(release, batch.tx);
    refuse(await this.runAll(release, batch, this.publishing(staff)));
  }

  /** Throws the impediments that publishing would meet now; writes nothing. */
  async check(release: Release, staff: Staff, batch: Batch): Promise<void> {
    await this.lock(release, batch.tx);
    refuse(await this.tryAll(release, batch, this.publishing(staff)));
  }

  /**
   * Sends the release as its state says: requests approval, checks what the job will publish, or publishes. The sender
   * must have read the rows' current versions; the rows stay locked until the transaction ends.
   */
  async send(release: Release, staff: Staff, versions: ReadVersions, batch: Batch): Promise<void> {
    const read = await this.lock(release, batch.tx);
    const requireReady: Act = async ({ item, row }) => {
      const locked = read.get(item.registro) ?? row;
      if (versions.get(item.registro) !== locked.version)
        throw new Problem('transicion_invalida', 'Cambió mientras usted lo revisaba: vuelva a leerlo.');
      requirePublishable(locked, release.publicaEn);
    };
    const unready = await this.tryAll(release, batch, requireReady);
    const ready = only(release, ({ registro }) => !unready.some(({ id }) => id === registro));
    const publishing = this.publishing(staff);
    if (release.estado === 'enviada') return this.requestApproval(ready, staff, batch, unready);
    const run =
      release.estado === 'programada' ? this.tryAll(ready, batch, publishing) : this.runAll(ready, batch, publishing);
    refuse([...unready, ...(await run)]);
  }

  /** Requests approval of the rows with a rule, checks the others, and notifies the users who may approve all. */
  private async requestApproval(release: Release, staff: Staff, batch: Batch, unready: Falla[]): Promise<void> {
    const { id, titulo, nota } = release;
    const ruled = new Set<string>();
    for (const { seccion } of release.registros) if (await this.rules.find(seccion, batch.tx)) ruled.add(seccion);
    const others = only(release, ({ seccion }) => !ruled.has(seccion));
    const approvers: User[][] = [];
    const request: Act = async ({ item: { motivo }, section, row }, { tx }) => {
      const sent = { seccion: section.name, registro: row.id, orden: 'publicar', nota, [CORRECTION]: motivo } as const;
      approvers.push((await this.approvals.request(section, row, staff, sent, tx)).approvers);
    };
    const own = only(release, ({ seccion }) => ruled.has(seccion));
    const fallas = await this.runAll(own, batch, request);
    refuse([...unready, ...fallas, ...(await this.tryAll(others, batch, this.publishing(staff)))]);
    for (const seccion of new Set(others.registros.map((item) => item.seccion)))
      approvers.push(await this.approvers.find(sectionOf(seccion), { roles: [] }, [staff.uid], batch.tx));
    const [first = [], ...rest] = approvers;
    const able = first.filter((user) => rest.every((list) => list.some((one) => one.id === user.id)));
    if (able.length === 0)
      throw new Problem(
        'transicion_invalida',
        'Ninguna otra persona puede aprobar todos estos registros: sepárelos en dos publicaciones conjuntas.',
      );
    const announced = { id, registro: id, titulo, nota, orden: 'publicar' } as const;
    await this.notices.notifyApprovers(releasesSection, announced, able, staff, batch.tx);
  }

  private publishing =
    (staff: Staff): Act =>
    async ({ item, section, row }, own) => {
      const sent = item.motivo && Object.hasOwn(section.fields, CORRECTION) ? { [CORRECTION]: item.motivo } : {};
      const write = await this.resources.prepareOrderOf(
        section,
        staff,
        row,
        'publicar',
        { version: row.version },
        sent,
      );
      await write(own);
    };

  /** Locks the rows; first by name the sections that serialize their publications, in the order of a single one. */
  private async lock(release: Release, tx: Database): Promise<ReadonlyMap<string, AnyRow>> {
    const rows = new Map<string, AnyRow>();
    const places = release.registros.map((item) => ({ item, section: sectionOf(item.seccion) }));
    const versioned = places.flatMap(({ section }) => (section.publication?.versioned ? [section.name] : []));
    for (const name of [...new Set(versioned)].sort()) await lockNamed(name, tx);
    for (const { section, item } of places.sort((a, b) => a.item.registro.localeCompare(b.item.registro))) {
      const row = await this.tables.findForUpdate(section, item.registro, tx);
      if (row) rows.set(item.registro, row);
    }
    return rows;
  }

  private async runAll(release: Release, { tx, changes }: Batch, act: Act): Promise<Falla[]> {
    const fallas: Falla[] = [];
    for (const item of release.registros) {
      const section = sectionOf(item.seccion);
      await tx
        .transaction(async (inner) => {
          this.bound.release(release, inner);
          const own: Batch = { tx: inner, changes: [] };
          const row = await this.tables.find(section, item.registro, inner);
          if (!row) throw new Problem('transicion_invalida', 'Se eliminó: quítelo de la lista.');
          await act({ item, section, row }, own);
          changes.push(...own.changes);
        })
        .catch((error: unknown) => {
          fallas.push({ id: item.registro, titulo: item.titulo ?? section.label.one, errores: errorsOf(error) });
        });
    }
    return fallas;
  }

  /** Runs the act on every row and undoes it; returns what failed. */
  private async tryAll(release: Release, { tx }: Batch, act: Act): Promise<Falla[]> {
    const undone = await tx
      .transaction(async (inner) => {
        throw new RolledBack(await this.runAll(release, { tx: inner, changes: [] }, act));
      })
      .catch((error: unknown) => error);
    if (undone instanceof RolledBack) return undone.fallas;
    throw undone;
  }
}

class RolledBack extends Error {
  constructor(readonly fallas: Falla[]) {
    super('Checked, and rolled back');
  }
}

const only = (release: Release, fits: (item: Item) => boolean): Release => ({
  ...release,
  registros: release.registros.filter(fits),
});

/** Throws when there is nothing to publish, or when the row's own dates contradict those of the release. */
function requirePublishable(row: AnyRow, publicaEn: string | null) {
  if (row.estado === 'archivado')
    throw new Problem('transicion_invalida', 'Está archivado: vuélvalo antes a borrador.');
  if (row.estado === 'publicado' && row.version === row.versionPublicada)
    throw new Problem('transicion_invalida', 'No tiene cambios sin publicar.');
  if (!publicaEn) return;
  const day = dayInLaPaz(publicaEn);
  const { vigenteDesde, vigenteHasta } = row as { vigenteDesde?: string | null; vigenteHasta?: string | null };
  const out = `sale el ${formatShortDate(day)}`;
  if (row.estado === 'borrador' && vigenteDesde && vigenteDesde < day)
    throw invalidData({
      vigenteDesde: `Empieza el ${formatShortDate(vigenteDesde)}, pero ${out}: cambie uno de los dos`,
    });
  if (vigenteHasta && vigenteHasta < day)
    throw invalidData({ vigenteHasta: `Termina el ${formatShortDate(vigenteHasta)}, antes de salir (${out})` });
}
