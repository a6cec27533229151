import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { RowsModule } from '../rows/rows.module.js';
import { FileUsesPolicy, UnusedFiles } from './file-uses.policy.js';
import { FileUsesRepository } from './file-uses.repository.js';
import { LibraryController } from './library.controller.js';
import { LibraryRepository } from './library.repository.js';
import { LibraryService } from './library.service.js';
import { FileOpenings, ReadFilesController } from './read-files.controller.js';

/** File library: list, uses and replacement. */
@Module({
  imports: [FilesModule, RowsModule],
  controllers: [LibraryController, ReadFilesController],
  providers: [FileOpenings, FileUsesPolicy, FileUsesRepository, LibraryRepository, LibraryService, UnusedFiles],
  exports: [FileUsesRepository, UnusedFiles],
})
export class MediaModule {}
