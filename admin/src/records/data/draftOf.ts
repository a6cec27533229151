import {
  type AnySection,
  canSee,
  clearHidden,
  type Faults,
  type Field,
  type Fields,
  faultsOf,
  isAuthored,
  type Rol,
  todayInLaPaz,
} from '@coop/domain';
import { issueMessage } from '../../fields/facts/faults';

type Values = Record<string, unknown>;

/** Returns the form's payload: authored fields this role may write, in wire format. */
export function draftOf(section: AnySection, rol: Rol, values: Values): Values {
  const names = Object.keys(section.fields).filter(
    (name) => isAuthored(section.fields[name]) && canSee(rol, section, name) && values[name] !== undefined,
  );
  const draft = Object.fromEntries(names.map((name) => [name, sent(section.fields[name], values[name])]));
  return clearHidden(Object.fromEntries(names.map((name) => [name, section.fields[name]])), draft);
}

export const initialValues = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries<Field>(fields)
      .filter(([, field]) => isAuthored(field) && field.initial !== undefined)
      .map(([name, field]) => [name, field.initial]),
  );

function sent(field: Field, value: unknown): unknown {
  if (field.kind === 'texts' && Array.isArray(value)) return value.filter((line) => String(line).trim());
  const { fields } = field;
  if (fields && Array.isArray(value)) return value.map((row) => sentRow(fields, row));
  return value === '' ? null : value;
}

const sentRow = (fields: Fields, row: Values): Values =>
  Object.fromEntries(
    Object.entries<Field>(fields)
      .filter(([name]) => row?.[name] !== undefined)
      .map(([name, field]) => [name, sent(field, row[name])]),
  );

type Tree = { [key: string | number]: string | Tree | Tree[] };

/** Validates a form; returns messages nested like its inputs. The server remains authoritative. */
export function validateDraft(section: AnySection, rol: Rol, values: Record<string, unknown>): Tree {
  const draft = draftOf(section, rol, values);
  const result = section.draft().safeParse(draft);
  const shape: Faults = {};
  for (const issue of result.error?.issues ?? [])
    if (issue.code !== 'unrecognized_keys') shape[issue.path.join('.')] ??= issueMessage(draft, issue);
  return nested({ ...ruleFaults(section, draft, shape), ...shape }, section);
}

/** Rules run on well-formed values only; malformed fields report just their schema error. */
function ruleFaults(section: AnySection, draft: Record<string, unknown>, shape: Faults): Faults {
  const wrong = new Set(Object.keys(shape).map(fieldOf));
  const sound = Object.fromEntries(Object.entries(draft).filter(([name]) => !wrong.has(name)));
  const faults = Object.entries(faultsOf(section, sound, todayInLaPaz()));
  return Object.fromEntries(faults.filter(([path]) => !wrong.has(fieldOf(path))));
}

const fieldOf = (path: string) => path.split('.')[0];

/** Nests paths: `{ 'fotos.1.pie': '…' }` → `{ fotos: [{}, { pie: '…' }] }`. A list of plain values has one message. */
function nested(faults: Faults, section: AnySection): Tree {
  const tree: Tree = {};
  for (const [path, message] of Object.entries(faults)) {
    const [name = '', ...inner] = path.split('.');
    if (section.fields[name]?.kind !== 'rows' || inner.length < 2) tree[name] = message;
    else if (typeof tree[name] !== 'string') tree[name] = placed(tree[name], inner, message);
  }
  return tree;
}

/** Inserts a message into the rows' messages at a path such as `['1', 'pie']`. */
function placed(known: Tree | Tree[] | undefined, [at = '0', name = '', ...inner]: string[], message: string): Tree[] {
  const rows = Array.isArray(known) ? known : [];
  for (let filled = rows.length; filled <= Number(at); filled += 1) rows.push({});
  const row = rows[Number(at)] as Tree;
  if (inner.length < 2) row[name] ??= message;
  else if (typeof row[name] !== 'string') row[name] = placed(row[name], inner, message);
  return rows;
}
