import { type Field, isSecret } from '../../language/field.js';
import { traitsOf } from '../../language/traits.js';
import { reclamos } from '../reclamos/reclamos.js';
import { motivosDeInclusion } from './motivosDeInclusion.js';

type ReportField = { readonly label: string; readonly choices?: Readonly<Record<string, string>> };

const excluded = ['id', 'version', 'actualizadoPor', 'actualizadoEn'];

const isReportField = ([name, field]: [string, Field]) =>
  traitsOf(field).plain && !isSecret(field) && !excluded.includes(name);
const reportFieldOf = ({ label, choices, flow, kind }: Field): ReportField => {
  const closed = choices ?? flow?.states ?? (kind === 'boolean' ? { true: 'Sí', false: 'No' } : undefined);
  return { label, ...(closed && { choices: closed }) };
};

export const camposDelReporte: Readonly<Record<string, ReportField>> = {
  ...Object.fromEntries(
    Object.entries<Field>(reclamos.fields)
      .filter(isReportField)
      .map(([name, field]) => [name, reportFieldOf(field)]),
  ),
  motivoReporte: { label: 'Motivo de inclusión', choices: motivosDeInclusion },
  mesReporte: { label: 'Mes del reporte' },
  fila: { label: 'N° de fila' },
  fijo: { label: 'Un texto fijo' },
};
