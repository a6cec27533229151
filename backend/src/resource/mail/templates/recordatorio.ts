import { composeMail, type Template } from './composeMail.js';

export type Etapa = 'por_vencer' | 'vence_hoy' | 'vencido';

type Due = {
  tipo: string;
  codigo: string;
  etapa: Etapa;
  limite: string;
  sinResponsable: boolean;
  ruta: string;
};

/** A deadline is near, today or past; only the number and a link. */
export const recordatorio: Template<Due> = ({ tipo, codigo, etapa, limite, sinResponsable, ruta }, sender) =>
  composeMail(
    `${tipo} ${codigo}: ${subjects[etapa]}`,
    [
      { parrafo: sentences[etapa](codigo, limite) },
      ...(sinResponsable ? [{ parrafo: 'Todavía no está asignado a nadie.' }] : []),
      { enlace: 'Abrir el caso', ruta },
    ],
    sender,
  );

const subjects: Record<Etapa, string> = {
  por_vencer: 'está por vencer',
  vence_hoy: 'vence hoy',
  vencido: 'venció sin respuesta',
};

const sentences: Record<Etapa, (codigo: string, limite: string) => string> = {
  por_vencer: (codigo, limite) => `El plazo del caso ${codigo} termina el ${limite}.`,
  vence_hoy: (codigo, limite) => `Hoy, ${limite}, termina el plazo del caso ${codigo}.`,
  vencido: (codigo, limite) => `El plazo del caso ${codigo} terminó el ${limite} y el caso sigue sin respuesta.`,
};
