import { badTable } from './checkSections.js';
import { isPhase } from './derived.js';
import { type Field, type Fields, isAuthored, isDerived, isInternal, OUTER } from './field.js';
import { isInSheet } from './inSheet.js';
import type { Retention } from './kindOptions.js';
import { kinds } from './kinds.js';
import type { UntypedSection } from './section.js';
import { traitsOf } from './traits.js';

/** PostgreSQL truncates longer names; derived constraint names add about twenty characters to a column's. */
const LONGEST_COLUMN = 40;

/** Throws an Error that lists every contradiction that the types do not catch. */
export function checkSection(section: UntypedSection): void {
  const faults = [
    ...badName(section),
    ...unknownNames(section),
    ...unknownInGroups(section.fields),
    ...badFlows(section),
    ...badDerived(section),
    ...badAmounts(section),
    ...kindFaults(section),
    ...badTerm(section),
    ...badFollowed(section),
    ...badRequests(section),
    ...badRetention(section),
    ...badImports(section),
    ...badDays(section),
    ...badTable(section),
  ];
  if (faults.length > 0) throw new Error(`Section ${section.name}: ${faults.join('; ')}`);
}

const badName = ({ name, fields }: UntypedSection) => [
  ...(/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)*$/.test(name) ? [] : ['its name is not a lower-case path']),
  ...Object.keys(fields)
    .filter((key) => key.length > LONGEST_COLUMN || !/^[a-z][A-Za-z0-9]*$/.test(key))
    .map((key) => `field ${key} is not a short camelCase name`),
];

function unknownNames(section: UntypedSection) {
  const { fields, table, groups, rules, unique, flows, publication = {} } = section;
  const conditions = [
    ...Object.values(fields).flatMap(({ shownWhen, requiredWhen, percentWhen }) => [
      shownWhen,
      requiredWhen,
      percentWhen,
    ]),
    ...unique.map(({ when }) => when),
    publication.when,
    ...Object.values<Field>(fields).map(({ openWhen }) => openWhen),
    ...Object.values(section.followUps).map(({ when }) => when),
  ].flatMap((condition) => Object.keys(condition ?? {}));
  const transitions = Object.values(flows).flatMap(({ transitions }) => Object.values(transitions));
  const situations = Object.values<Field>(fields).flatMap((f) => (isPhase(f) ? f.cases.map(({ when }) => when) : []));
  const named = [
    ...table.columns,
    ...table.filter,
    ...table.search,
    table.sort[0],
    ...(table.upcomingFirst ? [table.upcomingFirst.at, table.upcomingFirst.phase] : []),
    ...groups.flatMap((group) => group.fields),
    ...rules.map((rule) => rule.field),
    ...(publication.needs ?? []),
    ...unique.flatMap((group) => group.fields),
    ...(publication.hiddenDaysAfter ? [publication.hiddenDaysAfter[0]] : []),
    ...(publication.afterEnd ? [publication.afterEnd] : []),
    ...(publication.visibleWith ? [publication.visibleWith] : []),
    ...(publication.byYear ? [publication.byYear] : []),
    ...(section.imports ?? []),
    ...Object.keys(section.days),
    ...Object.values<Field>(fields).flatMap(({ inForceOn }) => inForceOn ?? []),
    ...(section.submission
      ? [
          ...section.submission.words.text,
          ...section.submission.words.person,
          ...(section.submission.comparedBy ?? []),
          ...(section.submission.tracking?.shownFields ?? []),
        ]
      : []),
    ...conditions,
    ...situations.flatMap((when) => [
      ...Object.keys(when),
      ...Object.values(when).flatMap((demand) =>
        'differsFrom' in demand ? [demand.differsFrom] : 'byDayOf' in demand ? [demand.byDayOf] : [],
      ),
    ]),
    ...transitions.flatMap(({ requires = [], accepts = [], stamps = [], clears = [] }) => [
      ...[...requires, ...accepts].filter((name) => !Object.hasOwn(section.actionFields, name)),
      ...stamps,
      ...clears,
    ]),
    ...transitions.flatMap(({ when, unless = [] }) =>
      [when ?? {}, ...unless.map((one) => one.when)].flatMap(Object.keys),
    ),
  ];
  return [...new Set(named)]
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => `it names ${name}, which it lacks`);
}

