import { type Published, sections } from '@coop/domain';
import type { Entidad } from '@coop/domain/entidad';
import { entidadOf } from '@coop/domain/sections/entidad/entidadOf';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.js';
import { firstEntidad } from '../../platform/config/firstEntidad.js';
import type { Config } from '../../platform/config/settings.js';
import type { Database } from '../../platform/database/database.js';
import { type Names, PublishedEntidad } from '../../platform/entidad.js';
import { PublishedService } from '../published/published.service.js';
import { NamesRepository } from './names.repository.js';

const section = sections['sitio/entidad'];

/** Published version of the entity's data. */
@Injectable()
export class PublishedEntidadService extends PublishedEntidad {
  readonly section = section.name;
  private readonly demostracion: boolean;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly published: PublishedService,
    private readonly names: NamesRepository,
  ) {
    super();
    this.demostracion = firstEntidad(config).demostracion;
  }

  async find(): Promise<Entidad | undefined> {
    const [row] = await this.published.findRows(section, { range: [0, 0] });
    return row && this.entidadIn(row);
  }

  findNames(tx?: Database): Promise<Names | undefined> {
    return this.names.find(tx);
  }

  /** Maps a row of the section to the entity it would publish. */
  entidadIn = (row: Record<string, unknown>): Entidad =>
    // The generic reader loses the section's type.
    entidadOf(row as Published<typeof section>, this.demostracion);
}
