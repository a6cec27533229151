import { Global, Module } from '@nestjs/common';
import { SendKeysRepository } from './send-keys.repository.js';

/** Provides the repository of idempotency keys. */
@Global()
@Module({ providers: [SendKeysRepository], exports: [SendKeysRepository] })
export class RepeatsModule {}
