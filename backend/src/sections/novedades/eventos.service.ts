import { type Published, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { ICalCalendar } from 'ical-generator';
import { EntidadInForce } from '../../platform/entidad/entidad-in-force.js';
import { Problem } from '../../platform/http/problem.js';
import { PublishedService } from '../../publishing/published/published.service.js';

const section = sections.novedades;

/** Events that the news announce, for visitors' calendars. */
@Injectable()
export class EventosService {
  constructor(
    private readonly entidad: EntidadInForce,
    private readonly published: PublishedService,
  ) {}

  /** The event of a published piece of news as iCalendar; throws when it announces none. */
  async getCalendar(slug: string): Promise<string> {
    const row = await this.published.getBySlug(section, slug);
    const { id, titulo, resumen, eventoFecha, eventoLugar } = row as Published<typeof section>;
    if (!eventoFecha) throw new Problem('no_encontrado');
    const { nombre } = this.entidad.current;
    const calendar = new ICalCalendar({ prodId: { company: nombre, product: 'Novedades', language: 'ES' } });
    calendar.createEvent({
      id,
      start: new Date(eventoFecha),
      summary: titulo,
      ...(resumen && { description: resumen }),
      ...(eventoLugar && { location: eventoLugar }),
    });
    return calendar.toString();
  }
}
