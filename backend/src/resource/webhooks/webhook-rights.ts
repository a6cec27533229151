import { type AnySection, can, findSection, PRUEBA, rowsOf, sections, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Entrega } from '../../platform/database/schema/entregas.js';
import type { Receptor } from '../../platform/database/schema/receptores.js';
import { Makers } from '../../platform/machines/makers.js';
import { HistoryRepository } from '../history/history.repository.js';
import type { Aviso } from './webhooks.repository.js';

const avisos = sections['sitio/avisos-a-sistemas'];

/** Whether a system may still be told, asked before each attempt: what was turned off or lost holds from the next one on. */
@Injectable()
export class WebhookRights {
  constructor(
    private readonly makers: Makers,
    private readonly history: HistoryRepository,
  ) {}

  /** Why not, in a sentence for staff; undefined where it may. */
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

  /** Who says where it goes, where that is not whoever made the secret: they answer for the address as it was then. */
  private findMover({ aviso, creadoEn }: Receptor): Promise<string | null> {
    return this.history.findLastAuthor(avisos, aviso, { changed: ['direccion'], since: creadoEn });
  }

  /** What that person may not do any more, of what they would have to. */
  private async findLost(uid: string, { tipo, seccion }: Entrega): Promise<string | undefined> {
    const rol = await this.makers.findRol(uid);
    if (!rol || !can(rol, 'editar', avisos)) return 'ya no administra los avisos';
    const section = findSection(seccion) as AnySection;
    // Whoever reads some rows alone is told of none: it may be one that they never could see.
    const mayRead = tipo === PRUEBA || (can(rol, 'leer', section) && !rowsOf(rol, section));
    return mayRead ? undefined : 'ya no lee esa sección';
  }
}
