import { Global, Module } from '@nestjs/common';
import { PublishedFiles } from '../../resource/files/published-files.js';
import { PublishedRepository } from './published.repository.js';

/** Answers the files module whether visitors may read a file, without either knowing the other. */
@Global()
@Module({
  providers: [
    PublishedRepository,
    {
      provide: PublishedFiles,
      inject: [PublishedRepository],
      useFactory: (published: PublishedRepository): PublishedFiles => ({ isPublic: (file) => published.shows(file) }),
    },
  ],
  exports: [PublishedFiles, PublishedRepository],
})
export class PublishedFilesModule {}
