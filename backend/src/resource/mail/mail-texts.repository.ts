import { mailKeyOf } from '@coop/domain/sections/textosDeCorreos/mailsToPeople';
import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';
import type { CustomText } from './templates/customText.js';

const texts = tables['sitio/textos-de-correos'];

@Injectable()
export class MailTextsRepository {
  async find(plantilla: string, seccion: string, tx: Database): Promise<CustomText | undefined> {
    const key = mailKeyOf(plantilla, seccion);
    if (!key) return undefined;
    const [own] = await tx
      .select({ asunto: texts.asunto, texto: texts.texto })
      .from(texts)
      .where(eq(texts.correo, key));
    return own;
  }
}
