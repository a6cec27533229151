import { adminPathOf, membersSection, type Rol, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { Outbox } from '../mail/outbox.js';
import { RowWriter } from '../rows/row-writer.js';
import type { Aviso } from './webhooks.repository.js';

const avisos = sections['sitio/avisos-a-sistemas'];
const OPERATOR_ROLE: Rol = 'sistemas';

@Injectable()
export class WebhookStopper {
  constructor(
    private readonly writer: RowWriter,
    private readonly outbox: Outbox,
    private readonly users: UserStore,
  ) {}

  /** `maker`: uid of the user who created its secret. `why`: failure of the last attempt. */
  async stop(aviso: Aviso, maker: string, why: string): Promise<void> {
    const recipients = (await this.users.list()).filter(
      ({ id, rol, estado }) => estado === 'activo' && (rol === OPERATOR_ROLE || id === maker),
    );
    await this.writer.together(async (batch) => {
      const before = { ...aviso };
      const fallaDesde = aviso.fallaDesde ?? new Date().toISOString();
      const after = { ...aviso, estado: 'detenido' as const, fallaDesde };
      const change = { section: avisos, action: 'detener', before, after };
      await this.writer.replace(change, () => new Problem('conflicto'), batch);
      await this.outbox.addAll(
        batch.tx,
        recipients.map((user) => mailOf(user, aviso, after.version, why)),
      );
    });
  }
}

const mailOf = (user: User, { id, nombre, responsable }: Aviso, version: number, why: string) => ({
  clave: `aviso:detenido:${id}:${version}:${user.id}`,
  para: user.email,
  plantilla: 'avisoDetenido' as const,
  datos: { nombre, responsable, motivo: why, ruta: `${adminPathOf(avisos.name)}/${id}/show` },
  seccion: membersSection,
  registro: user.id,
});
