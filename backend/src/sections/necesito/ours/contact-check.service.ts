import { type AnySection, sections } from '@coop/domain';
import type { ContactCheck, Publicado } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.js';
import type { Config } from '../../../platform/config/settings.js';
import { EntidadInForce } from '../../../platform/entidad/entidad-in-force.js';
import { invalidData } from '../../../platform/http/problem.js';
import { PublishedService } from '../../../publishing/published/published.service.js';
import { checkContact, type OwnContacts } from './checkContact.js';

const agencias: AnySection = sections['sitio/agencias'];
const MAX_AGENCIAS = 100;

/** Checks contact data against the entity's own. The input is neither stored nor logged. */
@Injectable()
export class ContactCheckService {
  constructor(
    private readonly entidad: EntidadInForce,
    private readonly published: PublishedService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(typed: string): Promise<ContactCheck> {
    const found = checkContact(typed, await this.own());
    if (!found) throw invalidData({ dato: 'Escriba un teléfono, un correo o una dirección de internet' });
    return found;
  }

  private async own(): Promise<OwnContacts> {
    await this.entidad.latest();
    const { telefonoGratuito, bloqueoTarjetas, whatsapp, correo, bancaEnLinea, redes } = this.entidad.said();
    const rows = await this.published.findRows(agencias, { range: [0, MAX_AGENCIAS - 1] });
    const branches = (rows as Publicado<'sitio/agencias'>[]).flatMap(({ nombre, telefonos, whatsapp: chat }) =>
      [...telefonos, chat].map((number) => [number, nombre] as const),
    );
    return {
      telefonos: known([
        [telefonoGratuito, 'Línea gratuita'],
        [bloqueoTarjetas?.telefono, 'Bloqueo de tarjetas'],
        [whatsapp, 'WhatsApp'],
        ...branches,
      ]),
      correos: known([
        [correo, 'Correo de la entidad'],
        [this.config.MAIL_FROM, 'Avisos automáticos de la entidad'],
      ]),
      direcciones: known([
        [bancaEnLinea, 'Banca en línea'],
        [this.config.ORIGIN, 'Este sitio'],
        ...redes.map(({ nombre, url }) => [url, nombre] as const),
      ]),
    };
  }
}

type Named = readonly [value: string | null | undefined, name: string];

/** Keeps the entries with a value. */
const known = (list: readonly Named[]) => list.flatMap(([value, name]) => (value ? [[value, name] as const] : []));
