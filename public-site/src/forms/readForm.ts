import {
  type AnyRow,
  type AnySection,
  type Field,
  type Fields,
  findSection,
  isAuthored,
  isInternal,
  type SectionName,
  sections,
} from '@coop/domain';
import type { Acknowledgement } from '@coop/domain/answers';
import { planDePagos } from '@coop/domain/calculators';
import type { Entidad } from '@coop/domain/entidad';
import { formatMoney, todayInLaPaz } from '@coop/domain/format';
import { addressOfVersion, formatVersion, privacyPage, versionInForce } from '@coop/domain/privacidad';
import { parseSimulationQuery, readCredit, type SimulationQuery } from '@coop/domain/simulations';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Leer, lectorDe } from '../reading/leer';
import { type Credito, readCreditos } from '../reading/readCreditos';
import { describe, type Options, optionsKey } from './description/describe';
import type { FieldData, FormDescription, Values } from './description/types';
import { type CreditoLimits, limitsOf } from './review/creditoLimits';

/** Maximum rows of one public request. */
const MAX_ROWS = 200;

/** Reads the options of each reference field: the published rows of the target section, in its list order. */
export async function readOptions(leer: Leer, section: AnySection): Promise<Options> {
  const input = new Map(referencesIn(section.fields).map((field) => [optionsKey(field), field]));
  const read = [...input].map(async ([key, field]) => [key, await readTarget(leer, field)] as const);
  return Object.fromEntries(await Promise.all(read));
}

const referencesIn = (fields: Fields): Field[] =>
  Object.values<Field>(fields)
    .filter((field) => isAuthored(field) && !isInternal(field))
    .flatMap((field) => (field.fields ? referencesIn(field.fields) : field.to ? [field] : []));

async function readTarget(leer: Leer, { to = '', by = 'id' }: Field): Promise<[valor: string, texto: string][]> {
  const target = findSection(to);
  const rows: readonly Record<string, unknown>[] = await leer.filas(to as SectionName, { range: [0, MAX_ROWS - 1] });
  return rows.map((row) => [String(row[by]), target?.title(row as AnyRow) ?? '']);
}

/** Loader data of a form page. */
export type Form = {
  description: FormDescription;
  initial: Values;
  limits: CreditoLimits[];
  /** Idempotency key of this filling; it also encodes when the form was opened. */
  clave: string;
  constancia: Acknowledgement | null;
  expired: boolean;
};

/** Query parameters that prefill a field, with the field's name. */
const OF_THE_ADDRESS: Readonly<Record<string, string>> = {
  tema: 'tema',
  ref: 'referencia',
  agencia: 'agencia',
  producto: 'producto',
  moneda: 'moneda',
  monto: 'montoSolicitado',
  plazo: 'plazoMeses',
  simulado: 'simulado',
};

const CREDITOS = 'productos/simulador-creditos';

/** Maximum length of a prefilled value: a simulation is a whole query string. */
const LONGEST = 300;

/** Reads a section's form on the server: browsers should not download the whole domain. */
export async function readForm(name: SectionName, { context, request }: LoaderFunctionArgs): Promise<Form> {
  const leer = lectorDe(context);
  const params = new URL(request.url).searchParams;
  const token = params.get('enviado');
  const section: AnySection = sections[name];
  const [options, creditos, constancia] = await Promise.all([
    readOptions(leer, section),
    referencesCredito(section) ? readCreditos(leer) : [],
    token ? leer.constancia(token) : undefined,
  ]);
  const initials = Object.fromEntries(
    Object.entries(OF_THE_ADDRESS).flatMap(([parametro, field]) => {
      const value = params.get(parametro);
      return value ? [[field, value.slice(0, LONGEST)]] : [];
    }),
  );
  const described = describe(section, options);
  const description = withSimulation(described, options[CREDITOS] ?? [], simulationOf(initials[NAME], creditos));
  return {
    description: withConsent(withFixed(description, Object.keys(initials)), leer.entidad()),
    initial: initials,
    limits: creditos.map(limitsOf),
    clave: leer.nuevoEnvio(),
    constancia: constancia ?? null,
    expired: Boolean(token && !constancia),
  };
}

/** Returns the form with each field changed by its page; null leaves a field out. */
export const withFields = (form: Form, change: (field: FieldData) => FieldData | null): Form => ({
  ...form,
  description: {
    ...form.description,
    groups: form.description.groups.map((group) => ({
      ...group,
      fields: group.fields.flatMap((field) => change(field) ?? []),
    })),
  },
});

const referencesCredito = ({ fields }: AnySection): boolean =>
  Object.values<Field>(fields).some((field) => field.to === CREDITOS);

/** Fields that the visitor can't change when the previous page prefilled them. */
const FIXED = ['referencia'];
const withFixed = (description: FormDescription, names: readonly string[]): FormDescription => ({
  ...description,
  groups: description.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) =>
      FIXED.includes(field.name) && names.includes(field.name) ? { ...field, readOnly: true } : field,
    ),
  })),
});

const NAME = 'simulado';

/** Computes the first instalment of the simulation that the address carries, at today's rate. */
function simulationOf(query: string | undefined, creditos: readonly Credito[]): FieldData['simulated'] {
  if (!query) return undefined;
  const input = parseSimulationQuery(new URLSearchParams(query));
  const credito = typeof input === 'string' ? undefined : creditos.find(({ id }) => id === input.producto);
  const read = credito && readCredit(input as SimulationQuery, credito, todayInLaPaz());
  if (!read?.ok) return undefined;
  const [first] = planDePagos(read.value).pagos;
  return first && { query, instalment: formatMoney(first.total, read.value.moneda) };
}

/** Turns the field `simulado` into a carried value, which nobody types. `creditos`: ids and names of the loans. */
function withSimulation(
  form: FormDescription,
  creditos: [id: string, nombre: string][],
  simulated: FieldData['simulated'],
): FormDescription {
  const carried = (field: FieldData): FieldData =>
    field.name === NAME
      ? {
          ...field,
          type: 'boolean',
          carried: true,
          help: 'Su oficial lo verá junto a lo que pide, calculado a la tasa que rige hoy.',
          options: creditos,
          simulated,
        }
      : field;
  return { ...form, groups: form.groups.map((group) => ({ ...group, fields: group.fields.map(carried) })) };
}

/** Adds the entity's consent: its sentence, the accepted version and a link to read it. */
function withConsent(form: FormDescription, { privacidad }: Entidad): FormDescription {
  const version = versionInForce(privacidad);
  const link = {
    href: addressOfVersion(version),
    label: `${privacyPage.label}, versión de ${formatVersion(version)}`,
  };
  const input = (field: FieldData): FieldData =>
    field.link?.href === privacyPage.href ? { ...field, label: privacidad.consentimiento ?? field.label, link } : field;
  return {
    ...form,
    politica: version,
    groups: form.groups.map((group) => ({ ...group, fields: group.fields.map(input) })),
  };
}
