import { type Row, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublishedRepository } from '../../publishing/published/published.repository.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { only, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['sitio/entidad'];
type Politicas = Row<typeof section>['politicas'];

/** A text that people may have accepted is never another under the same name, nor gone from its address. */
@Injectable()
export class EntidadPolicy implements SectionPolicy {
  applies = only(section);

  constructor(private readonly published: PublishedRepository) {}

  async beforeWrite({ action, after }: ChangeOf<typeof section>, tx: Database) {
    if (action !== 'publicar' || !after) return;
    const copy = await this.published.findCopy(after.id, tx);
    // A copy of before there were versions has none.
    const accepted = (copy?.politicas ?? []) as Politicas;
    const lost = accepted.filter(({ version, texto }) =>
      after.politicas.every((one) => one.version !== version || one.texto !== texto),
    );
    if (lost.length > 0)
      throw invalidData({
        politicas: `La versión ${lost.map(({ version }) => version).join(', ')} ya se publicó y alguien pudo aceptarla: queda como está. Agregue otra, y póngala primera.`,
      });
  }
}
