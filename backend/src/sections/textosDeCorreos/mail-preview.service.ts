import { faultsOf, sections, todayInLaPaz } from '@coop/domain';
import type { VistaDeCorreo } from '@coop/domain/answers';
import type { MailKey } from '@coop/domain/sections/textosDeCorreos/mailsToPeople';
import { Injectable } from '@nestjs/common';
import { invalidData } from '../../platform/http/problem.js';
import { MailSender } from '../../resource/mail/sender.js';
import type { Block } from '../../resource/mail/templates/block.js';
import { footOf } from '../../resource/mail/templates/composeMail.js';
import { exampleOf } from './exampleOf.js';

const textos = sections['sitio/textos-de-correos'];

type Written = { correo: MailKey; asunto?: string | null | undefined; texto?: string | null | undefined };

/** Draws a mail in the words that are being written. */
@Injectable()
export class MailPreviewService {
  constructor(private readonly sender: MailSender) {}

  /** Throws a 422 for what could not be saved either. */
  preview({ correo, asunto = null, texto = null }: Written): VistaDeCorreo {
    const faults = faultsOf(textos, { correo, asunto, texto }, todayInLaPaz());
    if (Object.keys(faults).length > 0) throw invalidData(faults);
    const sender = this.sender.current;
    const said = exampleOf(correo, sender.entidad, { asunto, texto });
    return {
      de: sender.entidad.nombreCorto,
      asunto: said.hilo ?? said.asunto,
      bloques: said.blocks.map(partOf),
      pie: footOf(sender).filter(Boolean),
    };
  }
}

function partOf(block: Block): VistaDeCorreo['bloques'][number] {
  if ('datos' in block) return { tipo: 'datos', texto: '', datos: block.datos.map(([name, value]) => [name, value]) };
  if ('cita' in block) return { tipo: 'cita', texto: block.cita, datos: [] };
  if ('enlace' in block) return { tipo: 'enlace', texto: block.enlace, datos: [] };
  return { tipo: 'parrafo', texto: block.parrafo, datos: [] };
}
