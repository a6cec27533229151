import { Module } from '@nestjs/common';
import { SectionsModule } from '../sections/sections.module.js';
import { MemoriasPolicy } from './memorias.policy.js';

/** What yearly reports have of their own. */
@Module({ imports: [SectionsModule], providers: [MemoriasPolicy] })
export class MemoriasModule {}
