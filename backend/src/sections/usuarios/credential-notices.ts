import { type Rol, rolLabels, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import type { User } from '../../platform/users/user.js';
import { BY_MAIL } from '../../resource/history/byMail.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { Outbox } from '../../resource/mail/outbox.js';
import { losesPassword } from './losesPassword.js';

type Actor = Pick<Staff, 'uid' | 'email'>;
/** Something that happened to a user's access, besides changes of the row. */
export type CredentialEvent = 'invitar' | 'cambiarClave' | 'cerrarSesiones';

const said: Record<CredentialEvent, string> = {
  invitar: 'Se creó un enlace para que ponga su contraseña. Debe recibirlo de quien administra los usuarios.',
  cambiarClave: 'Su contraseña cambió y se cerraron sus sesiones.',
  cerrarSesiones: 'Se cerraron sus sesiones en todos los equipos. Su contraseña sigue siendo la misma.',
};

/**
 * Tells users what happens to their access, by whomever, at their address. When that changes, the one before learns that much.
 * Nothing that opens an account is ever told here.
 */
@Injectable()
export class CredentialNotices {
  private readonly log = new Log(CredentialNotices.name);

  constructor(
    private readonly history: HistoryRepository,
    private readonly outbox: Outbox,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  /** Puts an event on record beside the changes of the user, and tells them. Without an actor, whoever runs the server. */
  async record(
    event: CredentialEvent,
    user: User,
    by: Actor | undefined,
    tx: Database,
    nota: string | null = null,
  ): Promise<void> {
    await this.history.addDone(sections.usuarios, user, event, by, tx, nota);
    await this.tell(user, user.email, [said[event]], by, tx);
  }

  /** Puts on record that they were invited by a mail, which tells them itself. */
  async invited(user: User, by: Actor, tx: Database): Promise<void> {
    await this.history.addDone(sections.usuarios, user, 'invitar', by, tx, BY_MAIL);
  }

  /** The same of a password that may have been set, or not. */
  async doubt(user: User, by: Actor, tx: Database): Promise<void> {
    await this.history.addDone(sections.usuarios, user, 'cambiarClave', by, tx, unconfirmed);
    await this.tell(user, user.email, [maybeSet], by, tx);
  }

  /** Puts on record one that serves nobody: its link had ended, which they were told. */
  async undone(user: User, by: Actor, tx: Database): Promise<void> {
    await this.history.addDone(sections.usuarios, user, 'cambiarClave', by, tx, ofEndedLink);
  }

  /** Puts on record, and tells them, that a change was not stored which may have taken their password away. */
  shutOut(user: User, by: Actor | undefined): Promise<void> {
    return this.afterwards('cambiarClave', user, by, { nota: notStored, hecho: maybeShut });
  }

  /** The same of sessions that may have been ended, or not. */
  sessionsInDoubt(user: User, by: Actor): Promise<void> {
    return this.afterwards('cerrarSesiones', user, by, { nota: endUnconfirmed, hecho: maybeEnded });
  }

  /** Of what failed; it must not hide why. */
  private async afterwards(
    event: CredentialEvent,
    user: User,
    by: Actor | undefined,
    { nota, hecho }: { nota: string; hecho: string },
  ): Promise<void> {
    await this.database
      .transaction(async (tx) => {
        await this.history.addDone(sections.usuarios, user, event, by, tx, nota);
        await this.tell(user, user.email, [hecho], by, tx);
      })
      .catch((error: unknown) =>
        this.log.error('What may have happened to an access could not be told', { err: error }),
      );
  }

  /** Tells them of a change that is on record already. */
  async changed(before: User, after: User, by: Actor | undefined, tx: Database): Promise<void> {
    const facts = factsOf(before, after);
    if (facts.length === 0) return;
    const how = losesPassword(before, after, by) ? [renewal] : [];
    await this.tell(after, after.email, [...facts, ended, ...how], by, tx);
    // Whoever has the mailbox that was left may be somebody else by now: neither the new one is told there, nor the rest.
    if (before.email !== after.email) await this.tell(after, before.email, [left], by, tx);
  }

  private async tell(user: User, para: string, hechos: string[], by: Actor | undefined, tx: Database): Promise<void> {
    await this.outbox.add(tx, {
      clave: `acceso:${uuidv7()}`,
      para,
      plantilla: 'acceso',
      datos: { hechos, quien: by?.email ?? null, en: new Date().toISOString() },
      seccion: sections.usuarios.name,
      registro: user.id,
      autor: by?.uid,
    });
  }
}

const unconfirmed = 'El servicio de ingreso no confirmó si la contraseña cambió.';
const ofEndedLink = 'El enlace terminó mientras se usaba: la contraseña que se puso con él no sirve.';
const maybeSet =
  'Con un enlace suyo se pidió cambiar su contraseña, y el servicio de ingreso no confirmó si la cambió. Si la anterior ya no sirve y no la cambió usted, cree una nueva con «¿Olvidó su contraseña?» y avise a Sistemas.';
const notStored = 'Un cambio que no se guardó pudo dejarle sin contraseña y sin sesiones.';
const maybeShut =
  'Se pidió un cambio de su usuario que no llegó a guardarse, y sus sesiones pudieron cerrarse. Si su contraseña ya no sirve, cree una nueva con «¿Olvidó su contraseña?», en la página de ingreso al panel.';
const endUnconfirmed = 'El servicio de ingreso no confirmó si se cerraron.';
const maybeEnded =
  'Se pidió cerrar sus sesiones en todos los equipos, y el servicio de ingreso no confirmó si lo hizo. Su contraseña sigue siendo la misma.';
const ended = 'Se cerraron sus sesiones.';
const renewal =
  'Su contraseña anterior ya no sirve: cree una nueva con «¿Olvidó su contraseña?», en la página de ingreso al panel.';
const left = 'El correo con que ingresa al panel cambió: este ya no sirve para ingresar.';

function factsOf(before: User, after: User): string[] {
  const facts: string[] = [];
  if (before.email !== after.email) facts.push('Desde ahora ingresa al panel con este correo.');
  if (before.rol !== after.rol) facts.push(`Su rol cambió de ${labelOf(before.rol)} a ${labelOf(after.rol)}.`);
  if (before.estado !== after.estado)
    facts.push(after.estado === 'suspendido' ? 'Su acceso fue suspendido.' : 'Su acceso fue reactivado.');
  return facts;
}

const labelOf = (rol: unknown) => rolLabels[rol as Rol] ?? String(rol);