/** Checks the siblings that fields of repeated groups refer to, inside the group and in the row that holds it. */
function unknownInGroups(fields: Fields): string[] {
  return Object.entries<Field>(fields).flatMap(([name, { fields: inner }]) => {
    if (!inner) return [];
    const known = new Set([...Object.keys(inner), ...Object.keys(fields).map((outer) => OUTER + outer)]);
    const referenced = Object.values<Field>(inner).flatMap(
      ({ shownWhen, requiredWhen, percentWhen, currencyField }) => [
        ...Object.keys({ ...shownWhen, ...requiredWhen, ...percentWhen }),
        ...(currencyField ? [currencyField] : []),
      ],
    );
    const unknown = [...new Set(referenced)].filter((one) => !known.has(one));
    return [...unknown.map((one) => `${name} asks for ${one}, which it lacks`), ...unknownInGroups(inner)];
  });
}

const badDays = ({ days, fields }: UntypedSection) =>
  Object.keys(days)
    .filter((name) => !['day', 'moment'].includes(String(fields[name] && traitsOf(fields[name]).holds)))
    .map((name) => `the calendar shows ${name}, which is no day`);

/** Reserved names: URL segments and actions of every section. */
const reservedNames: ReadonlySet<string> = new Set([
  'leer',
  'crear',
  'editar',
  'eliminar',
  'exportar',
  'anotar',
  'carta',
  'constancia',
  'cambiarClave',
  'cerrar-sesiones',
  'cerrarSesiones',
  'copia',
  'historial',
  'importar',
  'invitacion',
  'invitar',
  'lote',
  'notas',
  'ordenes',
  'otros-casos',
  'papelera',
  'plantillas',
  'recuperar',
  'reporte-mensual',
  'responsables',
  'vista-previa',
  'vistas-previas',
]);

function badFlows({ fields, flows, followUps }: UntypedSection) {
  const names = [
    ...Object.values(flows).flatMap(({ transitions }) => Object.keys(transitions)),
    ...Object.keys(followUps),
  ];
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  const reserved = names.filter((name) => reservedNames.has(name));
  const written = Object.values(flows)
    .flatMap(({ transitions }) => Object.values(transitions))
    .flatMap(({ requires = [], accepts = [], stamps = [], clears = [] }) => [
      ...requires,
      ...accepts,
      ...stamps,
      ...clears,
    ])
    .filter((name) => fields[name] && fields[name].presence !== 'managed');
  return [
    ...repeated.map((name) => `two orders are called ${name}`),
    ...reserved.map((name) => `an order can't be called ${name}`),
    ...names
      .filter((name) => !/^[a-z][A-Za-z]*$/.test(name))
      .map((name) => `the order «${name}» is no part of an address`),
    ...written.map((name) => `a transition writes ${name}, which is not managed`),
  ];
}

/** Checks that an import's key identifies a row and that its columns cover every required field. */
function badImports({ imports, fields, groups }: UntypedSection) {
  if (!imports) return [];
  const inForm = new Set(groups.flatMap((group) => group.fields));
  return [
    ...imports
      .filter((name) => fields[name] && !traitsOf(fields[name]).inSheet)
      .map((name) => `its rows are told apart by ${name}, which no cell holds`),
    ...Object.entries<Field>(fields)
      .filter(([name, f]) => isNeeded(f) && !(inForm.has(name) && isInSheet(f)))
      .map(([name]) => `it needs ${name}, which no column of a spreadsheet brings`),
  ];
}

/** Whether a draft cannot be stored without the field: a required value, or a group with a minimum of records. */
const isNeeded = ({ presence, fields, min = 0 }: Field) => presence === 'required' || (fields !== undefined && min > 0);

/** The limits of an amount depend on its currency, so the filter needs both fields. */
const badAmounts = ({ fields, table: { filter } }: UntypedSection) =>
  filter.flatMap((name) => {
    const { currencyField } = fields[name] ?? {};
    return currencyField && !filter.includes(currencyField) ? [`${name} filters without its ${currencyField}`] : [];
  });

/** Derived fields are not stored: they cannot be searched or unique. Only phases can filter or sort. */
function badDerived({ kind, fields, table, unique, publication }: UntypedSection) {
  const stored = [...table.search, ...(publication?.needs ?? []), ...unique.flatMap((group) => group.fields)];
  const looked = [...table.filter, table.sort[0]];
  const replaced = Object.entries<Field>(kinds[kind]).filter(([name, f]) => isDerived(f) && fields[name] !== f);
  return [
    ...replaced.map(([name]) => `its own ${name} takes the place of its kind's`),
    ...Object.entries<Field>(fields)
      .filter(([name, f]) => isDerived(f) && (stored.includes(name) || (looked.includes(name) && !isPhase(f))))
      .map(([name]) => `${name} is derived: no column holds it`),
  ];
}

