import { type Draft, sections } from '@coop/domain';
import { motivosIniciales } from '@coop/domain/sections/motivosReclamo/motivosIniciales';
import { recording, type Seed } from '../../ground/seed.js';

const section = sections['sitio/tipologias'];
const record = recording(section);

type Tipologia = Pick<Draft<typeof section>, 'codigo' | 'motivo' | 'producto'>;

/** Codes for complaints about loans, as one cooperative published them; each entidad enters its supervisor's codes. */
const ofLoans: readonly Tipologia[] = (
  [
    ['255', 'intereses_diferidos'],
    ['258', 'otro'],
    ['259', 'refinanciamiento'],
    ['260', 'reprogramacion'],
    ['261', 'periodo_gracia'],
    ['262', 'cobro_seguros'],
    ['263', 'cobro_tarjeta'],
    ['264', 'normativa'],
    ['265', 'atencion_personal'],
  ] as const
).map(([codigo, motivo]) => ({ codigo, motivo, producto: 'credito' }));

const ofTheRest: readonly Tipologia[] = motivosIniciales.map(([motivo], at) => ({
  codigo: String(201 + at),
  motivo,
}));

export const tipologias = (): Seed[] =>
  [...ofLoans, ...ofTheRest].map((tipologia) =>
    record(`tipologia-${tipologia.codigo}`, {
      ...tipologia,
      vigenteDesde: '2020-01-01',
      norma: 'Código de ejemplo: confírmelo con el supervisor.',
    }),
  );
