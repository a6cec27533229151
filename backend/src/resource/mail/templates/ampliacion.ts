import { formatLongDate } from '@coop/domain';
import { estimatedDay } from '@coop/domain/calendar';
import { composeMail, type Template } from './composeMail.js';

/** To the person: their complaint needs more time, until when and why. */
export const ampliacion: Template<{
  codigo: string;
  hasta: string;
  /** Absent from mails of before it was told. */
  estimada?: boolean;
  justificacion: string;
}> = ({ codigo, hasta, estimada, justificacion }, sender) =>
  composeMail(
    `Ampliamos el plazo de su reclamo ${codigo}`,
    [
      { parrafo: `Necesitamos más tiempo para responder su reclamo ${codigo}.` },
      {
        datos: [
          ['Nueva fecha límite de respuesta', estimada ? estimatedDay(formatLongDate(hasta)) : formatLongDate(hasta)],
        ],
      },
      { parrafo: 'El motivo es:' },
      { cita: justificacion },
      { enlace: 'Consulte su estado con el número y su documento', ruta: '/contactanos/seguimiento' },
    ],
    sender,
  );
