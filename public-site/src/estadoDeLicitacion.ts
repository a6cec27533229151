import type { Publicado } from './leer';

type Proceso = Publicado<'institucional/licitaciones'>['proceso'];

const decididos: Record<Exclude<Proceso, 'en_curso'>, string> = {
  en_evaluacion: 'En evaluación',
  adjudicada: 'Adjudicada',
  desierta: 'Desierta',
  cancelada: 'Cancelada',
};

/** In course, it is open until the last moment for proposals, and closed from then on. */
export const estadoDeLicitacion = (proceso: Proceso, presentacionHasta: string, now = new Date()): string =>
  proceso === 'en_curso' ? (Date.parse(presentacionHasta) > now.getTime() ? 'Abierta' : 'Cerrada') : decididos[proceso];
