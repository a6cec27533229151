import { type Draft, sections } from '@coop/domain';
import { recording, type Seed } from '../ground/seed.js';

const section = sections['sitio/segunda-persona'];
const record = recording(section);

const regla = (key: string, seccion: Draft<typeof section>['seccion']): Seed =>
  record(`regla-${key}`, {
    seccion,
    motivo: 'Regla de ejemplo: lo que se cobra, se paga o se informa lo leen dos personas.',
  });

/** Four-eyes rules: rates, prices and figures for the supervisor need another person to publish them. */
export const segundaPersona = (): Seed[] => [
  regla('tarifario', 'institucional/tarifario'),
  regla('estados', 'institucional/estados-financieros'),
  regla('cap', 'institucional/coeficiente-adecuacion-patrimonial'),
  regla('creditos', 'productos/simulador-creditos'),
  regla('cajas', 'productos/caja-ahorro'),
  regla('depositos', 'productos/depositos-plazo-fijo'),
];
