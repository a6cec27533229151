import { Global, Module } from '@nestjs/common';
import { KeptNotices } from './kept-notices.js';

/** One list of what sections miss. */
@Global()
@Module({ providers: [KeptNotices], exports: [KeptNotices] })
export class KeptNoticesModule {}
