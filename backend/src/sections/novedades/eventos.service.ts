import { type Published, sections } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { ICalCalendar } from 'ical-generator';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { readEntidad } from '../../platform/config/readEntidad.js';
import { Problem } from '../../platform/http/problem.js';
import { PublishedService } from '../../publishing/published/published.service.js';

const section = sections.novedades;

/** Events that the news announce, for visitors' calendars. */
@Injectable()
export class EventosService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly published: PublishedService,
  ) {}

  /** The event of a published piece of news as iCalendar; throws when it announces none. */
  async getCalendar(slug: string): Promise<string> {
    const row = await this.published.getBySlug(section, slug);
    const { id, titulo, resumen, eventoFecha, eventoLugar } = row as Published<typeof section>;
    if (!eventoFecha) throw new Problem('no_encontrado');
    const { nombre } = readEntidad(this.config.ENTIDAD_ARCHIVO);
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
