import { Module } from '@nestjs/common';
import { FilesModule } from '../../resource/files/files.module.js';
import { PublishingModule } from '../published/publishing.module.js';
import { SearchController } from './search.controller.js';
import { SearchRepository } from './search.repository.js';
import { SearchService } from './search.service.js';
import { SearchIndex } from './search-index.service.js';

/** The site's search: over everything published, documents' text included. */
@Module({
  imports: [FilesModule, PublishingModule],
  controllers: [SearchController],
  providers: [SearchIndex, SearchRepository, SearchService],
  exports: [SearchService],
})
export class SearchModule {}
