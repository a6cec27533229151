import { type AnyRow, type Rol, rolLabels, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Staff } from '../../platform/auth/staff.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import type { User } from '../../platform/users/user.js';
import { BY_MAIL } from '../../resource/history/byMail.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';
import { Outbox } from '../../resource/mail/outbox.js';

/** Whether the password must change: promotion to administrador, or another's change of address. */
export const losesPassword = (before: AnyRow, after: AnyRow, by: Pick<Staff, 'uid'> | undefined): boolean =>
  (before.rol !== 'administrador' && after.rol === 'administrador') ||
  (before.email !== after.email && by?.uid !== before.id);

type Actor = Pick<Staff, 'uid' | 'email'>;
type CredentialEvent = 'invitar' | 'cambiarClave' | 'cerrarSesiones';

const messages: Record<CredentialEvent, string> = {
  invitar: 'Se creó un enlace para que ponga su contraseña. Debe recibirlo de quien administra los usuarios.',
  cambiarClave: 'Su contraseña cambió y se cerraron sus sesiones.',
  cerrarSesiones: 'Se cerraron sus sesiones en todos los equipos. Su contraseña sigue siendo la misma.',
};

/** Mails users about their access; the old address learns only of the change. Never credentials. */
@Injectable()
export class CredentialNotices {
  private readonly log = new Log(CredentialNotices.name);

  constructor(
    private readonly history: HistoryRepository,
    private readonly outbox: Outbox,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  /** Audits an event and notifies the user. Without an actor, the server's operator. */
  async record(
    event: CredentialEvent,
    user: User,
    by: Actor | undefined,
    tx: Database,
    nota: string | null = null,
  ): Promise<void> {
    await this.history.addDone(sections.usuarios, user, event, by, tx, nota);
    await this.notify(user, user.email, [messages[event]], by, tx);
  }

  /** Audits an invitation by mail, which notifies the user itself. */
  async invited(user: User, by: Actor, tx: Database): Promise<void> {
    await this.history.addDone(sections.usuarios, user, 'invitar', by, tx, BY_MAIL);
  }

  async doubt(user: User, by: Actor, tx: Database): Promise<void> {
    await this.history.addDone(sections.usuarios, user, 'cambiarClave', by, tx, unconfirmed);
    await this.notify(user, user.email, [maybeSet], by, tx);
  }

  /** Audits a password set with an expired link, which has no effect. The user already knows that the link expired. */
  async undone(user: User, by: Actor, tx: Database): Promise<void> {
    await this.history.addDone(sections.usuarios, user, 'cambiarClave', by, tx, ofEndedLink);
  }

  passwordInDoubt(user: User, by: Actor | undefined): Promise<void> {
    return this.afterwards('cambiarClave', user, by, { nota: notStored, hecho: possiblySignedOut });
  }

  /** Audits an end of sessions with an unknown outcome, and notifies the user. */
  sessionsInDoubt(user: User, by: Actor): Promise<void> {
    return this.afterwards('cerrarSesiones', user, by, { nota: endUnconfirmed, hecho: maybeEnded });
  }

  /** Records a failure's side effects; its own errors are logged, so as not to hide the original. */
  private async afterwards(
    event: CredentialEvent,
    user: User,
    by: Actor | undefined,
    { nota, hecho }: { nota: string; hecho: string },
  ): Promise<void> {
    await this.database
      .transaction(async (tx) => {
        await this.history.addDone(sections.usuarios, user, event, by, tx, nota);
        await this.notify(user, user.email, [hecho], by, tx);
      })
      .catch((error: unknown) => this.log.error('A notice of a changed access could not be sent', { err: error }));
  }

  async changed(before: User, after: User, by: Actor | undefined, tx: Database): Promise<void> {
    const facts = factsOf(before, after);
    if (facts.length === 0) return;
    const how = losesPassword(before, after, by) ? [renewal] : [];
    await this.notify(after, after.email, [...facts, ended, ...how], by, tx);
    // The old mailbox may belong to someone else: it learns neither the new address nor the other changes.
    if (before.email !== after.email) await this.notify(after, before.email, [mailboxReplaced], by, tx);
  }

  private async notify(user: User, para: string, hechos: string[], by: Actor | undefined, tx: Database): Promise<void> {
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
const possiblySignedOut =
  'Se pidió un cambio de su usuario que no llegó a guardarse, y sus sesiones pudieron cerrarse. Si su contraseña ya no sirve, cree una nueva con «¿Olvidó su contraseña?», en la página de ingreso al panel.';
const endUnconfirmed = 'El servicio de ingreso no confirmó si se cerraron.';
const maybeEnded =
  'Se pidió cerrar sus sesiones en todos los equipos, y el servicio de ingreso no confirmó si lo hizo. Su contraseña sigue siendo la misma.';
const ended = 'Se cerraron sus sesiones.';
const renewal =
  'Su contraseña anterior ya no sirve: cree una nueva con «¿Olvidó su contraseña?», en la página de ingreso al panel.';
const mailboxReplaced = 'El correo con que ingresa al panel cambió: este ya no sirve para ingresar.';

function factsOf(before: User, after: User): string[] {
  const facts: string[] = [];
  if (before.email !== after.email) facts.push('Desde ahora ingresa al panel con este correo.');
  if (before.rol !== after.rol) facts.push(`Su rol cambió de ${labelOf(before.rol)} a ${labelOf(after.rol)}.`);
  if (before.estado !== after.estado)
    facts.push(after.estado === 'suspendido' ? 'Su acceso fue suspendido.' : 'Su acceso fue reactivado.');
  return facts;
}

const labelOf = (rol: unknown) => rolLabels[rol as Rol] ?? String(rol);
