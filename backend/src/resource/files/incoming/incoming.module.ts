import { Module } from '@nestjs/common';
import { IncomingFolder } from './incoming-folder.js';
import { ReadingSlots } from './reading-slots.js';

/** Forms with files, as they come. */
@Module({ providers: [IncomingFolder, ReadingSlots], exports: [IncomingFolder, ReadingSlots] })
export class IncomingModule {}
