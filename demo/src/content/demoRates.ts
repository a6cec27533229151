import { type AnySection, type Field, sections, todayInLaPaz } from '@coop/domain';
import type { RateRow } from '@coop/domain/rates';
import { productRates, type RatedProducts } from '@coop/domain/rates';
import { type Seed } from '../ground/seed.js';
import { cajaAhorro } from './cajaAhorro.js';
import { creditos } from './creditos.js';
import { depositosPlazoFijo } from './depositosPlazoFijo.js';

/** Returns the rates of the demonstration's products, for documents that must repeat them. */
export const demoRates = (): RateRow[] =>
  productRates(
    {
      creditos: rowsOf(sections['productos/simulador-creditos'], creditos()) as RatedProducts['creditos'],
      cajas: rowsOf(sections['productos/caja-ahorro'], cajaAhorro()) as RatedProducts['cajas'],
      depositos: rowsOf(sections['productos/depositos-plazo-fijo'], depositosPlazoFijo()).at(
        -1,
      ) as RatedProducts['depositos'],
    },
    todayInLaPaz(),
  );

/** Returns the published rows with their defaults. */
const rowsOf = ({ fields }: AnySection, seeds: readonly Seed[]): unknown[] =>
  seeds
    .filter(({ orders }) => orders.some(({ name }) => name === 'publicar'))
    .map(({ draft }) => ({
      ...Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, field.initial ?? null])),
      ...draft,
    }));
