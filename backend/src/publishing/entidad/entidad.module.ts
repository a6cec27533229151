import { Global, Module } from '@nestjs/common';
import { EntidadInForce, PublishedEntidad } from '../../platform/entidad.js';
import { PublishingModule } from '../published/publishing.module.js';
import { NamesRepository } from './names.repository.js';
import { PublishedEntidadService } from './published-entidad.service.js';

/** Provides the entity's identity globally. */
@Global()
@Module({
  imports: [PublishingModule],
  providers: [
    EntidadInForce,
    NamesRepository,
    PublishedEntidadService,
    { provide: PublishedEntidad, useExisting: PublishedEntidadService },
  ],
  exports: [EntidadInForce, PublishedEntidadService],
})
export class EntidadModule {}
