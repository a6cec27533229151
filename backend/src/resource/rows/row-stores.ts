import type { AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { RowStore } from './row-store.js';
import { TableStore } from './table-store.js';

@Injectable()
export class RowStores {
  private readonly own = new Map<string, RowStore>();

  constructor(private readonly tables: TableStore) {}

  register(sectionName: string, store: RowStore) {
    this.own.set(sectionName, store);
  }

  of(section: AnySection): RowStore {
    return this.own.get(section.name) ?? this.tables;
  }
}
