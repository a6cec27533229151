import type { AnySection } from '@coop/domain';
import { todayInLaPaz } from '@coop/domain/format';
import { formValues } from '@coop/domain/formValues';
import { faultsOfProduct } from '@coop/domain/sections/solicitudesCreditos/faultsOfProduct';
import { visitorFaults } from '@coop/domain/visitorFaults';
import { type Errors, KEY, TRAP } from '../description/types';
import type { CreditoLimits } from './creditoLimits';

/** Validates some fields of a form against its section and against the chosen loan. Only the server validates files. */
export function review(
  section: AnySection,
  limits: readonly CreditoLimits[],
  fields: readonly string[],
  data: FormData,
): Errors {
  const values = formValues(textsOf(data));
  const faults = visitorFaults(section, fields, values, todayInLaPaz());
  const credito = limits.find(({ id }) => id === values.producto);
  const ofCredito = credito && requestedLoan(section, values);
  return ofCredito ? { ...ofThese(fields, faultsOfProduct(credito, ofCredito)), ...faults } : faults;
}

/** Returns the text values of a form by input name; several values become a list. */
function textsOf(data: FormData): Record<string, unknown> {
  const foreign = [KEY, TRAP];
  const names = [...new Set(data.keys())].filter((name) => !foreign.includes(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = data.getAll(name).filter((value) => typeof value === 'string');
      return texts.length === 0 ? [] : [[name, texts.length > 1 ? texts : texts[0]]];
    }),
  );
}

/** Returns the currency, amount and term asked for, if all of them are valid. */
function requestedLoan({ fields }: AnySection, values: Record<string, unknown>) {
  const read = (name: string) => fields[name].schema().safeParse(values[name]).data;
  const [moneda, montoSolicitado, plazoMeses] = ['moneda', 'montoSolicitado', 'plazoMeses'].map(read);
  return moneda && montoSolicitado && plazoMeses ? { moneda, montoSolicitado, plazoMeses } : undefined;
}

const ofThese = (fields: readonly string[], faults: Errors): Errors =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => fields.includes(name)));
