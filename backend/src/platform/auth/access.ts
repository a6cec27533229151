import 'reflect-metadata';
import { type Action, type AnySection, type MenuEntry, type Rol, rolesThatMay, rolesThatOpen } from '@coop/domain';

/** Required access of a handler: none, any staff role, an action in a section, or a menu entry. */
export type Access = 'public' | 'signedIn' | SectionAccess | { readonly entry: MenuEntry };

type SectionAccess = { readonly action: Action; readonly section: AnySection; readonly answers: Answer };

/** Whether a system's grants may include that access. */
export const isGrantable = (access: Access): access is SectionAccess =>
  typeof access === 'object' && 'section' in access;

/** Kind of response: data on a screen, a file that the user keeps, or an irreversible deletion. */
export type Answer = 'data' | 'file' | 'loss';

const key = 'coop:access';

export const Public = (): MethodDecorator => access('public');

export const SignedIn = (): MethodDecorator => access('signedIn');

/** Allows the roles of `can(rol, action, section)`. Responses other than data may need a recent sign-in. */
export const Can = (action: Action, section: AnySection, answers: Answer = 'data'): MethodDecorator =>
  access({ action, section, answers });

export const Opens = (entry: MenuEntry): MethodDecorator => access({ entry });

/** Returns the roles that have an access; undefined: every role. */
export function rolesOf(access: Exclude<Access, 'public'>): readonly Rol[] | undefined {
  if (access === 'signedIn') return undefined;
  return 'entry' in access ? rolesThatOpen(access.entry) : rolesThatMay(access.action, access.section);
}

export const findAccess = (handler: object): Access | undefined => Reflect.getOwnMetadata(key, handler);

/** All decorators write one key: a handler with two of them throws while its class loads. */
const access =
  (value: Access): MethodDecorator =>
  (target, name, { value: handler }: PropertyDescriptor) => {
    if (findAccess(handler)) throw new Error(`${target.constructor.name}.${String(name)} carries more than one access`);
    Reflect.defineMetadata(key, value, handler);
  };
