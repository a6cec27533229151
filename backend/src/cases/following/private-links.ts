import { timingSafeEqual } from 'node:crypto';
import { type AnyRow, type AnySection, sectionList } from '@coop/domain';
import type { PrivateLink } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/server-secret.js';
import { Problem } from '../../platform/http/problem.js';
import { TableStore } from '../../resource/rows/table-store.js';

/** Where cases are followed. */
export const FOLLOWING_PAGE = '/contactanos/seguimiento';
const KEY_DIGITS = 32;
const NO_CASE = 'Ese enlace no es de ningún caso. Revise que esté completo, como en su constancia.';

/** A case and what it is. */
export type Case = { section: AnySection; row: AnyRow };

const followedSections = (sectionList as readonly AnySection[]).filter(({ submission }) => submission?.followed);

/** The section of a case by its number; undefined where none of that series is followed. */
export const followedSection = (codigo: string): AnySection | undefined =>
  followedSections.find(({ submission }) => codigo.startsWith(`${submission?.number}-`));

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
    return section.submission?.followed ? `${FOLLOWING_PAGE}#${row.codigo}.${this.keyOf(section, row.id)}` : null;
  }

  /** The case whose link it is; throws a 404 where it is of none. */
  async get({ codigo, llave }: PrivateLink): Promise<Case> {
    const section = followedSection(codigo);
    const row = section && (await this.tables.findBy(section, 'codigo', codigo));
    if (!section || !row) throw new Problem('no_encontrado', NO_CASE);
    const isItsKey = timingSafeEqual(Buffer.from(llave), Buffer.from(this.keyOf(section, row.id)));
    if (!isItsKey) throw new Problem('no_encontrado', NO_CASE);
    return { section, row };
  }

  private keyOf = ({ name }: AnySection, id: string) =>
    this.secret.sign('seguimiento', `${name} ${id}`).slice(0, KEY_DIGITS);
}
