import { sections } from '@coop/domain';
import { addMonths } from '@coop/domain/calendar';
import { day } from '../../ground/calendar.js';
import { publishing, type Seed } from '../../ground/seed.js';

const { published } = publishing(sections['sitio/tasas-de-referencia']);

/** Rates of the last months, the oldest first; example figures. */
const rates = [
  { treMn: '2.9200', treMe: '1.9500', treUfv: '0.5000', tepMn: '2.7100', tepMe: '1.8800' },
  { treMn: '2.9800', treMe: '1.9900', treUfv: '0.5000', tepMn: '2.7600', tepMe: '1.9100' },
  { treMn: '3.0500', treMe: '2.0400', treUfv: '0.5200', tepMn: '2.8300', tepMe: '1.9600' },
  { treMn: '3.1000', treMe: '2.0800', treUfv: '0.5200', tepMn: '2.8900', tepMe: '2.0100' },
];

/** Reference rates, each in force from the first day of the month after its own. */
export const tasasDeReferencia = (): Seed[] =>
  rates.map((of, at) => {
    const vigenteDesde = addMonths(`${day(0).slice(0, 7)}-01`, at + 1 - rates.length);
    return published(`tasas-de-referencia-${at + 1}`, {
      mes: addMonths(vigenteDesde, -1).slice(0, 7),
      vigenteDesde,
      ...of,
    });
  });
