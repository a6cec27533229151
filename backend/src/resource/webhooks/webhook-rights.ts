import { type AnySection, COTIZACION, can, findSection, PRUEBA, sections, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Entrega, Receptor } from '../../platform/database/schema/systems.js';
import { KeyCreators } from '../../platform/machines/key-creators.js';
import { HistoryRepository } from '../history/history.repository.js';
import type { Aviso } from './webhooks.repository.js';

const avisos = sections['sitio/avisos-a-sistemas'];

@Injectable()
export class WebhookRights {
  constructor(
    private readonly creators: KeyCreators,
    private readonly history: HistoryRepository,
  ) {}

  /** Returns why the delivery is not allowed, in a sentence for staff; undefined when it is. */
  async findRefusal(aviso: Aviso, receptor: Receptor, entrega: Entrega): Promise<string | undefined> {
    if (aviso.estado !== 'activo') return 'El aviso no está activo.';
    if (aviso.venceEn < todayInLaPaz()) return 'El aviso venció.';
    if (entrega.tipo !== PRUEBA && !(aviso.secciones as readonly string[]).includes(entrega.seccion))
      return 'Ya no se le avisa de esa sección.';
    const lost = await this.findLost(receptor.creadoPor, entrega);
    if (lost) return `Quien creó su secreto ${lost}: cree otro.`;
    const mover = await this.findMover(receptor);
    const lostToo = mover && (await this.findLost(mover, entrega));
    return lostToo ? `Quien cambió su dirección ${lostToo}: revísela y cree otro secreto.` : undefined;
  }

  /** Returns who changed the address after the secret was created: that user needs the rights too. */
  private findMover({ aviso, creadoEn }: Receptor): Promise<string | null> {
    return this.history.findLastAuthor(avisos, aviso, { changed: ['direccion'], since: creadoEn });
  }

  /** Returns which required right the user lost, if any. */
  private async findLost(uid: string, { tipo, seccion }: Entrega): Promise<string | undefined> {
    const rol = await this.creators.findRol(uid);
    if (!rol || !can(rol, 'editar', avisos)) return 'ya no administra los avisos';
    if (tipo === PRUEBA || seccion === COTIZACION) return undefined;
    return can(rol, 'leer', findSection(seccion) as AnySection) ? undefined : 'ya no lee esa sección';
  }
}
