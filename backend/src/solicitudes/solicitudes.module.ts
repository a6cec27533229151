import { Module } from '@nestjs/common';
import { CotizacionModule } from '../cotizacion/cotizacion.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { ApplicationsPolicy } from './applications.policy.js';
import { ApplicationsRepository } from './applications.repository.js';

/** Credit applications against the products that they ask for. */
@Module({
  imports: [CotizacionModule, SectionsModule],
  providers: [ApplicationsPolicy, ApplicationsRepository],
})
export class SolicitudesModule {}
