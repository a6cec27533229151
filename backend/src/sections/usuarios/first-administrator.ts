import { sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { validate } from '../../platform/http/schema.pipe.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { completeRow } from '../../resource/rows/completeRow.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { InvitationService } from './invitation.service.js';

const { usuarios } = sections;

@Injectable()
export class FirstAdministrator {
  constructor(
    private readonly rows: RowWriter,
    private readonly users: UserStore,
    private readonly invitations: InvitationService,
  ) {}

  /** Creates the user if unknown. Throws an Error unless an active administrador. */
  async invite(email: string): Promise<string> {
    const draft = validate(usuarios.draft(), { email, rol: 'administrador' });
    const known = (await this.users.list()).find((user) => user.email === draft.email);
    if (known && (known.rol !== 'administrador' || known.estado !== 'activo'))
      throw new Error(`${draft.email} ya es un usuario, pero no un administrador activo`);
    const user = known ?? (await this.create(draft));
    return this.invitations.linkFor(user as User, undefined);
  }

  private async create(draft: Record<string, unknown>) {
    const after = completeRow(usuarios, draft, null, new Date());
    await this.rows.insert({ section: usuarios, action: 'crear', after });
    return after;
  }
}
