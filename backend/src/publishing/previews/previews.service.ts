import { createHash, randomBytes } from 'node:crypto';
import { type AnyRow, type AnySection, can, findRol, findSection, isPreviewable } from '@coop/domain';
import type { NewPreviewLink, PreviewLink, Removed } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { UserStore } from '../../platform/users/user-store.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { RowStores } from '../../resource/rows/row-stores.js';
import { PreviewsRepository } from './previews.repository.js';

const LIFE_HOURS = 24;

/** A preview that may be shown now. */
export type OpenPreview = { section: AnySection; row: AnyRow; venceEn: string };

/** Links by which whoever has them sees one row as it would stand on the site. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly previews: PreviewsRepository,
    private readonly resources: ResourceService,
    private readonly stores: RowStores,
    private readonly users: UserStore,
    private readonly history: HistoryRepository,
  ) {}

  async create(section: AnySection, staff: Staff, registro: string): Promise<NewPreviewLink> {
    // It opens for as long as the person who made it may edit.
    if (staff.granted)
      throw new Problem('sin_permiso', 'Los enlaces de vista previa los hace una persona, no un sistema.');
    const row = await this.resources.get(section, staff, registro);
    const token = randomBytes(24).toString('base64url');
    const [now, end] = [new Date(), new Date(Date.now() + LIFE_HOURS * 3_600_000)];
    const preview = {
      id: uuidv7(),
      huella: hashOf(token),
      seccion: section.name,
      registro,
      creadaPor: staff.uid,
      creadaEn: now.toISOString(),
      venceEn: end.toISOString(),
    };
    await this.previews.add(preview, (tx) =>
      this.history.addEvent(section, 'mostrar', section.title(row), staff, { registro, enlace: preview.id }, tx),
    );
    return { url: `/vista-previa/${token}`, venceEn: end.toISOString() };
  }

  async find(section: AnySection, staff: Staff, registro: string): Promise<PreviewLink[]> {
    await this.resources.get(section, staff, registro);
    const live = await this.previews.findLive(section, registro);
    return live.map(({ id, creadaPor, creadaEn, venceEn }) => ({ id, creadaPor, creadaEn, venceEn }));
  }

  async revoke(section: AnySection, staff: Staff, registro: string, id: string): Promise<Removed> {
    await this.resources.get(section, staff, registro);
    if (!(await this.previews.remove(section, registro, id))) throw new Problem('no_encontrado');
    return { id };
  }

  /** What a link shows, undefined for one that never was, ended, or whose maker may no longer edit the row. */
  async findOpen(token: string): Promise<OpenPreview | undefined> {
    const preview = await this.previews.findByHash(hashOf(token));
    const section = preview && findSection(preview.seccion);
    if (!section || !isPreviewable(section) || !(await this.mayStill(preview.creadaPor, section))) return undefined;
    const row = await this.stores.of(section).find(section, preview.registro);
    return row && { section, row, venceEn: preview.venceEn };
  }

  private async mayStill(uid: string, section: AnySection): Promise<boolean> {
    const user = await this.users.find(uid);
    const rol = user?.estado === 'activo' ? findRol(user.rol) : undefined;
    return rol !== undefined && can(rol, 'editar', section);
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
