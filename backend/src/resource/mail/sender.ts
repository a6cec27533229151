import type { Entidad } from '@coop/domain/entidad';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import { type Config, originOf } from '../../platform/config/settings.js';
import type { Database } from '../../platform/database/database.js';
import type { Correo } from '../../platform/database/schema/correos.js';
import { EntidadInForce } from '../../platform/entidad.js';

export type Sender = { entidad: Entidad; origin: string; address: string };

@Injectable()
export class MailSender {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly entidad: EntidadInForce,
  ) {}

  /** Returns the sender from the cached identity. Mails only written to a folder may have a fake address. */
  get current(): Sender {
    return this.inNameOf(this.entidad.current);
  }

  /** Returns the sender for mails to staff, who may work before the entity's identity is published. */
  async forStaff(tx?: Database): Promise<Sender> {
    return this.inNameOf(await this.entidad.forStaff(tx));
  }

  /** Returns the sender for mails to visitors. Throws a 503 until the entity's identity is published. */
  forPeople(): Sender {
    return this.inNameOf(this.entidad.forPeople());
  }

  private inNameOf(entidad: Entidad): Sender {
    return {
      entidad,
      origin: originOf(this.config),
      address: this.config.MAIL_FROM ?? entidad.correo ?? 'no-responder@localhost.localdomain',
    };
  }
}

export type Outgoing = Pick<Correo, 'id' | 'para' | 'asunto' | 'hilo' | 'texto' | 'html' | 'creadoEn'> &
  Partial<Pick<Correo, 'calendario'>> & {
    anteriores: readonly string[];
    adjuntos: readonly { nombre: string; mime: string; bytes: Buffer }[];
  };
