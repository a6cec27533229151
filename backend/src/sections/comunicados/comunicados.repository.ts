import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { archivos } from '../../platform/database/schema/files.js';
import { archivosPublicados } from '../../platform/database/schema/publicado.js';

@Injectable()
export class ComunicadosRepository {
  /** Returns an image's alternative text and locks it until the transaction ends. */
  async findAlternative(image: string, tx: Database): Promise<string> {
    const [found] = await tx
      .select({ alternativo: archivos.alternativo })
      .from(archivos)
      .where(eq(archivos.id, image))
      .for('share');
    return found?.alternativo ?? '';
  }

  /** Returns whether a published row contains the image, in force or not. */
  async isPublished(image: string, tx: Database): Promise<boolean> {
    return (await tx.$count(archivosPublicados, eq(archivosPublicados.archivo, image))) > 0;
  }
}
