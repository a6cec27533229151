import { Module } from '@nestjs/common';
import { SectionsModule } from '../sections/sections.module.js';
import { VersionsPolicy } from './versions.policy.js';
import { VersionsRepository } from './versions.repository.js';

/** What versions of rates owe to each other. */
@Module({ imports: [SectionsModule], providers: [VersionsPolicy, VersionsRepository] })
export class VersionsModule {}
