import 'reflect-metadata';
import type { Action, AnySection } from '@coop/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';

/** Who may call a handler: anybody, any member of staff with a role, or whoever may do this in that section. */
export type Access = 'public' | 'signedIn' | { readonly action: Action; readonly section: AnySection };

const key = 'coop:access';

/** Anybody, without a token. */
export const Public = (): MethodDecorator => access('public');

/** Any active member of staff with a role. */
export const SignedIn = (): MethodDecorator => applyDecorators(access('signedIn'), ApiBearerAuth());

/** The roles that `can(rol, action, section)` names. */
export const Can = (action: Action, section: AnySection): MethodDecorator =>
  applyDecorators(access({ action, section }), ApiBearerAuth());

/** The access that a handler carries. */
export const findAccess = (handler: object): Access | undefined => Reflect.getOwnMetadata(key, handler);

/** All three write one key: a handler with two of them throws while its class loads. */
const access =
  (value: Access): MethodDecorator =>
  (target, name, { value: handler }: PropertyDescriptor) => {
    if (findAccess(handler)) throw new Error(`${target.constructor.name}.${String(name)} carries more than one access`);
    Reflect.defineMetadata(key, value, handler);
  };
