import { type Row, sections } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublishedRepository } from '../../publishing/published/published.repository.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';

const section = sections['sitio/entidad'];
type Entidad = Row<typeof section>;

/** Keeps published policies immutable: people accepted them. New consent needs a new version. */
@Injectable()
export class EntidadPolicy implements SectionPolicy {
  applies = isSection(section);

  constructor(private readonly published: PublishedRepository) {}

  async beforeWrite({ action, after }: ChangeOf<typeof section>, tx: Database) {
    if (action !== 'publicar' || !after) return;
    const copy = (await this.published.findCopy(section, after.id, tx)) as Partial<Entidad> | undefined;
    // Copies published before versions existed have none.
    const accepted = copy?.politicas ?? [];
    const lost = accepted.filter(({ version, texto }) =>
      after.politicas.every((one) => one.version !== version || one.texto !== texto),
    );
    if (lost.length > 0)
      throw invalidData({
        politicas: `La versión ${lost.map(({ version }) => version).join(', ')} ya se publicó y alguien pudo aceptarla: queda como está. Agregue otra, y póngala primera.`,
      });
    const isOtherSentence = copy !== undefined && (copy.consentimiento ?? null) !== after.consentimiento;
    if (isOtherSentence && accepted[0]?.version === after.politicas[0]?.version)
      throw invalidData({
        consentimiento:
          'Alguien pudo aceptar esta frase con la versión que rige de la política: agregue otra versión, póngala primera, y cambie la frase con ella.',
      });
  }
}
