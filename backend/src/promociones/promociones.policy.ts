import { type Row, sections, todayInLaPaz } from '@coop/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { invalidData } from '../http/problem.js';
import { type Change, SectionPolicies, type SectionPolicy } from '../sections/section-policy.js';
import { crowdFor } from './crowding.js';
import { PromocionesRepository } from './promociones.repository.js';

const section = sections.promociones;
const MOST_ON_HOME = 5;

/** The home page shows few promotions at a time. */
@Injectable()
export class PromocionesPolicy implements SectionPolicy, OnModuleInit {
  constructor(
    private readonly policies: SectionPolicies,
    private readonly promociones: PromocionesRepository,
  ) {}

  onModuleInit() {
    this.policies.add(({ name }) => name === section.name, this);
  }

  async beforeWrite({ action, after }: Change, tx: Database) {
    if (action !== 'publicar' || !after?.destacado) return;
    const { id, vigenteDesde, vigenteHasta } = after as unknown as Row<typeof section>;
    if (!vigenteDesde || !vigenteHasta) return;
    await this.promociones.lock(tx);
    const others = await this.promociones.findFeaturedBut(id, tx);
    const crowd = crowdFor({ vigenteDesde, vigenteHasta }, others, { most: MOST_ON_HOME, today: todayInLaPaz() });
    if (crowd)
      throw invalidData({
        destacado: `En esas fechas el inicio ya muestra ${crowd.length} promociones: ${crowd.map(({ titulo }) => `«${titulo}»`).join(', ')}. Quite una del inicio o cambie la vigencia.`,
      });
  }
}
