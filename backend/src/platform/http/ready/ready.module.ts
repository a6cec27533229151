import { Global, Module } from '@nestjs/common';
import { KeptAnswers } from './kept-answers.js';

/** One store for all that visitors read of the API. */
@Global()
@Module({ providers: [KeptAnswers], exports: [KeptAnswers] })
export class ReadyModule {}
