import { Module } from '@nestjs/common';
import { SectionsModule } from '../sections/sections.module.js';
import { RatedProductsRepository } from './rated-products.repository.js';
import { TarifarioPolicy } from './tarifario.policy.js';

/** What the tarifario owes to the products whose rates it shows. */
@Module({ imports: [SectionsModule], providers: [TarifarioPolicy, RatedProductsRepository] })
export class TarifarioModule {}
