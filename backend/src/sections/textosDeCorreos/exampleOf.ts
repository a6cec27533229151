import { type AnySection, findSection, formatLongDate, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { type MailKey, mailsToPeople } from '@coop/domain/sections/textosDeCorreos/mailsToPeople';
import { FOLLOWING_PAGE } from '../../cases/following/private-links.js';
import { stateInWords } from '../../cases/following/standing.js';
import type { OwnText } from '../../resource/mail/templates/ownText.js';
import { sayAcuse } from '../../resource/mail/templates/people/acuse.js';
import { sayAmpliacion } from '../../resource/mail/templates/people/ampliacion.js';
import { sayPaso } from '../../resource/mail/templates/people/paso.js';
import { sayRespuesta } from '../../resource/mail/templates/people/respuesta.js';

const DAYS = 5;

/** What that mail says of a case that never was, in the entity's own words. */
export function exampleOf(key: MailKey, entidad: Entidad, own: OwnText) {
  const { plantilla, seccion } = mailsToPeople[key];
  const section = findSection(seccion) as AnySection;
  const codigo = `${section.number ?? 'CASO'}-${todayInLaPaz().slice(0, 4)}-000123`;
  const tipo = section.label.one;
  const hasta = addDays(todayInLaPaz(), 2 * DAYS);
  if (plantilla === 'ampliacion')
    return sayAmpliacion(
      { codigo, hasta, justificacion: 'Esperamos el informe de la red de cajeros, que llega la próxima semana.' },
      entidad.nombre,
      own,
    );
  if (plantilla === 'paso') {
    const [state = ''] = section.submission?.followed?.tells ?? [];
    const limite = section.submission?.term && formatLongDate(hasta);
    return sayPaso(
      { tipo, codigo, paso: stateInWords(section, state), limite, enlace: FOLLOWING_PAGE },
      entidad.nombre,
      own,
    );
  }
  if (plantilla === 'respuesta')
    return sayRespuesta(
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
  return sayAcuse(acuseOf(section, codigo, formatLongDate(hasta)), entidad.nombre, own);
}

function acuseOf({ submission, label, fields }: AnySection, codigo: string, day: string) {
  const limite = submission?.term ? day : undefined;
  const receipt = submission?.receipt({ codigo, limite, plazoDias: submission.regulated ? DAYS : null });
  return {
    tipo: label.one,
    codigo,
    mensaje: receipt?.mensaje ?? '',
    pasos: receipt?.pasos ?? [],
    registradoEn: new Date().toISOString(),
    limite,
    plazo: submission?.regulated?.says(DAYS)[0]?.replace(/\.$/, ''),
    seguimiento: 'numeroDocumento' in fields,
  };
}
