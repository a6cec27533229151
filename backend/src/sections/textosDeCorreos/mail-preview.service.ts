import {
  type AnySection,
  type Field,
  type Fields,
  faultsOf,
  findSection,
  formatLongDate,
  sections,
  todayInLaPaz,
} from '@coop/domain';
import type { VistaDeCorreo } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { legalDeadline } from '@coop/domain/sections/reclamos/legalDeadline';
import { type MailKey, mailsToPeople } from '@coop/domain/sections/textosDeCorreos/mailsToPeople';
import { Injectable } from '@nestjs/common';
import { formatState } from '../../cases/tracking/case-status.js';
import { FOLLOWING_PAGE } from '../../cases/tracking/private-links.js';
import { invalidData } from '../../platform/http/problem.js';
import { MailSender } from '../../resource/mail/sender.js';
import { type Block, footOf } from '../../resource/mail/templates/composeMail.js';
import type { CustomText } from '../../resource/mail/templates/customText.js';
import {
  acuseContent,
  ampliacionContent,
  pasoContent,
  respuestaContent,
} from '../../resource/mail/templates/people.js';

const textos = sections['sitio/textos-de-correos'];

type MailText = { correo: MailKey; asunto?: string | null | undefined; texto?: string | null | undefined };

/** Renders a mail with draft text. */
@Injectable()
export class MailPreviewService {
  constructor(private readonly sender: MailSender) {}

  /** Returns the preview. Throws a 422 for text that can't be saved. */
  preview({ correo, asunto = null, texto = null }: MailText): VistaDeCorreo {
    const faults = faultsOf(textos, { correo, asunto, texto }, todayInLaPaz());
    if (Object.keys(faults).length > 0) throw invalidData(faults);
    const sender = this.sender.current;
    const example = exampleOf(correo, sender.entidad, { asunto, texto });
    return {
      de: sender.entidad.nombreCorto,
      asunto: example.hilo ?? example.asunto,
      bloques: example.blocks.map(partOf),
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

const DAYS = 5;

function exampleOf(key: MailKey, entidad: Entidad, own: CustomText) {
  const { plantilla, seccion } = mailsToPeople[key];
  const section = findSection(seccion) as AnySection;
  const codigo = `${section.number ?? 'CASO'}-${todayInLaPaz().slice(0, 4)}-000123`;
  const tipo = section.label.one;
  const hasta = addDays(todayInLaPaz(), 2 * DAYS);
  if (plantilla === 'ampliacion')
    return ampliacionContent(
      { codigo, hasta, justificacion: 'Esperamos el informe de la red de cajeros, que llega la próxima semana.' },
      entidad.nombre,
      own,
    );
  if (plantilla === 'paso') {
    const [state = ''] = section.submission?.tracking?.notifiedStates ?? [];
    const limite = section.submission?.term && formatLongDate(hasta);
    return pasoContent(
      { tipo, codigo, paso: formatState(section, state), limite, enlace: FOLLOWING_PAGE },
      entidad.nombre,
      own,
    );
  }
  if (plantilla === 'respuesta')
    return respuestaContent(
      {
        tipo,
        codigo,
        respuesta: 'Revisamos lo que nos escribió y lo resolvimos.\nAquí va lo que escribe el personal.',
        carta: false,
        segundaInstancia: Boolean(section.submission?.regulated),
      },
      entidad,
      own,
    );
  return acuseContent(acuseOf(section, codigo, formatLongDate(hasta)), entidad.nombre, own);
}

function acuseOf({ submission, label, fields, example = {} }: AnySection, codigo: string, day: string) {
  const limite = submission?.term ? day : undefined;
  const receipt = submission?.receipt({
    codigo,
    limite,
    plazoDias: submission.regulated ? DAYS : null,
    values: { ...momentsOf(fields), ...example },
  });
  return {
    tipo: label.one,
    codigo,
    mensaje: receipt?.mensaje ?? '',
    pasos: receipt?.pasos ?? [],
    registradoEn: new Date().toISOString(),
    limite,
    plazo: submission?.regulated && legalDeadline(DAYS),
    seguimiento: 'numeroDocumento' in fields,
  };
}

/** Returns the present for each moment, which an example of its section can't fix in advance. */
const momentsOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, { kind }]) =>
      kind === 'dateTime' ? [[name, new Date().toISOString()]] : [],
    ),
  );
