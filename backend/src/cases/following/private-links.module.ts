import { Module } from '@nestjs/common';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { PrivateLinks } from './private-links.js';

/** The private links of cases, for what gives them and what reads them. */
@Module({ imports: [RowsModule], providers: [PrivateLinks], exports: [PrivateLinks] })
export class PrivateLinksModule {}
