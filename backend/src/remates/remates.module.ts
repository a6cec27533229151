import { Module } from '@nestjs/common';
import { SectionsModule } from '../sections/sections.module.js';
import { RematesPolicy } from './remates.policy.js';

/** What auctions demand beyond their description. */
@Module({ imports: [SectionsModule], providers: [RematesPolicy] })
export class RematesModule {}
