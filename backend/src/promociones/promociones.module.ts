import { Module } from '@nestjs/common';
import { SectionsModule } from '../sections/sections.module.js';
import { PromocionesPolicy } from './promociones.policy.js';
import { PromocionesRepository } from './promociones.repository.js';

/** What promotions owe to each other. */
@Module({ imports: [SectionsModule], providers: [PromocionesPolicy, PromocionesRepository] })
export class PromocionesModule {}
