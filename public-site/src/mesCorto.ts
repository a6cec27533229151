import { months } from '@coop/domain/format';

/** The month of a day: «oct 2026». */
export const mesCorto = (fecha: string): string =>
  `${months[Number(fecha.slice(5, 7)) - 1]?.slice(0, 3)} ${fecha.slice(0, 4)}`;
