import { type Published, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { EntidadInForce } from '../../platform/entidad.js';
import { Problem } from '../../platform/http/problem.js';
import { icsOf } from '../../platform/icsOf.js';
import { PublishedService } from '../../publishing/published/published.service.js';

const section = sections.novedades;

@Injectable()
export class EventosService {
  constructor(
    private readonly entidad: EntidadInForce,
    private readonly published: PublishedService,
  ) {}

  /** Returns a published event as iCalendar. Throws `no_encontrado` if the news has no event. */
  async getCalendar(slug: string): Promise<string> {
    const row = await this.published.getBySlug(section, slug);
    const { id, titulo, resumen, eventoFecha, eventoLugar } = row as Published<typeof section>;
    if (!eventoFecha) throw new Problem('no_encontrado');
    const event = { id, start: new Date(eventoFecha), summary: titulo, description: resumen, location: eventoLugar };
    return icsOf(this.entidad.current.nombre, 'Novedades', [event]);
  }
}
