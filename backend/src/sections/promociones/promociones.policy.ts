import { sections, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { invalidData } from '../../platform/http/problem.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { PromocionesRepository } from './promociones.repository.js';

export type FeaturedPromotion = { titulo: string; vigenteDesde: string; vigenteHasta: string };

/** Returns the promotions that overlap `window` on the first day with `most` or more. Undefined if there is none. */
export function crowdFor(
  window: Omit<FeaturedPromotion, 'titulo'>,
  others: readonly FeaturedPromotion[],
  { most, today }: { most: number; today: string },
): FeaturedPromotion[] | undefined {
  const first = window.vigenteDesde > today ? window.vigenteDesde : today;
  // The overlap only grows on the first day of a promotion.
  const days = [first, ...others.map(({ vigenteDesde }) => vigenteDesde)].filter(
    (day) => day >= first && day <= window.vigenteHasta,
  );
  return days
    .sort()
    .map((day) => others.filter(({ vigenteDesde, vigenteHasta }) => vigenteDesde <= day && day <= vigenteHasta))
    .find((together) => together.length >= most);
}

const section = sections.promociones;
const MAX_ON_HOME = 5;

/** Limits the featured promotions of any day on the home page. */
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
