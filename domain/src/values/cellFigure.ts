import { currencyOf } from '../language/currencyOf.js';
import { type Field, meets } from '../language/field.js';
import { withoutSign } from '../text/signs.js';

type Row = Readonly<Record<string, unknown>>;

/**
 * Strips the redundant sign of a cell's figure: the currency before an amount, «%» after a percentage, or the field's
 * unit. Other signs stay, for the schema to reject: «$us 25» is not an amount in bolivianos.
 */
export function cellFigure(text: string, field: Field, row: Row): string {
  const unit = unitOf(field, row);
  return (unit === undefined ? withoutCurrency(text, field, row) : withoutUnit(text, unit)).trim();
}

function unitOf({ kind, unit, percentWhen }: Field, row: Row): string | undefined {
  if (kind === 'money') return undefined;
  const isPercent = kind === 'percent' || (percentWhen && meets(row, percentWhen));
  return isPercent ? '%' : unit;
}

/** A unit alone is not a figure; it stays, for the schema to reject. */
const withoutUnit = (text: string, unit: string) =>
  text.length > unit.length && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length) : text;

const withoutCurrency = (text: string, field: Field, row: Row) =>
  field.kind === 'money' || field.currencyField
    ? withoutSign(text, currencyOf(field, row)).replace(NO_CENTS, '')
    : text;

/** «Bs 20.-». */
const NO_CENTS = /(?<=\d)\.-$/;
