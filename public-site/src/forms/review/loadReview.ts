import type { AnySection } from '@coop/domain';
import type { Errors } from '../description/types';
import type { CreditoLimits } from './creditoLimits';

type Review = (fields: readonly string[], data: FormData) => Errors;
/** Validates asynchronously; no errors where validation is unavailable. */
export type ReviewInTime = (fields: readonly string[], data: FormData) => Promise<Errors>;

/** Maximum wait, in milliseconds, for the validation to load the first time a visitor continues. */
const PATIENCE_MS = 2_500;

// Each form loads only its own section, the only part of the domain that browsers download.
const sections: Readonly<Record<string, () => Promise<AnySection>>> = {
  'contactanos/consultas': async () => (await import('@coop/domain/sections/consultas/consultas')).consultas,
  'contactanos/reclamos': async () => (await import('@coop/domain/sections/reclamos/reclamos')).reclamos,
  'contactanos/calificaciones': async () =>
    (await import('@coop/domain/sections/calificaciones/calificaciones')).calificaciones,
  'contactanos/opiniones': async () => (await import('@coop/domain/sections/opiniones/opiniones')).opiniones,
  'sitio/turnos': async () => (await import('@coop/domain/sections/turnos/turnos')).turnos,
  'contactanos/solicitudes-creditos': async () =>
    (await import('@coop/domain/sections/solicitudesCreditos/solicitudesCreditos')).solicitudesCreditos,
};

/** Loads the section's validation; if that fails, only the server validates. `limits`: of the loans. */
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
