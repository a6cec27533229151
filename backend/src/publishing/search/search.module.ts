import { Module } from '@nestjs/common';
import { FilesModule } from '../../resource/files/files.module.js';
import { PublishingModule } from '../published/publishing.module.js';
import { FindingsRepository } from './findings.repository.js';
import { MissedRepository } from './missed.repository.js';
import { MissedQuestions } from './missed-questions.js';
import { SearchController } from './search.controller.js';
import { SearchRepository } from './search.repository.js';
import { SearchService } from './search.service.js';
import { SearchIndex } from './search-index.service.js';
import { SynonymsRepository } from './synonyms.repository.js';
import { VocabularyRepository } from './vocabulary.repository.js';

/** Site search over all published content, including document text. */
@Module({
  imports: [FilesModule, PublishingModule],
  controllers: [SearchController],
  providers: [
    FindingsRepository,
    MissedQuestions,
    MissedRepository,
    SearchIndex,
    SearchRepository,
    SearchService,
    SynonymsRepository,
    VocabularyRepository,
  ],
  exports: [SearchService],
})
export class SearchModule {}
