import type { AnySection } from '@coop/domain';
import type { Errors } from '../description/types';
import type { CreditoLimits } from './creditoLimits';

/** What is wrong with the named fields of what is written in a form so far. */
type Review = (fields: readonly string[], data: FormData) => Errors;
/** The same, as soon as it can be known; nothing where it can't. */
export type ReviewInTime = (fields: readonly string[], data: FormData) => Promise<Errors>;

/** How long somebody who goes on waits for a check that is still on its way, the first time that they do. */
const PATIENCE_MS = 2_500;

// Each form brings its own section, which is all of the domain that a visitor's browser needs.
const sections: Readonly<Record<string, () => Promise<AnySection>>> = {
  'contactanos/consultas': async () => (await import('@coop/domain/sections/consultas/consultas')).consultas,
  'contactanos/reclamos': async () => (await import('@coop/domain/sections/reclamos/reclamos')).reclamos,
  'contactanos/calificaciones': async () =>
    (await import('@coop/domain/sections/calificaciones/calificaciones')).calificaciones,
  'contactanos/opiniones': async () => (await import('@coop/domain/sections/opiniones/opiniones')).opiniones,
  'contactanos/solicitudes-creditos': async () =>
    (await import('@coop/domain/sections/solicitudesCreditos/solicitudesCreditos')).solicitudesCreditos,
};

/**
 * The check of a form by its section's own description, the same that the server makes. `limits` are those of the loans
 * that can be asked for. Where it can't be had, or not in time, the server alone judges, as without JavaScript.
 */
export function loadReview(name: string, limits: readonly CreditoLimits[]): ReviewInTime {
  const loaded = load(name, limits).catch(() => undefined);
  let patience: Promise<undefined> | undefined;
  return async (fields, data) => {
    patience ??= new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    try {
      return (await Promise.race([loaded, patience]))?.(fields, data) ?? {};
    } catch {
      return {};
    }
  };
}

async function load(name: string, limits: readonly CreditoLimits[]): Promise<Review | undefined> {
  await import('./configureZod');
  const [section, { review }] = await Promise.all([sections[name]?.(), import('./review')]);
  return section && ((fields, data) => review(section, limits, fields, data));
}
