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
export type AttributedAction = { uid: string; en: string };

export const currentAction = (uid: string): AttributedAction => ({ uid, en: new Date().toISOString() });

/** Users who saw another account's credentials (API key or invitation link) and could have acted under its name. */
@Injectable()
export class CredentialIssuersRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns the uids who held the credentials of those actors at the time, transitively. */
  async findBehind(actions: readonly AttributedAction[], tx = this.database): Promise<string[]> {
    const known = new Set<string>();
    const found: AttributedAction[] = [];
    for (let turn = actions; turn.length > 0; ) {
      for (const action of turn) known.add(nameOf(action));
      const behind = [...(await this.findKeyCreators(turn, tx)), ...(await this.findInvitationReaders(turn, tx))];
      found.push(...behind);
      turn = behind.filter((action) => !known.has(nameOf(action)));
    }
    return [...new Set(found.map(({ uid }) => uid))];
  }

  /** Returns the users who created or changed those system accounts or their keys. */
  private async findKeyCreators(actions: readonly AttributedAction[], tx: Database): Promise<AttributedAction[]> {
    // There are few system accounts, and the history has no index by key: filter to those accounts first.
    const known = new Set(actions.map(({ uid }) => uid));
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
    return made as AttributedAction[];
  }

  /**
   * Returns the users who saw a person's invitation link. A password set later through a link mailed to the person's
   * own mailbox clears them. A password set in any other way does not: anyone with the link could have set it.
   */
  private async findInvitationReaders(actions: readonly AttributedAction[], tx: Database): Promise<AttributedAction[]> {
    const { registro, uid, accion, nota, en } = historial;
    const lines = await tx
      .select({ registro, uid, accion, nota, en })
      .from(historial)
      .where(
        and(
          eq(historial.seccion, users),
          inArray(
            registro,
            actions.map((action) => action.uid),
          ),
          inArray(accion, ['invitar', 'cambiarClave']),
        ),
      )
      .orderBy(asc(en), asc(historial.id));
    return actions.flatMap((action) => {
      const before = lines.filter((line) => line.registro === action.uid && line.en <= action.en);
      const renewed = before.findLastIndex((line) => line.accion === 'cambiarClave' && line.nota === BY_MAIL);
      return before
        .slice(renewed + 1)
        .flatMap((line) =>
          line.accion === 'invitar' && line.nota !== BY_MAIL && line.uid ? [{ uid: line.uid, en: line.en }] : [],
        );
    });
  }
}

const nameOf = ({ uid, en }: AttributedAction) => `${uid} ${en}`;
