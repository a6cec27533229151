import { type AnySection, can, findSection, PRUEBA, rowsOf, sections, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Entrega } from '../../platform/database/schema/entregas.js';
import type { Receptor } from '../../platform/database/schema/receptores.js';
import { Makers } from '../../platform/machines/makers.js';
import type { Aviso } from './webhooks.repository.js';

const avisos = sections['sitio/avisos-a-sistemas'];

/** Whether a system may still be told, asked before each attempt: what was turned off or lost holds from the next one on. */
@Injectable()
export class WebhookRights {
  constructor(private readonly makers: Makers) {}

  /** Why not, in a sentence for staff; undefined where it may. */
  async findRefusal(aviso: Aviso, { creadoPor }: Receptor, entrega: Entrega): Promise<string | undefined> {
    if (aviso.estado !== 'activo') return 'El aviso no está activo.';
    if (aviso.venceEn < todayInLaPaz()) return 'El aviso venció.';
    const rol = await this.makers.findRol(creadoPor);
    if (!rol || !can(rol, 'editar', avisos)) return 'Quien creó su secreto ya no administra los avisos: cree otro.';
    if (entrega.tipo === PRUEBA) return undefined;
    if (!(aviso.secciones as readonly string[]).includes(entrega.seccion)) return 'Ya no se le avisa de esa sección.';
    const section = findSection(entrega.seccion) as AnySection;
    // Whoever reads some rows alone is told of none: it may be one that they never could see.
    if (!can(rol, 'leer', section) || rowsOf(rol, section)) return 'Quien creó su secreto ya no lee esa sección.';
    return undefined;
  }
}
