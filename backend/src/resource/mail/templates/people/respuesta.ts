import type { Entidad } from '@coop/domain/entidad';
import { composeMail, type Template } from '../composeMail.js';
import { applyOwnText, type OwnText, subjectOfCase } from '../ownText.js';

export type Respuesta = {
  tipo: string;
  codigo: string;
  respuesta: string;
  /** Whether the signed letter is attached. */
  carta: boolean;
  /** Whether they may appeal to the regulator. */
  segundaInstancia: boolean;
};

/** Returns the content without the letterhead; also used by the preview of custom texts. */
export function respuestaContent(
  { tipo, codigo, respuesta, carta, segundaInstancia }: Respuesta,
  { nombre, defensoria }: Entidad,
  own?: OwnText,
) {
  const appeal = segundaInstancia ? `${defensoria.nombre}, teléfono ${defensoria.telefono}` : null;
  const letter = carta ? [{ parrafo: 'Le adjuntamos la carta de respuesta.' }] : [];
  const said = {
    asunto: `Respuesta a su ${tipo.toLowerCase()} ${codigo}`,
    hilo: subjectOfCase(tipo, codigo),
    blocks: [
      { parrafo: `Esta es nuestra respuesta a su ${tipo.toLowerCase()} ${codigo}:` },
      { cita: respuesta },
      ...letter,
      ...(appeal ? [{ parrafo: `Si no está de acuerdo, puede acudir a: ${appeal}.` }] : []),
    ],
    fixed: letter,
  };
  return applyOwnText(own, { codigo, respuesta, segundaInstancia: appeal, entidad: nombre }, said);
}

/** To the visitor: the answer written by staff. */
export const respuesta: Template<Respuesta> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = respuestaContent(datos, sender.entidad, own);
  return composeMail(asunto, blocks, sender, hilo);
};
