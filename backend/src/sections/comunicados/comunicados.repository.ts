import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { archivos } from '../../platform/database/schema/files.js';
import { copies } from '../../platform/database/tables/tables.js';

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

  /** Returns the types of the published rows that contain the image, in force or not. */
  async findPublishedTypes(image: string, tx: Database): Promise<unknown[]> {
    const { imagen, tipo } = copies.comunicados;
    return (await tx.select({ tipo }).from(copies.comunicados).where(eq(imagen, image))).map((row) => row.tipo);
  }
}
