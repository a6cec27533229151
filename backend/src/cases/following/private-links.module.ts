import { Module } from '@nestjs/common';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { PrivateLinks } from './private-links.js';
import { QuietCases } from './quiet-cases.repository.js';

/** Private links of cases, and the opt-outs of their mails. */
@Module({ imports: [RowsModule], providers: [PrivateLinks, QuietCases], exports: [PrivateLinks, QuietCases] })
export class PrivateLinksModule {}
