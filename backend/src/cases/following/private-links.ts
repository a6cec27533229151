import { timingSafeEqual } from 'node:crypto';
import { type AnyRow, type AnySection, sectionList } from '@coop/domain';
import type { PrivateLink } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/server-secret.js';
import { TableStore } from '../../resource/rows/table-store.js';

const PAGE = '/contactanos/seguimiento';
const KEY_DIGITS = 32;

/** A case and what it is. */
export type Case = { section: AnySection; row: AnyRow };

const followedSections = (sectionList as readonly AnySection[]).filter(({ submission }) => submission?.followed);

/**
 * The private link of each case that can be followed: who has it needs no document. Its key is made of the case under the secret of the
 * server: nothing is stored that could be read. It stands behind `#`, which no browser sends: it is in no log.
 */
@Injectable()
export class PrivateLinks {
  constructor(
    private readonly secret: ServerSecret,
    private readonly tables: TableStore,
  ) {}

  /** The address of the page, for whoever sent it; null where nothing can be followed. */
  linkOf(section: AnySection, row: AnyRow): string | null {
    return section.submission?.followed ? `${PAGE}#${row.codigo}.${this.keyOf(section, row.id)}` : null;
  }

  /** The case whose link it is. */
  async find({ codigo, llave }: PrivateLink): Promise<Case | undefined> {
    const section = followedSections.find(({ submission }) => codigo.startsWith(`${submission?.number}-`));
    const row = section && (await this.tables.findBy(section, 'codigo', codigo));
    if (!section || !row) return undefined;
    const isItsKey = timingSafeEqual(Buffer.from(llave), Buffer.from(this.keyOf(section, row.id)));
    return isItsKey ? { section, row } : undefined;
  }

  private keyOf = ({ name }: AnySection, id: string) =>
    this.secret.sign('seguimiento', `${name} ${id}`).slice(0, KEY_DIGITS);
}
