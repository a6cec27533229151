import { Module } from '@nestjs/common';
import { SectionsModule } from '../sections/sections.module.js';
import { TarifarioPolicy } from './tarifario.policy.js';
import { TarifarioRepository } from './tarifario.repository.js';

/** What versions of the tarifario owe to each other. */
@Module({ imports: [SectionsModule], providers: [TarifarioPolicy, TarifarioRepository] })
export class TarifarioModule {}
