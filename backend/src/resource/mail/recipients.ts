import { can, fields, findRol, findSection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Correo } from '../../platform/database/schema/correos.js';
import { UserStore } from '../../platform/users/user-store.js';
import { RecipientRevoked } from './attempts.js';

const address = fields.email('Para').schema();

/** Parses a single plain email address; undefined when invalid. */
export const addressOf = (text: string): string | undefined => address.safeParse(text).data;

/** Rechecks a recipient at delivery: the mail may have waited for hours, and rights may have ended. */
@Injectable()
export class Recipients {
  constructor(private readonly users: UserStore) {}

  /** Throws `RecipientRevoked` when the text was deleted, or a staff recipient may no longer get it. */
  async require({ texto, destinatario, para, seccion }: Correo): Promise<void> {
    if (texto === null) throw new RecipientRevoked('Su texto ya se borró.');
    if (!destinatario) return;
    const user = await this.users.find(destinatario);
    const rol = user && findRol(user.rol);
    if (!rol || user.estado !== 'activo') throw new RecipientRevoked('Quien iba a recibirlo ya no ingresa al panel.');
    if (addressOf(user.email) !== para) throw new RecipientRevoked('Cambió el correo de quien iba a recibirlo.');
    const section = findSection(seccion);
    if (section?.kind === 'submission' && !can(rol, 'leer', section))
      throw new RecipientRevoked('Quien iba a recibirlo ya no lee esa sección.');
  }
}
