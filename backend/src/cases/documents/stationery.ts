import type { Entidad } from '@coop/domain/entidad';
import { Injectable } from '@nestjs/common';
import { EntidadInForce } from '../../platform/entidad/entidad-in-force.js';
import { Log } from '../../platform/logging/log.js';
import { FilesService } from '../../resource/files/files.service.js';
import { type Letter, makeLetter } from './makeLetter.js';

/** Pixels; twice its printed size. */
const LOGO_HEIGHT = 160;

/** Letters on the entity's current letterhead. */
@Injectable()
export class Stationery {
  private readonly log = new Log(Stationery.name);
  private readonly logos = new WeakMap<Entidad, Buffer>();

  constructor(
    private readonly entidad: EntidadInForce,
    private readonly files: FilesService,
  ) {}

  /** Renders the entity's letter as PDF. */
  async make(write: (entidad: Entidad) => Letter): Promise<Buffer> {
    const entidad = this.entidad.said();
    return makeLetter(write(entidad), entidad, await this.findLogo(entidad));
  }

  /** Returns the logo; undefined if it can't be read, and then the letterhead shows the name. */
  private async findLogo(entidad: Entidad): Promise<Buffer | undefined> {
    const { claro } = entidad.logos;
    if (!claro?.id) return undefined;
    const known = this.logos.get(entidad);
    if (known) return known;
    try {
      const logo = await this.readLogo(claro.id);
      this.logos.set(entidad, logo);
      return logo;
    } catch (err) {
      this.log.error('A letter goes out without the logo of the entity', { err });
      return undefined;
    }
  }

  /** Converts the logo to PNG, because PDF doesn't support WebP. */
  private async readLogo(id: string): Promise<Buffer> {
    const [file] = await this.files.readMany([id]);
    const { default: sharp } = await import('sharp');
    return sharp(file?.bytes).resize({ height: LOGO_HEIGHT, withoutEnlargement: true }).png().toBuffer();
  }
}
