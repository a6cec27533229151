import { type AnyRow, type AnySection, adminPathOf, can, findRol, type SectionName } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Outbox } from '../../resource/mail/outbox.js';
import type { Approval } from './approvals.repository.js';

/** Panel route of the approval queue. */
export const QUEUE = '/administrador/por-aprobar';

/** Request, or whole release, that a mail is about. */
type AnnouncedApproval = Pick<Approval, 'id' | 'registro' | 'titulo' | 'orden'>;

const WINDOW_MS = 600_000;

/** Emails the people whom a request concerns: its approvers and, once it is resolved, its authors. */
@Injectable()
export class ApprovalNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly users: UserStore,
  ) {}

  /**
   * Per section and approver: emails the first request at once and batches the rest into one email per ten-minute
   * window.
   */
  async notifyApprovers(
    section: AnySection,
    sent: AnnouncedApproval & Pick<Approval, 'nota'>,
    approvers: readonly User[],
    staff: Staff,
    tx: Database,
  ) {
    const window = Math.floor(Date.now() / WINDOW_MS);
    for (const { id, email } of approvers) {
      const mail = {
        ...about(section, sent, staff),
        clave: `aprobar:${section.name}:${id}:${window}`,
        para: email,
        destinatario: id,
      };
      const datos = { ...mailData(section, sent, staff), ruta: QUEUE };
      if (await this.outbox.add(tx, { ...mail, plantilla: 'porAprobar', datos: { ...datos, nota: sent.nota } }))
        continue;
      await this.outbox.add(tx, {
        ...mail,
        clave: `${mail.clave}:otros`,
        plantilla: 'porAprobarOtros',
        datos,
        desde: new Date((window + 1) * WINDOW_MS),
      });
    }
  }

  async notifyReturned(
    section: AnySection,
    sent: AnnouncedApproval & Pick<Approval, 'autores'>,
    staff: Staff,
    nota: string,
    tx: Database,
  ) {
    for (const { id, email } of await this.writersOf(section, sent, staff, tx))
      await this.outbox.add(tx, {
        ...about(section, sent, staff),
        clave: `devuelto:${sent.id}:${id}`,
        para: email,
        destinatario: id,
        plantilla: 'devuelto',
        datos: { ...mailData(section, sent, staff), nota, ruta: addressOf(section, sent.registro) },
      });
  }

  async notifyApproved(section: AnySection, sent: Approval, staff: Staff, tx: Database) {
    for (const { id, email } of await this.writersOf(section, sent, staff, tx))
      await this.outbox.add(tx, {
        ...about(section, sent, staff),
        clave: `aprobado:${sent.id}:${id}`,
        para: email,
        destinatario: id,
        plantilla: 'aprobado',
        datos: { ...mailData(section, sent, staff), ruta: addressOf(section, sent.registro) },
      });
  }

  private async writersOf(
    section: AnySection,
    { autores }: Pick<Approval, 'autores'>,
    { uid }: Staff,
    tx: Database,
  ): Promise<User[]> {
    return (await this.users.list(tx)).filter(({ id, estado, rol: named }) => {
      const rol = findRol(named);
      // Authors include credential issuers, whose role may not read this section.
      return estado === 'activo' && id !== uid && autores.includes(id) && rol && can(rol, 'leer', section);
    });
  }
}

const about = ({ name }: AnySection, { registro }: AnnouncedApproval, { uid }: Staff) => ({
  seccion: name,
  registro,
  autor: uid,
});

const mailData = ({ label }: AnySection, { titulo, orden }: AnnouncedApproval, { nombre, email }: Staff) => ({
  tipo: label.one,
  titulo,
  orden,
  quien: nombre || email,
});

/** Returns the panel path of a row. */
export const addressOf = ({ name }: AnySection, id: AnyRow['id']): string =>
  `${adminPathOf(name as SectionName)}/${id}`;
