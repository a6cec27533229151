import { sections } from '@coop/domain';
import { parametrosIniciales } from '@coop/domain/sections/parametros/parametrosIniciales';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { lockNamed } from '../../platform/database/lockNamed.js';
import { Problem } from '../../platform/http/problem.js';
import { completeRow } from '../../resource/rows/completeRow.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { ParametrosRepository } from './parametros.repository.js';

const section = sections['sitio/parametros'];
const FIRST_SLUG = 'parametros-iniciales';

/** Seeds the initial parameters at startup when none exist; a lock lets only one of several servers do it. */
@Injectable()
export class FirstParametros implements OnApplicationBootstrap {
  constructor(
    private readonly parametros: ParametrosRepository,
    private readonly writer: RowWriter,
  ) {}

  async onApplicationBootstrap() {
    if (await this.parametros.hasAny()) return;
    await this.writer.together(async (batch) => {
      await lockNamed(section.name, batch.tx);
      if (await this.parametros.hasAny(batch.tx)) return;
      const draft = completeRow(section, { ...parametrosIniciales, slug: FIRST_SLUG }, null, new Date());
      await this.writer.insert({ section, action: 'crear', after: draft }, undefined, batch);
      const change = { section, action: 'publicar', before: draft, after: { ...draft, estado: 'publicado' } };
      await this.writer.replace(change, () => new Problem('conflicto'), batch);
    });
  }
}
