import type { AnyRow, AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gt, isNotNull, max, notInArray } from 'drizzle-orm';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { historial } from '../../platform/database/schema/historial.js';
import { CredentialGivers, type Deed, deedNow } from './credential-givers.repository.js';
import { type Part, partIn } from './partIn.js';

/** What is done to a row without writing any of what it says. */
const notWriting = [
  'abrir',
  'archivar',
  'cerrar_vigencia',
  'devolverAprobacion',
  'eliminar',
  'pedirAprobacion',
  'publicar',
];

/** Who wrote what. */
@Injectable()
export class WritersRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly givers: CredentialGivers,
  ) {}

  /** The part that somebody had in the row since it was last published. */
  async partOf(section: AnySection, row: AnyRow, { uid }: Staff, tx = this.database): Promise<Part | undefined> {
    const authors = await this.authorsOf(await this.find(section, row, tx), tx);
    return partIn(authors, uid, await this.givers.findBehind([deedNow(uid)], tx));
  }

  /**
   * Everybody who changed the row since it was last published, each as they last did: whoever writes on stands for what was
   * written before in their name.
   */
  async find(section: AnySection, row: AnyRow, tx: Database): Promise<Deed[]> {
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
    return found as Deed[];
  }

  /** Who did those, and who could have done them in their name. */
  async authorsOf(deeds: readonly Deed[], tx: Database): Promise<string[]> {
    return [...new Set([...deeds.map(({ uid }) => uid), ...(await this.givers.findBehind(deeds, tx))])];
  }
}
