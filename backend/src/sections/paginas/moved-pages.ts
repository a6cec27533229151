import { type AnyRow, sections, todayInLaPaz } from '@coop/domain';
import { freedAddress } from '@coop/domain/sections/paginas/freedAddress';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { lockNamed } from '../../platform/database/locks.js';
import { Problem } from '../../platform/http/problem.js';
import { type CopyChange, PublishingPolicy } from '../../publishing/published/publishing.policy.js';
import { PublicAddresses } from '../../publishing/seo/public-addresses.js';
import type { Batch } from '../../resource/rows/change.js';
import { completeRow } from '../../resource/rows/completeRow.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { RedireccionesRepository } from '../redirecciones/redirecciones.repository.js';

const [pages, section] = [sections['sitio/paginas'], sections['sitio/redirecciones']];
const conflict = () => new Problem('conflicto');

@Injectable()
export class MovedPages implements OnModuleInit {
  constructor(
    private readonly publishing: PublishingPolicy,
    private readonly addresses: PublicAddresses,
    private readonly redirections: RedireccionesRepository,
    private readonly writer: RowWriter,
  ) {}

  onModuleInit() {
    this.publishing.follow((change, batch) => this.follow(change, batch));
  }

  private async follow({ section: of, previous, copy, staff }: CopyChange, batch: Batch) {
    if (of.name !== pages.name || !previous || previous.ruta === copy.ruta) return;
    const [from, to] = [String(previous.ruta), String(copy.ruta)];
    const by = staff && { staff };
    await lockNamed(section.name, batch.tx);
    // A redirection from the new address would hide the page.
    const back = await this.redirections.findFrom(to, batch.tx);
    if (back) await this.writer.remove({ section, action: 'eliminar', before: back, ...by }, conflict, batch);
    if (await this.addresses.isReachable(from, batch.tx)) return;
    for (const before of await this.redirections.findTo(from, batch.tx)) {
      const after = { ...before, hacia: to + String(before.hacia).slice(from.length) };
      await this.writer.replace({ section, action: 'editar', before, after, ...by }, conflict, batch);
    }
    if (!freedAddress(previous, copy, todayInLaPaz())) return;
    const after = completeRow(section, redirectionOf(copy, from), staff?.uid ?? null, new Date());
    await this.writer.insert({ section, action: 'crear', after, ...by }, undefined, batch);
  }
}

const redirectionOf = ({ ruta, titulo }: AnyRow, desde: string) => ({
  ...{ desde, hacia: ruta },
  nota: `Ahí estaba la página «${titulo}» hasta que cambió de dirección`,
});
