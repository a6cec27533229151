import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { archivos } from '../../platform/database/schema/files.js';
import { archivosPublicados } from '../../platform/database/schema/publicado.js';

/** What an announcement's rules look up. */
@Injectable()
export class ComunicadosRepository {
  /** What a stored picture says to whoever does not see it; it says so until the transaction ends. */
  async findAlternative(image: string, tx: Database): Promise<string> {
    const [found] = await tx
      .select({ alternativo: archivos.alternativo })
      .from(archivos)
      .where(eq(archivos.id, image))
      .for('share');
    return found?.alternativo ?? '';
  }

  /** Whether something published has the picture, in its term or out of it. */
  async isPublished(image: string, tx: Database): Promise<boolean> {
    return (await tx.$count(archivosPublicados, eq(archivosPublicados.archivo, image))) > 0;
  }
}
