import { findRol, rolLabels, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { byFile, type Staff } from '../../platform/auth/staff.js';
import type { Database } from '../../platform/database/database.js';
import type { User } from '../../platform/users/user.js';
import { Outbox } from '../../resource/mail/outbox.js';
import { PasswordLinks } from './password-links.js';

/** Mails invitations: the link by which a new user sets the first password. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly links: PasswordLinks,
    private readonly outbox: Outbox,
  ) {}

  /** Queues the mail in the caller's transaction; the sender must keep the right (see `serves`). */
  async send(user: User, by: Staff, tx: Database): Promise<void> {
    // The server's operator isn't a user, so has no right to lose.
    const isStaff = by.uid !== byFile.uid;
    const { ruta, venceEn } = await this.links.make(
      user,
      { tipo: 'invitacion', hechoPor: isStaff ? by.uid : null },
      tx,
    );
    const rol = findRol(user.rol);
    await this.outbox.add(tx, {
      clave: `invitacion:${uuidv7()}`,
      para: user.email,
      plantilla: 'invitacion',
      datos: {
        ruta,
        quien: isStaff ? by.nombre || by.email : 'La entidad',
        rol: rol ? rolLabels[rol] : String(user.rol),
      },
      seccion: sections.usuarios.name,
      registro: user.id,
      autor: by.uid,
      vence: venceEn,
    });
  }
}
