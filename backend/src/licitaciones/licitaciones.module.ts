import { Module } from '@nestjs/common';
import { SectionsModule } from '../sections/sections.module.js';
import { LicitacionesPolicy } from './licitaciones.policy.js';

/** What tenders demand beyond their description. */
@Module({ imports: [SectionsModule], providers: [LicitacionesPolicy] })
export class LicitacionesModule {}
