import { Module } from '@nestjs/common';
import { SectionsModule } from '../sections/sections.module.js';
import { ComunicadosPolicy } from './comunicados.policy.js';
import { ComunicadosRepository } from './comunicados.repository.js';

/** What announcements must meet beyond their description. */
@Module({ imports: [SectionsModule], providers: [ComunicadosPolicy, ComunicadosRepository] })
export class ComunicadosModule {}
