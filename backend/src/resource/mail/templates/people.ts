import { type Cita, formatDateTime, formatLongDate, formatLongDateTime } from '@coop/domain';
import { estimatedDay } from '@coop/domain/calendar';
import type { Entidad } from '@coop/domain/entidad';
import { citaIcs } from './citaIcs.js';
import { type Block, composeMail, type Template } from './composeMail.js';
import { applyCustomText, type CustomText, subjectOfCase } from './customText.js';

type Acuse = {
  tipo: string;
  codigo: string;
  mensaje: string;
  pasos: readonly string[];
  registradoEn: string;
  /** Deadline and legal term in words; absent without a term. */
  limite?: string | null | undefined;
  plazo?: string | null | undefined;
  /** Whether the case can be tracked online by number and identity document. */
  seguimiento: boolean;
  cita?: Cita | undefined;
  /** The private link that cancels it; absent in older queued mails. */
  cancelacion?: { texto: string; ruta: string } | null | undefined;
};

export function acuseContent(
  { tipo, codigo, mensaje, pasos, registradoEn, limite, plazo, seguimiento, cita, cancelacion }: Acuse,
  entidad: string,
  own?: CustomText,
) {
  const fecha = formatDateTime(registradoEn);
  const facts: Block = {
    datos: [
      ['Número', codigo],
      ['Registro', fecha],
      ...(cita
        ? ([
            ['Día y hora', formatLongDateTime(cita.inicio)],
            ['Lugar', cita.lugar],
          ] as const)
        : []),
    ],
  };
  const link: Block[] = [
    ...(seguimiento
      ? [{ enlace: 'Consulte su estado con el número y su documento', ruta: '/contactanos/seguimiento' }]
      : []),
    ...(cancelacion
      ? [
          { enlace: cancelacion.texto, ruta: cancelacion.ruta },
          { parrafo: 'Ese enlace abre su turno sin más datos: no lo comparta.' },
        ]
      : []),
  ];
  const defaults = {
    asunto: `Constancia de su ${tipo.toLowerCase()} ${codigo}`,
    hilo: subjectOfCase(tipo, codigo),
    blocks: [{ parrafo: mensaje }, facts, ...pasos.map((parrafo) => ({ parrafo })), ...link],
    fixed: [facts, ...link],
  };
  return applyCustomText(own, { codigo, fecha, limite, plazo, entidad }, defaults);
}

/** Receipt with the case number. Quotes nothing: the address is unverified (relay abuse). */
export const acuse: Template<Acuse> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = acuseContent(datos, sender.entidad.nombre, own);
  const { codigo, cita } = datos;
  const calendario = cita ? citaIcs(codigo, cita, sender.entidad.nombreCorto) : null;
  return { ...composeMail(asunto, blocks, sender, hilo), calendario };
};

type Ampliacion = {
  codigo: string;
  hasta: string;
  /** Absent in older queued mails. */
  estimada?: boolean;
  justificacion: string;
};

export function ampliacionContent(
  { codigo, hasta, estimada, justificacion }: Ampliacion,
  entidad: string,
  own?: CustomText,
) {
  const limite = estimada ? estimatedDay(formatLongDate(hasta)) : formatLongDate(hasta);
  const facts: Block = { datos: [['Nueva fecha límite de respuesta', limite]] };
  const link = { enlace: 'Consulte su estado con el número y su documento', ruta: '/contactanos/seguimiento' };
  const defaults = {
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
  return applyCustomText(own, { codigo, limite, justificacion, entidad }, defaults);
}

export const ampliacion: Template<Ampliacion> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = ampliacionContent(datos, sender.entidad.nombre, own);
  return composeMail(asunto, blocks, sender, hilo);
};

type Paso = {
  tipo: string;
  codigo: string;
  paso: string;
  limite?: string | null | undefined;
  enlace: string;
  /** The appointment, if it was cancelled. */
  cita?: Cita | undefined;
};

/** Returns the content without the letterhead; also used by the preview of custom texts. */
export function pasoContent({ tipo, codigo, paso, limite, enlace }: Paso, entidad: string, own?: CustomText) {
  const what = `${tipo.toLowerCase()} ${codigo}`;
  const facts: Block = { datos: [['Ahora', paso], ...(limite ? [['Le respondemos hasta el', limite] as const] : [])] };
  const fixed: Block[] = [
    facts,
    { enlace: 'Ver su caso', ruta: enlace },
    {
      parrafo: 'Ese enlace abre su caso sin más datos: no lo comparta. Ahí mismo puede dejar de recibir estos avisos.',
    },
  ];
  const defaults = {
    asunto: `Su ${what}: ${paso}`,
    hilo: subjectOfCase(tipo, codigo),
    blocks: [{ parrafo: `Su ${what} dio un paso.` }, ...fixed],
    fixed,
  };
  return applyCustomText(own, { codigo, paso, limite, entidad }, defaults);
}

export const paso: Template<Paso> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = pasoContent(datos, sender.entidad.nombre, own);
  const { codigo, cita } = datos;
  const calendario = cita ? citaIcs(codigo, cita, sender.entidad.nombreCorto, true) : null;
  return { ...composeMail(asunto, blocks, sender, hilo), calendario };
};

type Respuesta = {
  tipo: string;
  codigo: string;
  respuesta: string;
  carta: boolean;
  segundaInstancia: boolean;
};

/** Returns the content without the letterhead; also used by the preview of custom texts. */
export function respuestaContent(
  { tipo, codigo, respuesta, carta, segundaInstancia }: Respuesta,
  { nombre, defensoria }: Entidad,
  own?: CustomText,
) {
  const appeal = segundaInstancia ? `${defensoria.nombre}, teléfono ${defensoria.telefono}` : null;
  const letter = carta ? [{ parrafo: 'Le adjuntamos la carta de respuesta.' }] : [];
  const defaults = {
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
  return applyCustomText(own, { codigo, respuesta, segundaInstancia: appeal, entidad: nombre }, defaults);
}

export const respuesta: Template<Respuesta> = (datos, sender, own) => {
  const { asunto, hilo, blocks } = respuestaContent(datos, sender.entidad, own);
  return composeMail(asunto, blocks, sender, hilo);
};
