import { type Field, isUnread } from '../../language/field.js';
import { traitsOf } from '../../language/traits.js';
import { reclamos } from '../reclamos/reclamos.js';
import { motivosDeInclusion } from './motivosDeInclusion.js';

type Told = { readonly label: string; readonly choices?: Readonly<Record<string, string>> };

/** Technical fields, not needed in a supervisor's report. */
const unsaid = ['id', 'version', 'actualizadoPor', 'actualizadoEn'];

const isTold = ([name, field]: [string, Field]) => traitsOf(field).plain && !isUnread(field) && !unsaid.includes(name);
const toldOf = ({ label, choices, flow, kind }: Field): Told => {
  const closed = choices ?? flow?.states ?? (kind === 'boolean' ? { true: 'Sí', false: 'No' } : undefined);
  return { label, ...(closed && { choices: closed }) };
};

/** Available columns of a monthly report: complaint fields and report-only values. */
export const camposDelReporte: Readonly<Record<string, Told>> = {
  ...Object.fromEntries(
    Object.entries<Field>(reclamos.fields)
      .filter(isTold)
      .map(([name, field]) => [name, toldOf(field)]),
  ),
  motivoReporte: { label: 'Motivo de inclusión', choices: motivosDeInclusion },
  mesReporte: { label: 'Mes del reporte' },
  fila: { label: 'N° de fila' },
  fijo: { label: 'Un texto fijo' },
};
