import type { ParametrosRcIva } from '@coop/domain/calculators';
import { formatPercent, withoutTrailingZeros } from '@coop/domain/format';

/** Formats the label of the tax withholding: «Retención del RC-IVA (13 %)». */
export const rcIvaLabel = ({ alicuota }: ParametrosRcIva): string =>
  `Retención del RC-IVA (${formatPercent(alicuota, placesOf(alicuota))})`;

const placesOf = (percentage: string) => withoutTrailingZeros(percentage.split('.')[1] ?? '').length;
