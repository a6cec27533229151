import type { AnySection } from '@coop/domain';
import type { Errores } from '../tipos';
import type { LimitesDeCredito } from './limitesDeCredito';

/** What is wrong with the named fields of what is written in a form so far. */
type Revisar = (campos: readonly string[], datos: FormData) => Errores;
/** The same, as soon as it can be known; nothing where it can't. */
export type RevisarATiempo = (campos: readonly string[], datos: FormData) => Promise<Errores>;

/** How long somebody who goes on waits for a check that is still on its way, the first time that they do. */
const PACIENCIA_MS = 2_500;

// Each form brings its own section, which is all of the domain that a visitor's browser needs.
const secciones: Readonly<Record<string, () => Promise<AnySection>>> = {
  'contactanos/consultas': async () => (await import('@coop/domain/sections/consultas/consultas')).consultas,
  'contactanos/reclamos': async () => (await import('@coop/domain/sections/reclamos/reclamos')).reclamos,
  'contactanos/calificaciones': async () =>
    (await import('@coop/domain/sections/calificaciones/calificaciones')).calificaciones,
  'contactanos/opiniones': async () => (await import('@coop/domain/sections/opiniones/opiniones')).opiniones,
  'contactanos/solicitudes-creditos': async () =>
    (await import('@coop/domain/sections/solicitudesCreditos/solicitudesCreditos')).solicitudesCreditos,
};

/**
 * The check of a form by its section's own description, the same that the server makes. `limites` are those of the loans
 * that can be asked for. Where it can't be had, or not in time, the server alone judges, as without JavaScript.
 */
export function cargarRevision(seccion: string, limites: readonly LimitesDeCredito[]): RevisarATiempo {
  const cargada = cargar(seccion, limites).catch(() => undefined);
  let paciencia: Promise<undefined> | undefined;
  return async (campos, datos) => {
    paciencia ??= new Promise((resolve) => setTimeout(resolve, PACIENCIA_MS));
    try {
      return (await Promise.race([cargada, paciencia]))?.(campos, datos) ?? {};
    } catch {
      return {};
    }
  };
}

async function cargar(seccion: string, limites: readonly LimitesDeCredito[]): Promise<Revisar | undefined> {
  await import('./configurarZod');
  const [section, { revisar }] = await Promise.all([secciones[seccion]?.(), import('./revisar')]);
  return section && ((campos, datos) => revisar(section, limites, campos, datos));
}
