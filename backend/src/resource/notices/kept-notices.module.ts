import { Global, Module } from '@nestjs/common';
import { KeptNotices } from './kept-notices.js';

/** Global registry of panel notices. */
@Global()
@Module({ providers: [KeptNotices], exports: [KeptNotices] })
export class KeptNoticesModule {}
