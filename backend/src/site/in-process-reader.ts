import { findSection, publicView, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../calendar/holidays.repository.js';
import { CotizacionService } from '../cotizacion/cotizacion.service.js';
import { Problem } from '../http/problem.js';
import { IntakeService } from '../intake/intake.service.js';
import { PublishedService } from '../publishing/published.service.js';
import { listQuery } from '../sections/listQuery.js';
import { PublishedReader, type ReadQuery } from './published-reader.js';

/** Reads through the same services as the public API, under the same rules of what may be asked. */
@Injectable()
export class InProcessReader extends PublishedReader {
  constructor(
    private readonly published: PublishedService,
    private readonly cotizacion: CotizacionService,
    private readonly holidays: HolidaysRepository,
    private readonly intake: IntakeService,
  ) {
    super();
  }

  async find(name: string, asked: ReadQuery) {
    const section = publication(name);
    const texts = Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, JSON.stringify(value)]));
    const query = listQuery(publicView(section)).safeParse(texts);
    if (!query.success) throw new Response(null, { status: 400 });
    return this.published.findPage(section, query.data);
  }

  findBySlug(name: string, slug: string) {
    return this.published.findBySlug(publication(name), slug);
  }

  findHolidays() {
    return this.holidays.findFrom(todayInLaPaz());
  }

  findCotizacion() {
    return this.cotizacion.find();
  }

  findConstancia(token: string) {
    return this.intake.getAcknowledgement(token).catch((error: unknown) => {
      if (error instanceof Problem && error.codigo === 'no_encontrado') return undefined;
      throw error;
    });
  }
}

function publication(name: string) {
  const section = findSection(name);
  if (section?.kind !== 'publication') throw new Error(`Visitors do not read ${name}`);
  return section;
}
