import type { Entidad } from '@coop/domain/entidad';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import { originOf } from '../../platform/config/originOf.js';
import type { Config } from '../../platform/config/settings.js';
import type { Database } from '../../platform/database/database.js';
import { EntidadInForce } from '../../platform/entidad/entidad-in-force.js';

/** In whose name a mail goes out, and where its links lead. */
export type Sender = { entidad: Entidad; origin: string; address: string };

/** In whose name mails go out now. */
@Injectable()
export class MailSender {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly entidad: EntidadInForce,
  ) {}

  /** What is only written to a folder may come from an address that does not exist. */
  get current(): Sender {
    return this.inNameOf(this.entidad.current);
  }

  /** The same for what goes to staff, who may work before anybody has published who the entity is. */
  async forStaff(tx?: Database): Promise<Sender> {
    return this.inNameOf(await this.entidad.forStaff(tx));
  }

  /** The same for what goes to people: throws a 503 until somebody has said who the entity is. */
  said(): Sender {
    return this.inNameOf(this.entidad.said());
  }

  private inNameOf(entidad: Entidad): Sender {
    return {
      entidad,
      origin: originOf(this.config),
      address: this.config.MAIL_FROM ?? entidad.correo ?? 'no-responder@localhost.localdomain',
    };
  }
}
