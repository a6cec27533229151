import { timingSafeEqual } from 'node:crypto';
import { type AnyRow, type AnySection, sectionList } from '@coop/domain';
import type { PrivateLink } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { ServerSecret } from '../../platform/config/config.js';
import { Problem } from '../../platform/http/problem.js';
import { TableStore } from '../../resource/rows/table-store.js';

export const FOLLOWING_PAGE = '/contactanos/seguimiento';
const KEY_DIGITS = 32;
const NO_CASE = 'Ese enlace no es de ningún caso. Revise que esté completo, como en su constancia.';

export type Case = { section: AnySection; row: AnyRow };

const followedSections = sectionList.filter(({ submission }) => submission?.tracking);

/** Returns the section of a case number; undefined if its series can't be tracked. */
export const followedSection = (codigo: string): AnySection | undefined =>
  followedSections.find(({ submission }) => codigo.startsWith(`${submission?.number}-`));

/** Bearer links of cases: an HMAC with the server's secret, in the URL's fragment, which no log contains. */
@Injectable()
export class PrivateLinks {
  constructor(
    private readonly secret: ServerSecret,
    private readonly tables: TableStore,
  ) {}

  /** Returns the path of the tracking page with the key; null if the section can't be tracked. */
  linkOf(section: AnySection, row: AnyRow): string | null {
    return section.submission?.tracking ? `${FOLLOWING_PAGE}#${row.codigo}.${this.keyOf(section, row.id)}` : null;
  }

  /** Returns the case of a link. Throws `no_encontrado` for an invalid link. */
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
