import { sections, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/lockNamed.js';
import { invalidData } from '../../platform/http/problem.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { crowdFor } from './crowding.js';
import { PromocionesRepository } from './promociones.repository.js';

const section = sections.promociones;
const MAX_ON_HOME = 5;

/** Limits concurrent promotions on the home page. */
@Injectable()
export class PromocionesPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(private readonly promociones: PromocionesRepository) {}

  async beforeWrite({ action, after }: ChangeOf<typeof section>, tx: Database) {
    if (action !== 'publicar' || !after?.destacado) return;
    const { id, vigenteDesde, vigenteHasta } = after;
    if (!vigenteDesde || !vigenteHasta) return;
    await lockNamed('promociones', tx);
    const others = await this.promociones.findFeaturedBut(id, tx);
    const crowd = crowdFor({ vigenteDesde, vigenteHasta }, others, { most: MAX_ON_HOME, today: todayInLaPaz() });
    if (crowd)
      throw invalidData({
        destacado: `En esas fechas el inicio ya muestra ${crowd.length} promociones: ${crowd.map(({ titulo }) => `«${titulo}»`).join(', ')}. Quite una del inicio o cambie la vigencia.`,
      });
  }
}
