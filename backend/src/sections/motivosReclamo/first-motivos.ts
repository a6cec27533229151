import { sections } from '@coop/domain';
import { INICIO, motivosIniciales, ordenInicial } from '@coop/domain/sections/motivosReclamo/motivosIniciales';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { lockNamed } from '../../platform/database/locks.js';
import { completeRow } from '../../resource/rows/completeRow.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
import { MotivosRepository } from './motivos.repository.js';

const section = sections['sitio/motivos-de-reclamo'];

/** Inserts the initial motives, published, if there are none; a lock ensures that one server does. */
@Injectable()
export class FirstMotivos implements OnApplicationBootstrap {
  constructor(
    private readonly motivos: MotivosRepository,
    private readonly writer: RowWriter,
  ) {}

  async onApplicationBootstrap() {
    if (await this.motivos.hasAny()) return;
    await this.writer.together(async (batch) => {
      await lockNamed(section.name, batch.tx);
      if (await this.motivos.hasAny(batch.tx)) return;
      for (const [at, [clave, etiqueta]] of motivosIniciales.entries()) {
        const slug = clave.replaceAll('_', '-');
        const draft = { clave, etiqueta, slug, orden: ordenInicial(at), vigenteDesde: INICIO };
        const after = { ...completeRow(section, draft, null, new Date()), estado: 'publicado' };
        await this.writer.insert({ section, action: 'publicar', after }, undefined, batch);
      }
    });
  }
}
