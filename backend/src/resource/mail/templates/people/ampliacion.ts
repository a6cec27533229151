import { formatLongDate } from '@coop/domain';
import { estimatedDay } from '@coop/domain/calendar';
import type { Block } from '../block.js';
import { composeMail, type Template } from '../composeMail.js';
import { applyOwnText, type OwnText, subjectOfCase } from '../ownText.js';

export type Ampliacion = {
  codigo: string;
  hasta: string;
  /** Absent in older queued mails. */
  estimada?: boolean;
  justificacion: string;
};

/** Returns the content without the letterhead; also used by the preview of custom texts. */
export function ampliacionContent(
  { codigo, hasta, estimada, justificacion }: Ampliacion,
  entidad: string,
  own?: OwnText,
) {
  const limite = estimada ? estimatedDay(formatLongDate(hasta)) : formatLongDate(hasta);
  const facts: Block = { datos: [['Nueva fecha límite de respuesta', limite]] };
  const link = { enlace: 'Consulte su estado con el número y su documento', ruta: '/contactanos/seguimiento' };
  const said = {
    asunto: `Ampliamos el plazo de su reclamo ${codigo}`,
    hilo: subjectOfCase('reclamo', codigo),
    blocks: [
      { parrafo: `Necesitamos más tiempo para responder su reclamo ${codigo}.` },
      facts,
      { parrafo: 'El motivo es:' },
      { cita: justificacion },
      link,
    ],
    fixed: [facts, link],
  };
  return applyOwnText(own, { codigo, limite, justificacion, entidad }, said);
}

/** To the visitor: their complaint's deadline was extended, with the new date and the reason. */
export const ampliacion: Template<Ampliacion> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = ampliacionContent(datos, sender.entidad.nombre, own);
  return composeMail(asunto, blocks, sender, hilo);
};
