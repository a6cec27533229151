import { Global, Module } from '@nestjs/common';
import { IdempotencyKeysRepository } from './idempotency-keys.repository.js';

/** Provides the repository of idempotency keys. */
@Global()
@Module({ providers: [IdempotencyKeysRepository], exports: [IdempotencyKeysRepository] })
export class IdempotencyModule {}
