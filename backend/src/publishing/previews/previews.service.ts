import { createHash, randomBytes } from 'node:crypto';
import { type AnyRow, type AnySection, can, findRol, findSection, isPreviewable } from '@coop/domain';
import type { FormPreview, NewPreviewLink, PreviewLink, RemovedId } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import { UserStore } from '../../platform/users/user-store.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { ResourceService } from '../../resource/rows/resource.service.js';
import { RowStores } from '../../resource/rows/row-stores.js';
import { PreviewsRepository } from './previews.repository.js';
import { UnsavedRows } from './unsaved-rows.service.js';

type Values = Record<string, unknown>;

const LIFE_MS = 24 * 3_600_000;
/** Links of open forms live shorter, because each change creates a new one. */
const BESIDE_LIFE_MS = 15 * 60_000;

/** A preview that is valid now. `beside`: it shows the unsaved values of an open form to its editor. */
export type OpenPreview = { section: AnySection; row: AnyRow; venceEn: string; beside: boolean };

/** Token links that show one row as it would appear on the site. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly previews: PreviewsRepository,
    private readonly resources: ResourceService,
    private readonly stores: RowStores,
    private readonly users: UserStore,
    private readonly history: HistoryRepository,
    private readonly unsaved: UnsavedRows,
  ) {}

  async create(section: AnySection, staff: Staff, registro: string): Promise<NewPreviewLink> {
    requirePerson(staff);
    const row = await this.resources.get(section, staff, registro);
    const { token, preview } = newPreview(section, staff, registro, LIFE_MS);
    await this.previews.add(preview, (tx) =>
      this.history.addEvent(section, 'mostrar', section.title(row), staff, { registro, enlace: preview.id }, tx),
    );
    return { url: addressOf(token), venceEn: preview.venceEn };
  }

  /** Creates the preview of an open form with its unsaved values, replacing the user's previous one. */
  async replaceFormPreview(section: AnySection, staff: Staff, registro: string, sent: Values): Promise<FormPreview> {
    requirePerson(staff);
    const { values, omitted } = await this.unsaved.read(section, staff, registro, sent);
    const { token, preview } = newPreview(section, staff, registro, BESIDE_LIFE_MS);
    await this.previews.replaceOfForm({ ...preview, valores: values });
    return { url: addressOf(token), venceEn: preview.venceEn, omitidos: omitted };
  }

  async find(section: AnySection, staff: Staff, registro: string): Promise<PreviewLink[]> {
    await this.resources.get(section, staff, registro);
    const live = await this.previews.findLive(section, registro);
    return live.map(({ id, creadaPor, creadaEn, venceEn }) => ({ id, creadaPor, creadaEn, venceEn }));
  }

  async revoke(section: AnySection, staff: Staff, registro: string, id: string): Promise<RemovedId> {
    await this.resources.get(section, staff, registro);
    if (!(await this.previews.remove(section, registro, id))) throw new Problem('no_encontrado');
    return { id };
  }

  /** Returns a link's row. Undefined: the token is unknown or expired, or its creator may no longer edit the row. */
  async findOpen(token: string): Promise<OpenPreview | undefined> {
    const preview = await this.previews.findByHash(hashOf(token));
    const section = preview && findSection(preview.seccion);
    if (!section || !isPreviewable(section) || !(await this.mayStill(preview.creadaPor, section))) return undefined;
    const row = await this.stores.of(section).find(section, preview.registro);
    const { valores, venceEn } = preview;
    return row && { section, row: { ...row, ...valores }, venceEn, beside: valores !== null };
  }

  private async mayStill(uid: string, section: AnySection): Promise<boolean> {
    const user = await this.users.find(uid);
    const rol = user?.estado === 'activo' ? findRol(user.rol) : undefined;
    return rol !== undefined && can(rol, 'editar', section);
  }
}

/** Rejects systems (API keys): a link is valid only while the person who created it may edit. */
function requirePerson(staff: Staff): void {
  if (staff.granted) throw new Problem('sin_permiso', 'Las vistas previas las hace una persona, no un sistema.');
}

function newPreview(section: AnySection, { uid }: Staff, registro: string, lifeMs: number) {
  const token = randomBytes(24).toString('base64url');
  const now = Date.now();
  const preview = {
    id: uuidv7(),
    huella: hashOf(token),
    seccion: section.name,
    registro,
    creadaPor: uid,
    creadaEn: new Date(now).toISOString(),
    venceEn: new Date(now + lifeMs).toISOString(),
    valores: null,
  };
  return { token, preview };
}

const addressOf = (token: string) => `/vista-previa/${token}`;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
