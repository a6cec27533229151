import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { FileTexts } from '../../resource/files/texts/file-texts.service.js';
import { PublishingPolicy } from '../published/publishing.policy.js';
import { indexedOf } from './indexedOf.js';
import { SearchRepository } from './search.repository.js';

/** Keeps what the search looks into in step with the public copies, in the same transaction. */
@Injectable()
export class SearchIndex implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Log(SearchIndex.name);

  constructor(
    private readonly repository: SearchRepository,
    private readonly publishing: PublishingPolicy,
    private readonly texts: FileTexts,
  ) {}

  onModuleInit() {
    this.publishing.follow(({ section, copy }, { tx }) => this.put(section, copy, tx));
    this.texts.subscribe((file) => this.repository.readDocument(file));
  }

  /** A database of before the search. */
  async onApplicationBootstrap() {
    if (!(await this.repository.isBehind())) return;
    const copies = await this.repository.findCopies();
    for (const { section, datos } of copies) await this.put(section, datos as AnyRow);
    this.log.info('Search made of what is published', { rows: copies.length });
  }

  private async put(section: AnySection, copy: AnyRow, tx?: Database) {
    const indexed = indexedOf(section, copy);
    if (indexed) await this.repository.put(indexed, tx);
  }
}
