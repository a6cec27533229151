import { composeMail, type Template } from './composeMail.js';
import type { Etapa } from './recordatorio.js';

type Owed = {
  nombre: string;
  /** «octubre de 2026»; none of what is due once. */
  periodo: string | null;
  etapa: Etapa;
  /** Its last day, in words; says so where it is an estimate. */
  limite: string;
  /** The role that answers for it. */
  responsable: string;
  ruta: string;
};

/** To staff: something that they answer for is due soon, today, or was. */
export const obligacion: Template<Owed> = ({ nombre, periodo, etapa, limite, responsable, ruta }, sender) =>
  composeMail(
    `${nombre}: ${subjects[etapa]}`,
    [
      { parrafo: says[etapa](periodo ? `«${nombre}» (${periodo})` : `«${nombre}»`, limite) },
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

const says: Record<Etapa, (what: string, limite: string) => string> = {
  por_vencer: (what, limite) => `La obligación ${what} vence el ${limite}.`,
  vence_hoy: (what, limite) => `Hoy, ${limite}, vence la obligación ${what}.`,
  vencido: (what, limite) => `La obligación ${what} venció el ${limite} y sigue sin cumplirse.`,
};