function kindFaults({ name, kind, fields, flows, number, publication }: UntypedSection) {
  const ended = publication?.afterEnd && fields[publication.afterEnd];
  const other = publication?.visibleWith && fields[publication.visibleWith];
  return [
    ...(kind === 'submission' && !flows.estado ? ['a submission needs a state called estado'] : []),
    ...(number && !fields.codigo ? ['its number needs a field called codigo'] : []),
    ...(other && (other.to !== name || other.by || isInternal(other))
      ? [`${publication.visibleWith} names none of its rows by what visitors read`]
      : []),
    ...(ended && !isPublicPhase(ended) ? [`${publication.afterEnd} is no phase that visitors may read`] : []),
  ];
}

/** Request fields of orders need names of their own. */
const badRequests = ({ fields, actionFields }: UntypedSection) =>
  Object.keys(actionFields)
    .filter((name) => Object.hasOwn(fields, name))
    .map((name) => `${name} is a field, and brought by orders too`);

/** Personal data in a state without an exit would never be deleted. */
function badRetention({ fields, flows, submission }: UntypedSection) {
  if (!submission) return [];
  const { retention } = submission;
  const { states = {}, transitions = {} } = flows.estado ?? {};
  const left = new Set(Object.values(transitions).flatMap(({ from }) => from));
  return [
    ...badYears(retention.years, fields),
    ...retention.closed
      .filter((state) => !Object.hasOwn(states, state))
      .map((state) => `its retention names ${state}, which is no state`),
    ...Object.keys(states)
      .filter((state) => !left.has(state) && !retention.closed.includes(state))
      .map((state) => `its retention leaves out ${state}, which nothing leaves`),
  ];
}

function badYears(years: Retention['years'], fields: Fields) {
  if (typeof years !== 'number')
    return Object.hasOwn(fields, 'conservarHasta') ? [] : ['its retention by law needs a field called conservarHasta'];
  return Number.isInteger(years) && years > 0 ? [] : ['its retention is of no whole years'];
}

function badTerm({ fields, flows, submission }: UntypedSection) {
  const term = submission?.term;
  if (!term) return [];
  const needed = ['fechaRecepcion', 'fechaLimite', 'plazoDias', 'venceEn', 'avisoDesde', 'agencia'];
  return [
    ...needed.filter((name) => !Object.hasOwn(fields, name)).map((name) => `its term needs a field called ${name}`),
    ...term.runsIn
      .filter((state) => !Object.hasOwn(flows.estado?.states ?? {}, state))
      .map((state) => `its term runs in ${state}, which is no state`),
  ];
}

function badFollowed({ fields, flows, submission }: UntypedSection) {
  const { states: words = {}, notifiedStates = [], shownFields = [], laterDocuments = [] } = submission?.tracking ?? {};
  const states = flows.estado?.states ?? {};
  const open = new Set(laterDocuments);
  const openAs = new Set([...open].flatMap((state) => words[state] ?? []));
  const list = fields.aportados;
  const cancel = submission?.tracking?.cancel;
  return [
    ...(cancel && !flows.estado?.transitions[cancel.order]
      ? [`it is cancelled by ${cancel.order}, which is no transition`]
      : []),
    ...[...Object.keys(words), ...notifiedStates, ...open]
      .filter((state) => !Object.hasOwn(states, state))
      .map((state) => `it is followed in ${state}, which is no state`),
    ...shownFields
      .filter((name) => fields[name] && (!isAuthored(fields[name]) || isInternal(fields[name])))
      .map((name) => `it shows ${name}, which the sender did not write`),
    ...(open.size > 0 && !(list?.presence === 'managed' && list.fields?.archivo && list.fields.fecha)
      ? ['aportados is no list of documents and their days that others write']
      : []),
    // States that share a public label must all accept documents; otherwise visitors could distinguish them.
    ...Object.keys(words)
      .filter((state) => !open.has(state) && openAs.has(words[state] ?? ''))
      .map((state) => `${state} reads as a state that takes documents, and takes none`),
  ];
}

const isPublicPhase = (f: Field) => isPhase(f) && !isInternal(f);
