import type { AnyRow, AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gt, isNotNull, max, notInArray } from 'drizzle-orm';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { historial } from '../../platform/database/schema/history.js';
import { type AttributedAction, CredentialIssuersRepository, currentAction } from './credential-issuers.repository.js';
import { type Part, partIn } from './refusalToApprove.js';

/** History actions that change no content of a row. */
const notWriting = [
  'abrir',
  'archivar',
  'cerrar_vigencia',
  'devolverAprobacion',
  'eliminar',
  'pedirAprobacion',
  'publicar',
];

/** Finds the authors of a row's unpublished changes. */
@Injectable()
export class WritersRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly issuers: CredentialIssuersRepository,
  ) {}

  /** Returns the user's part in the row's changes since its last publication. */
  async partOf(section: AnySection, row: AnyRow, { uid }: Staff, tx = this.database): Promise<Part | undefined> {
    const authors = await this.authorsOf(await this.find(section, row, tx), tx);
    return partIn(authors, uid, await this.issuers.findBehind([currentAction(uid)], tx));
  }

  /**
   * Returns each user who changed the row since its last publication, with the time of their last change. A later
   * change by the same user also vouches for earlier ones under their name.
   */
  async find(section: AnySection, row: AnyRow, tx: Database): Promise<AttributedAction[]> {
    const since = (row.versionPublicada as number | null) ?? 0;
    const found = await tx
      .select({ uid: historial.uid, en: max(historial.en) })
      .from(historial)
      .where(
        and(
          eq(historial.seccion, section.name),
          eq(historial.registro, row.id),
          gt(historial.version, since),
          notInArray(historial.accion, notWriting),
          isNotNull(historial.uid),
        ),
      )
      .groupBy(historial.uid);
    return found as AttributedAction[];
  }

  /** Returns the uids of those actions and of their credential issuers. */
  async authorsOf(actions: readonly AttributedAction[], tx: Database): Promise<string[]> {
    return [...new Set([...actions.map(({ uid }) => uid), ...(await this.issuers.findBehind(actions, tx))])];
  }
}
