import { type Draft, sections } from '@coop/domain';
import { recording, type Seed } from '../../ground/seed.js';

const section = sections['sitio/tipologias'];
const record = recording(section);

/** Codes that a cooperative published for complaints about loans; each entity writes those that its supervisor gives it. */
const codes: readonly (readonly [codigo: string, motivo: Draft<typeof section>['motivo']])[] = [
  ['255', 'intereses_diferidos'],
  ['258', 'otro'],
  ['259', 'refinanciamiento'],
  ['260', 'reprogramacion'],
  ['261', 'periodo_gracia'],
  ['262', 'cobro_seguros'],
  ['263', 'cobro_tarjeta'],
  ['264', 'normativa'],
  ['265', 'atencion_personal'],
];

export const tipologias = (): Seed[] =>
  codes.map(([codigo, motivo]) =>
    record(`tipologia-${codigo}`, {
      codigo,
      motivo,
      producto: 'credito',
      vigenteDesde: '2020-01-01',
      norma: 'Código de ejemplo: confírmelo con el supervisor.',
    }),
  );
