import type { Condition, Field } from '../language/field.js';
import type { Flow, Transition } from '../language/flow.js';
import type { Kind } from '../language/kinds.js';
import { type Rol, roles } from '../language/roles.js';
import type { AnySection } from '../language/section.js';
import { findSection, isSectionName, type SectionName } from '../sections/index.js';
import { opens } from './menu.js';

/** What may be done with any section of a kind, besides the transitions of its flows. */
const basicActions = {
  publication: ['leer', 'crear', 'editar', 'eliminar', 'exportar'],
  submission: ['leer', 'crear', 'exportar', 'anotar'],
  record: ['leer', 'crear', 'editar', 'eliminar', 'exportar'],
  log: ['leer', 'exportar'],
} as const satisfies Record<Kind, readonly string[]>;

export type BasicAction = (typeof basicActions)[Kind][number];
/** A basic action, or the name of a transition (`publicar`, `responder`, `cerrar`…). */
export type Action = BasicAction | (string & {});

const usersActions: readonly Action[] = ['leer', 'crear', 'editar', 'suspender', 'reactivar', 'exportar'];

/**
 * Where a section's rights are narrower than «whoever has it in the menu may do everything». A role that is not named
 * keeps everything; the roles of a transition narrow it further.
 */
const narrower: Partial<Record<SectionName, Partial<Record<Rol, readonly Action[]>>>> = {
  // Asked for one by one, each time on record; nobody takes them out.
  saldos: {
    administrador: ['leer', 'consultar', 'cargar'],
    creditos: ['leer', 'consultar'],
    comercial: ['leer', 'consultar'],
    sistemas: ['leer', 'consultar', 'cargar'],
  },
  // A standing order that once moved money stays on record.
  'servicios/autorizaciones-debito': {
    administrador: ['leer', 'crear', 'editar', 'exportar', 'activar', 'rechazar', 'suspender', 'reanudar', 'revocar'],
  },
  // The server counts them; what was put right is taken out.
  'sitio/busquedas': { administrador: ['leer', 'eliminar', 'exportar'] },
  'sitio/direcciones-no-encontradas': { administrador: ['leer', 'eliminar', 'exportar'] },
  // Whoever works complaints reads why people complain.
  'sitio/motivos-de-reclamo': { comercial: ['leer'] },
  // Nobody is deleted: whoever did something stays named in the history.
  usuarios: { administrador: usersActions, sistemas: usersActions },
  'sitio/accesos-de-sistemas': { administrador: ['leer', 'crear', 'editar', 'exportar', 'revocar'] },
  // What was sent stays on record under its name.
  'sitio/avisos-a-sistemas': { administrador: ['leer', 'crear', 'editar', 'exportar', 'apagar', 'encender'] },
};

/** What may be done in one section alone. */
const ownActions: { readonly [section: string]: readonly Action[] } = { saldos: ['consultar', 'cargar'] };

/** What is done in no section, or in all of them, and who may. */
const apart = {
  compartirVista: ['administrador'],
  ponerCotizacion: ['administrador', 'finanzas'],
} as const satisfies Record<string, readonly Rol[]>;

export type ApartAction = keyof typeof apart;

/** Who may do what belongs to no section. */
export const rolesThatMayApart = (action: ApartAction): readonly Rol[] => apart[action];

/** Whether a role may do what belongs to no section. */
export const canApart = (rol: Rol, action: ApartAction): boolean => rolesThatMayApart(action).includes(rol);

/** Every action that a section knows. */
export const actionsOf = (section: AnySection): Action[] => [
  ...basicActions[section.kind],
  ...(ownActions[section.name] ?? []),
  ...Object.values<Flow>(section.flows).flatMap(({ transitions }) => Object.keys(transitions)),
  ...Object.keys(section.begets),
];

/** The transition of that name, and the field it moves. */
export function findTransition(section: AnySection, name: string): ({ field: string } & Transition) | undefined {
  for (const [field, { transitions }] of Object.entries<Flow>(section.flows)) {
    const transition = Object.hasOwn(transitions, name) ? transitions[name] : undefined;
    if (transition) return { field, ...transition };
  }
  return undefined;
}

/** The same, where there must be one; throws otherwise. */
export function getTransition(section: AnySection, name: string): { field: string } & Transition {
  const transition = findTransition(section, name);
  if (!transition) throw new Error(`Section ${section.name} has no transition ${name}`);
  return transition;
}

/**
 * Whether a role may do this in that section. The menu of the specification, and what is beside it, decides who reads; the server asks this
 * before each operation, and the screens only draw what it answers.
 */
export function can(rol: Rol, action: Action, section: AnySection): boolean {
  if (!isSectionName(section.name) || !opens(rol, section.name)) return false;
  const allowed = narrower[section.name]?.[rol];
  if (allowed && !allowed.includes(action)) return false;
  const transition = findTransition(section, action);
  if (transition?.roles && !transition.roles.includes(rol)) return false;
  const begetting = Object.hasOwn(section.begets, action) ? section.begets[action] : undefined;
  const target = begetting && findSection(begetting.to);
  if (begetting && !(target && can(rol, 'crear', target))) return false;
  return actionsOf(section).includes(action);
}

/** Who may do it: for the page that answers a refusal. */
export const rolesThatMay = (action: Action, section: AnySection): Rol[] =>
  roles.filter((rol) => can(rol, action, section));

/** What a row must meet for a role to read it; undefined: nothing. Lists, counts, files and history all ask it. */
export const rowsOf = (rol: Rol, section: AnySection): Condition | undefined =>
  rol === 'administrador' ? undefined : section.onlyRows[rol];

/** Whether a role may read and write one field of a section that it may read. */
export const canSee = (rol: Rol, section: AnySection, name: string): boolean => {
  const { roles: only, unread }: Partial<Field> = section.fields[name] ?? {};
  if (unread) return false;
  return only === undefined || rol === 'administrador' || only.includes(rol);
};
