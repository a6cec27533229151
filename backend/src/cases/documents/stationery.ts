import type { Entidad } from '@coop/domain/entidad';
import { Injectable } from '@nestjs/common';
import { EntidadInForce } from '../../platform/entidad/entidad-in-force.js';
import { oncePer } from '../../platform/oncePer.js';
import { FilesService } from '../../resource/files/files.service.js';
import { type Letter, makeLetter } from './makeLetter.js';

/** Twice what it measures on paper, in pixels. */
const LOGO_HEIGHT = 160;

/** The letters of the entity, on its letterhead of now. */
@Injectable()
export class Stationery {
  constructor(
    private readonly entidad: EntidadInForce,
    private readonly files: FilesService,
  ) {}

  /** The letter that is written in the name of the entity, as PDF. */
  async make(write: (entidad: Entidad) => Letter): Promise<Buffer> {
    const entidad = this.entidad.current;
    return makeLetter(write(entidad), entidad, await this.logoOf(entidad));
  }

  /** PDF takes no WebP. */
  private logoOf = oncePer(async ({ logos: { claro } }: Entidad): Promise<Buffer | undefined> => {
    if (!claro?.id) return undefined;
    const [file] = await this.files.readMany([claro.id]);
    const { default: sharp } = await import('sharp');
    return file && sharp(file.bytes).resize({ height: LOGO_HEIGHT, withoutEnlargement: true }).png().toBuffer();
  });
}
