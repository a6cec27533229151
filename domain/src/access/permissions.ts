import { type Condition, type Field, isAuthored, meets } from '../language/field.js';
import type { Flow, Transition } from '../language/flow.js';
import type { Kind } from '../language/kinds.js';
import { type Rol, roles } from '../language/roles.js';
import type { AnySection } from '../language/section.js';
import { findSection, isSectionName, type SectionName } from '../sections/index.js';
import { opens } from './menu.js';

/** Actions of every section of a kind, besides the transitions of its flows. */
const basicActions = {
  publication: ['leer', 'crear', 'editar', 'eliminar', 'exportar'],
  submission: ['leer', 'crear', 'exportar', 'anotar'],
  record: ['leer', 'crear', 'editar', 'eliminar', 'exportar'],
  log: ['leer', 'exportar'],
} as const satisfies Record<Kind, readonly string[]>;

export type BasicAction = (typeof basicActions)[Kind][number];
/** A basic action, or the name of a transition (`publicar`, `responder`, `cerrar`…). */
export type Action = BasicAction | (string & {});

/** Other roles compose releases with their own sections, and leave the trash to administrador. */
const composing: readonly Action[] = ['leer', 'crear', 'editar', 'enviar', 'aprobar', 'devolver', 'retirar'];

const usersActions: readonly Action[] = ['leer', 'crear', 'editar', 'suspender', 'reactivar', 'exportar'];

/** Restrictions on the default (all actions in the menu's sections); the roles of a transition restrict further. */
const narrower: Partial<Record<SectionName, Partial<Record<Rol, readonly Action[]>>>> = {
  // Balances are read by single, audited queries and cannot be exported.
  saldos: {
    administrador: ['leer', 'consultar', 'cargar'],
    creditos: ['leer', 'consultar'],
    comercial: ['leer', 'consultar'],
    sistemas: ['leer', 'consultar', 'cargar'],
  },
  // Authorizations cannot be deleted: one that has moved money stays on record.
  'servicios/autorizaciones-debito': {
    administrador: ['leer', 'crear', 'editar', 'exportar', 'activar', 'rechazar', 'suspender', 'reanudar', 'revocar'],
  },
  // The server writes these counters; staff delete an entry once it is solved.
  'sitio/busquedas': { administrador: ['leer', 'eliminar', 'exportar'] },
  'sitio/direcciones-no-encontradas': { administrador: ['leer', 'eliminar', 'exportar'] },
  'sitio/publicaciones-conjuntas': { creditos: composing, comercial: composing, finanzas: composing, rrhh: composing },
  // Staff who work complaints read the list of reasons.
  'sitio/motivos-de-reclamo': { comercial: ['leer'] },
  // Users are never deleted: the audit log refers to them by name.
  usuarios: { administrador: usersActions, sistemas: usersActions },
  'sitio/accesos-de-sistemas': { administrador: ['leer', 'crear', 'editar', 'exportar', 'revocar'] },
  // Sent deliveries stay on record under the name of their webhook.
  'sitio/avisos-a-sistemas': { administrador: ['leer', 'crear', 'editar', 'exportar', 'apagar', 'encender'] },
};

const ownActions: { readonly [section: string]: readonly Action[] } = { saldos: ['consultar', 'cargar'] };

const globalActions = {
  compartirVista: ['administrador'],
  ponerCotizacion: ['administrador', 'finanzas'],
} as const satisfies Record<string, readonly Rol[]>;

export type GlobalAction = keyof typeof globalActions;

export const rolesForGlobalAction = (action: GlobalAction): readonly Rol[] => globalActions[action];

export const canPerformGlobal = (rol: Rol, action: GlobalAction): boolean => rolesForGlobalAction(action).includes(rol);

export const actionsOf = (section: AnySection): Action[] => [
  ...basicActions[section.kind],
  ...(ownActions[section.name] ?? []),
  ...Object.values<Flow>(section.flows).flatMap(({ transitions }) => Object.keys(transitions)),
  ...Object.keys(section.followUps),
];

/** Returns the transition of that name with the field it changes; undefined if there is none. */
export function findTransition(section: AnySection, name: string): ({ field: string } & Transition) | undefined {
  for (const [field, { transitions }] of Object.entries<Flow>(section.flows)) {
    const transition = Object.hasOwn(transitions, name) ? transitions[name] : undefined;
    if (transition) return { field, ...transition };
  }
  return undefined;
}

/** Returns the transition of that name; throws an Error if there is none. */
export function getTransition(section: AnySection, name: string): { field: string } & Transition {
  const transition = findTransition(section, name);
  if (!transition) throw new Error(`Section ${section.name} has no transition ${name}`);
  return transition;
}

/** Whether a role may run an action in a section; reads follow the menu and `outsideMenu`. The server enforces it. */
export function can(rol: Rol, action: Action, section: AnySection): boolean {
  if (!isSectionName(section.name) || !opens(rol, section.name)) return false;
  const allowed = narrower[section.name]?.[rol];
  if (allowed && !allowed.includes(action)) return false;
  const transition = findTransition(section, action);
  if (transition?.roles && !transition.roles.includes(rol)) return false;
  const followUp = Object.hasOwn(section.followUps, action) ? section.followUps[action] : undefined;
  const target = followUp && findSection(followUp.to);
  if (followUp && !(target && can(rol, 'crear', target))) return false;
  return actionsOf(section).includes(action);
}

export const rolesThatMay = (action: Action, section: AnySection): Rol[] =>
  roles.filter((rol) => can(rol, action, section));

/** Sections whose rows are not all for every role that opens them: the field that lists the roles of each row. */
const audiences: Partial<Record<SectionName, string>> = { 'sitio/publicaciones-conjuntas': 'roles' };

/** Returns the condition that a row must meet for a role to read it; administrador reads all rows. */
export function readFilter(rol: Rol, { name }: AnySection): Condition {
  const field = isSectionName(name) ? audiences[name] : undefined;
  return field === undefined || rol === 'administrador' ? {} : { [field]: [rol] };
}

/** Whether a role that reads the section may read the row. */
export const mayReadRow = (rol: Rol, section: AnySection, row: Readonly<Record<string, unknown>>): boolean =>
  meets(row, readFilter(rol, section));

export const canSee = (rol: Rol, section: AnySection, name: string): boolean => {
  const { roles: only, secret }: Partial<Field> = section.fields[name] ?? {};
  if (secret) return false;
  return only === undefined || rol === 'administrador' || only.includes(rol);
};

/** Whether an unsaved draft may hold a field: authors write it, and every role of the section reads it. */
export const isStorableInDraft = (section: AnySection, rol: Rol, name: string): boolean => {
  const field = Object.hasOwn(section.fields, name) ? section.fields[name] : undefined;
  return field !== undefined && isAuthored(field) && !field.roles && canSee(rol, section, name);
};

/** Whether a role may manage a user of another role: only an administrador manages an administrador. */
export const hasRightOver = (rol: Rol, other: unknown): boolean => rol === 'administrador' || other !== 'administrador';
