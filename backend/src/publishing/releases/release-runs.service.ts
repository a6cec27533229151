import { findRol, findSection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { UserStore } from '../../platform/users/user-store.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { ReleaseApprovals } from './release-approvals.service.js';
import { type Release, ReleasesRepository, releasesSection } from './releases.repository.js';

/** Publishes scheduled releases at their time, under the name of the user who approved or scheduled each. */
@Injectable()
export class ReleaseRuns {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly approvals: ReleaseApprovals,
    private readonly users: UserStore,
    private readonly writer: RowWriter,
  ) {}

  async run(now: Date): Promise<void> {
    for (const { id } of await this.releases.findDue(now.toISOString())) await this.publish(id);
  }

  /** Publishes the release; when a row refuses, nothing is published and it goes back to draft with the reason. */
  private async publish(id: string): Promise<void> {
    try {
      await this.writer.together(async (batch) => {
        const before = await this.releases.lock(id, batch.tx);
        // Another process may have published it, or somebody withdrawn it.
        if (before?.estado !== 'programada') return;
        const staff = await this.publisherOf(before, batch.tx);
        const change = {
          section: releasesSection,
          action: 'publicar',
          before,
          after: { ...before, estado: 'publicada' as const },
          staff,
        };
        await this.writer.replace(change, () => new Problem('conflicto'), batch);
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await this.writer.together(async (batch) => {
        const before = await this.releases.lock(id, batch.tx);
        if (before?.estado === 'programada')
          await this.approvals.withdraw(before, `No salió a su hora. ${reasonOf(error, before)}`, undefined, batch);
      });
    }
  }

  private async publisherOf({ aprobadaPor, enviadaPor }: Release, tx: Database): Promise<Staff> {
    const user = await this.users.find(aprobadaPor ?? enviadaPor ?? '', tx);
    const rol = user?.estado === 'activo' ? findRol(user.rol) : undefined;
    if (!user || !rol) throw new Problem('sin_permiso', 'Quien la programó o la aprobó ya no tiene acceso.');
    return { uid: user.id, email: user.email, nombre: user.nombre ?? '', rol };
  }
}

/** Formats the impediments by row, field and reason. */
function reasonOf({ detail, details }: Problem, { registros }: Release): string {
  const lines = (details.fallas ?? []).map(({ id, titulo, errores }) => {
    const section = findSection(registros.find(({ registro }) => registro === id)?.seccion ?? '');
    const faults = Object.entries(errores).map(([name, fault]) => {
      const label = section?.fields[name.split('.')[0] ?? '']?.label;
      return label ? `${label}: ${fault}` : fault;
    });
    return `«${titulo}»: ${faults.join('; ')}`;
  });
  return lines.length > 0 ? lines.join(' · ') : detail;
}
