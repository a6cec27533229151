import { Global, Module } from '@nestjs/common';
import { SendKeysRepository } from './send-keys.repository.js';

/** What is sent again under the same key. */
@Global()
@Module({ providers: [SendKeysRepository], exports: [SendKeysRepository] })
export class RepeatsModule {}
