import { type AnyRow, type AnySection, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gt, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { historial } from '../../platform/database/schema/historial.js';

const machines = sections['sitio/accesos-de-sistemas'].name;

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
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Whether somebody, or whoever stands behind a machine, changed the row since it was last published. */
  async include(section: AnySection, row: AnyRow, { uid }: Staff, tx = this.database): Promise<boolean> {
    const writers = await this.find(section, row, tx);
    return [uid, ...(await this.peopleBehind([uid], tx))].some((one) => writers.has(one));
  }

  /**
   * Everybody who changed the row since it was last published. Behind a machine stand those who made its key or said what it
   * may: they could have written with it.
   */
  async find(section: AnySection, row: AnyRow, tx: Database): Promise<ReadonlySet<string>> {
    const since = (row.versionPublicada as number | null) ?? 0;
    const own = await tx
      .selectDistinct({ uid: historial.uid })
      .from(historial)
      .where(
        and(
          eq(historial.seccion, section.name),
          eq(historial.registro, row.id),
          gt(historial.version, since),
          notInArray(historial.accion, notWriting),
          isNotNull(historial.uid),
        ),
      );
    const writers = own.map(({ uid }) => uid as string);
    return new Set([...writers, ...(await this.peopleBehind(writers, tx))]);
  }

  /** Those who made or changed the accesses among those, or their keys. */
  async peopleBehind(uids: readonly string[], tx: Database): Promise<string[]> {
    if (uids.length === 0) return [];
    const found = await tx
      .selectDistinct({ uid: historial.uid })
      .from(historial)
      .where(
        and(
          eq(historial.seccion, machines),
          or(inArray(historial.registro, [...uids]), inArray(sql`${historial.datos} ->> 'registro'`, [...uids])),
          inArray(historial.accion, ['crear', 'editar', 'recuperar', 'crearClave']),
          isNotNull(historial.uid),
        ),
      );
    return found.map(({ uid }) => uid as string);
  }
}
