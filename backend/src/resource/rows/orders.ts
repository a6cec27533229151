import { isDeepStrictEqual } from 'node:util';
import {
  type AnyRow,
  type AnySection,
  clockAt,
  type Flow,
  getTransition,
  impedimentOf,
  meets,
  orderSchema,
  ordersOf,
  type Transition,
} from '@coop/domain';
import { may } from '../../platform/auth/permissions.js';
import type { Staff } from '../../platform/auth/staff.js';
import { invalidData, Problem } from '../../platform/http/problem.js';
import { validate } from '../../platform/http/schema.pipe.js';
import { sanitizeRichText } from './sanitizeRichText.js';

type Values = Record<string, unknown>;

/** Returns the row after an order. Throws a 422 with the reason, or the possible orders. */
export function orderedRow(section: AnySection, name: string, before: AnyRow, sent: Values, staff: Staff): Ordered {
  const transition = getTransition(section, name);
  if (before.anonimizadoEn)
    throw new Problem(
      'transicion_invalida',
      'Los datos personales de este caso ya se borraron: no admite más acciones.',
    );
  if (!isPossible(transition.field, transition, before)) throw impossible(section, transition.field, before, staff);
  const impediment = impedimentOf(transition, before, clockAt());
  if (impediment) throw new Problem('transicion_invalida', impediment);
  const values = validate(orderSchema(section, transition), sanitizeRichText(section.fields, sent));
  const actionValues = only(values, (key) => Object.hasOwn(section.actionFields, key));
  const after = {
    ...before,
    ...Object.fromEntries((transition.clears ?? []).map((cleared) => [cleared, null])),
    ...only(values, (key) => !Object.hasOwn(section.actionFields, key)),
    ...stampsOf(section, transition, staff),
    [transition.field]: transition.to,
  };
  const { corrects } = transition;
  if (corrects?.[0] && corrects.every((field) => isDeepStrictEqual(before[field], after[field])))
    throw invalidData({ [corrects[0]]: 'No cambió nada' });
  return { after, actionValues };
}

type Ordered = { after: AnyRow; actionValues: Values };

const only = (values: Values, fits: (key: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => fits(key)));

const isPossible = (field: string, { from, when }: Transition, row: AnyRow) =>
  from.includes(row[field] as string) && meets(row, when);

function stampsOf(section: AnySection, { stamps = [] }: Transition, { uid }: Staff): Values {
  const values: Values = { member: uid, dateTime: new Date().toISOString() };
  const known = stamps.filter((name) => section.fields[name].kind in values);
  return Object.fromEntries(known.map((name) => [name, values[section.fields[name].kind]]));
}

function impossible(section: AnySection, field: string, row: AnyRow, staff: Staff): Problem {
  const { states } = section.flows[field] as Flow;
  const possible = ordersOf(section, row)
    .filter((order) => order.field === field && may(staff, order.name, section))
    .map(({ transition }) => transition.label);
  const next = possible.length > 0 ? `Puede: ${possible.join(', ')}.` : 'No admite más acciones.';
  return new Problem('transicion_invalida', `Está en «${states[row[field] as string]}». ${next}`, {
    permitidas: possible,
  });
}
