import type { AnySection } from '@coop/domain';
import type { Errores } from '../tipos';
import type { LimitesDeCredito } from './limitesDeCredito';

/** What is wrong with the named fields of what is written in a form so far. */
export type Revisar = (campos: readonly string[], datos: FormData) => Errores;

// Each form brings its own section, which is all of the domain that a visitor's browser needs.
const secciones: Readonly<Record<string, () => Promise<AnySection>>> = {
  'contactanos/consultas': async () => (await import('@coop/domain/sections/consultas')).consultas,
  'contactanos/reclamos': async () => (await import('@coop/domain/sections/reclamos')).reclamos,
  'contactanos/calificaciones': async () => (await import('@coop/domain/sections/calificaciones')).calificaciones,
  'contactanos/opiniones': async () => (await import('@coop/domain/sections/opiniones')).opiniones,
  'contactanos/solicitudes-creditos': async () =>
    (await import('@coop/domain/sections/solicitudesCreditos')).solicitudesCreditos,
};

/**
 * The check of a form by its section's own description, the same that the server makes. `limites` are those of the loans
 * that can be asked for. Where it can't be had the server alone judges, as without JavaScript.
 */
export async function cargarRevision(
  seccion: string,
  limites: readonly LimitesDeCredito[],
): Promise<Revisar | undefined> {
  try {
    await import('./configurarZod');
    const [section, { revisar }] = await Promise.all([secciones[seccion]?.(), import('./revisar')]);
    return section && ((campos, datos) => revisar(section, limites, campos, datos));
  } catch {
    return undefined;
  }
}
