import { sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNotNull, min, or, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { historial } from '../../platform/database/schema/history.js';
import { tables } from '../../platform/database/tables/tables.js';
import { BY_MAIL } from '../../resource/history/byMail.js';

const machines = sections['sitio/accesos-de-sistemas'].name;
const accesos = tables[machines];
const users = sections.usuarios.name;

/** An action under a person's or a system's uid, and its time. */
export type Deed = { uid: string; en: string };

export const deedNow = (uid: string): Deed => ({ uid, en: new Date().toISOString() });

/** Users who saw another account's credentials (API key or invitation link) and could have acted under its name. */
@Injectable()
export class CredentialGivers {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns the uids who held the credentials of those actors at the time, transitively. */
  async findBehind(deeds: readonly Deed[], tx = this.database): Promise<string[]> {
    const known = new Set<string>();
    const found: Deed[] = [];
    for (let turn = deeds; turn.length > 0; ) {
      for (const deed of turn) known.add(nameOf(deed));
      const behind = [...(await this.makersOfKeys(turn, tx)), ...(await this.invitationReaders(turn, tx))];
      found.push(...behind);
      turn = behind.filter((deed) => !known.has(nameOf(deed)));
    }
    return [...new Set(found.map(({ uid }) => uid))];
  }

  /** Returns the users who created or changed those system accounts or their keys. */
  private async makersOfKeys(deeds: readonly Deed[], tx: Database): Promise<Deed[]> {
    // There are few system accounts, and the history has no index by key: filter to those accounts first.
    const known = new Set(deeds.map(({ uid }) => uid));
    const systems = (await tx.select({ id: accesos.id }).from(accesos))
      .map(({ id }) => id)
      .filter((id) => known.has(id));
    if (systems.length === 0) return [];
    const made = await tx
      .select({ uid: historial.uid, en: min(historial.en) })
      .from(historial)
      .where(
        and(
          eq(historial.seccion, machines),
          or(inArray(historial.registro, systems), inArray(sql`${historial.datos} ->> 'registro'`, systems)),
          inArray(historial.accion, ['crear', 'editar', 'recuperar', 'crearClave']),
          isNotNull(historial.uid),
        ),
      )
      .groupBy(historial.uid);
    return made as Deed[];
  }

  /**
   * Returns the users who saw a person's invitation link. A password set later through a link mailed to the person's
   * own mailbox clears them. A password set in any other way does not: anyone with the link could have set it.
   */
  private async invitationReaders(deeds: readonly Deed[], tx: Database): Promise<Deed[]> {
    const { registro, uid, accion, nota, en } = historial;
    const lines = await tx
      .select({ registro, uid, accion, nota, en })
      .from(historial)
      .where(
        and(
          eq(historial.seccion, users),
          inArray(
            registro,
            deeds.map((deed) => deed.uid),
          ),
          inArray(accion, ['invitar', 'cambiarClave']),
        ),
      )
      .orderBy(asc(en), asc(historial.id));
    return deeds.flatMap((deed) => {
      const before = lines.filter((line) => line.registro === deed.uid && line.en <= deed.en);
      const renewed = before.findLastIndex((line) => line.accion === 'cambiarClave' && line.nota === BY_MAIL);
      return before
        .slice(renewed + 1)
        .flatMap((line) =>
          line.accion === 'invitar' && line.nota !== BY_MAIL && line.uid ? [{ uid: line.uid, en: line.en }] : [],
        );
    });
  }
}

const nameOf = ({ uid, en }: Deed) => `${uid} ${en}`;
