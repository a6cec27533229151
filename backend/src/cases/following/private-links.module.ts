import { Module } from '@nestjs/common';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { PrivateLinks } from './private-links.js';
import { QuietCases } from './quiet-cases.repository.js';

/** The private links of cases, for what gives them and what reads them; and of which of them nobody wants to be told. */
@Module({ imports: [RowsModule], providers: [PrivateLinks, QuietCases], exports: [PrivateLinks, QuietCases] })
export class PrivateLinksModule {}
