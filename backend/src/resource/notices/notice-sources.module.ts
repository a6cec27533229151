import { Global, Module } from '@nestjs/common';
import { NoticeSources } from './notice-sources.js';

/** Global registry of panel notices. */
@Global()
@Module({ providers: [NoticeSources], exports: [NoticeSources] })
export class NoticeSourcesModule {}
