import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { archivos } from '../../platform/database/schema/files.js';

/** What an announcement's rules look up. */
@Injectable()
export class ComunicadosRepository {
  /** What a stored picture says to whoever does not see it. */
  async findAlternative(image: string, tx: Database): Promise<string> {
    const [found] = await tx.select({ alternativo: archivos.alternativo }).from(archivos).where(eq(archivos.id, image));
    return found?.alternativo ?? '';
  }
}
