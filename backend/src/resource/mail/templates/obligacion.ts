import { composeMail, type Template } from './composeMail.js';
import type { Etapa } from './recordatorio.js';

type ObligationMail = {
  nombre: string;
  /** «octubre de 2026»; null for one-time obligations. */
  periodo: string | null;
  etapa: Etapa;
  limite: string;
  responsable: string;
  ruta: string;
};

export const obligacion: Template<ObligationMail> = ({ nombre, periodo, etapa, limite, responsable, ruta }, sender) =>
  composeMail(
    `${nombre}: ${subjects[etapa]}`,
    [
      { parrafo: sentences[etapa](periodo ? `«${nombre}» (${periodo})` : `«${nombre}»`, limite) },
      { parrafo: `Responde: ${responsable}.` },
      { enlace: 'Abrir el calendario de obligaciones', ruta },
    ],
    sender,
  );

const subjects: Record<Etapa, string> = {
  por_vencer: 'está por vencer',
  vence_hoy: 'vence hoy',
  vencido: 'venció sin cumplirse',
};

const sentences: Record<Etapa, (what: string, limite: string) => string> = {
  por_vencer: (what, limite) => `La obligación ${what} vence el ${limite}.`,
  vence_hoy: (what, limite) => `Hoy, ${limite}, vence la obligación ${what}.`,
  vencido: (what, limite) => `La obligación ${what} venció el ${limite} y sigue sin cumplirse.`,
};
