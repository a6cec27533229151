import { type CriterioSaldo, type Field, motivosConsultaSaldo, sections } from '@coop/domain';
import { z } from 'zod';

const keysOf = <K extends string>(choices: Readonly<Record<K, string>>) => Object.keys(choices) as [K, ...K[]];

const motivo = z.enum(keysOf(motivosConsultaSaldo), 'Elija el motivo de la consulta');
const criterionSchema = (criterio: CriterioSaldo) =>
  z.strictObject({
    criterio: z.literal(criterio),
    valor: (sections.saldos.fields[criterio] as Field).schema() as z.ZodType<string>,
    motivo,
  });

export const consultaSchema = z
  .discriminatedUnion(
    'criterio',
    [criterionSchema('numeroDocumento'), criterionSchema('numeroSocio'), criterionSchema('numeroOperacion')],
    'Elija por qué número busca',
  )
  .meta({ examples: [{ criterio: 'numeroSocio', valor: '1001', motivo: 'consulta_presencial' }] });

export type Consulta = z.output<typeof consultaSchema>;
