import 'reflect-metadata';
import { type Action, type AnySection, type MenuEntry, type Rol, rolesThatMay, rolesThatOpen } from '@coop/domain';

/**
 * Who may call a handler: anybody, any member of staff with a role, whoever may do this in that section, or whoever has
 * that entry in the menu.
 */
export type Access =
  | 'public'
  | 'signedIn'
  | { readonly action: Action; readonly section: AnySection; readonly answers: Answer }
  | { readonly entry: MenuEntry };

/**
 * What a handler answers: what a screen shows for a moment, a file, which whoever gets it keeps, or that something is gone
 * which nothing brings back.
 */
export type Answer = 'data' | 'file' | 'loss';

const key = 'coop:access';

/** Anybody, without a token. */
export const Public = (): MethodDecorator => access('public');

/** Any active member of staff with a role. */
export const SignedIn = (): MethodDecorator => access('signedIn');

/** The roles that `can(rol, action, section)` names. Say so where it answers no data: it asks more of a session. */
export const Can = (action: Action, section: AnySection, answers: Answer = 'data'): MethodDecorator =>
  access({ action, section, answers });

/** The roles that have the entry in their menu: for what is no section. */
export const Opens = (entry: MenuEntry): MethodDecorator => access({ entry });

/** The roles that an access is for; undefined: every role. */
export function rolesOf(access: Exclude<Access, 'public'>): readonly Rol[] | undefined {
  if (access === 'signedIn') return undefined;
  return 'entry' in access ? rolesThatOpen(access.entry) : rolesThatMay(access.action, access.section);
}

/** The access that a handler carries. */
export const findAccess = (handler: object): Access | undefined => Reflect.getOwnMetadata(key, handler);

/** They all write one key: a handler with two of them throws while its class loads. */
const access =
  (value: Access): MethodDecorator =>
  (target, name, { value: handler }: PropertyDescriptor) => {
    if (findAccess(handler)) throw new Error(`${target.constructor.name}.${String(name)} carries more than one access`);
    Reflect.defineMetadata(key, value, handler);
  };
