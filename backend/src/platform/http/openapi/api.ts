import type { Json, Schemas } from './schemas.js';
import 'reflect-metadata';
import { type AnySection, componentName } from '@coop/domain';
import type { ProblemCode } from '@coop/domain/answers';
import { Query, type Type } from '@nestjs/common';
import { z } from 'zod';

export type Parameter = { name: string; in: 'path' | 'query' | 'header' } & Json;
export type Content = Record<string, { schema: Json; example?: unknown }>;
export type Answer = { description: string; content?: Content; headers?: Json };

export type Part = {
  hidden?: true;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  body?: { required?: boolean; content: Content };
  answers?: Record<string, Answer>;
  /** Error codes beyond those implied by access, parameters, body and lock. */
  refuses?: readonly ProblemCode[];
  locks?: true;
  repeats?: boolean;
};

type MakePart = (schemas: Schemas) => Part;
const key = 'coop:said';

/** Decorator that adds a part to the OpenAPI document, evaluated on the first request for the document. */
export const ApiPart =
  (part: MakePart) =>
  (target: object, _name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    const of = (descriptor?.value as object | undefined) ?? target;
    Reflect.defineMetadata(key, [...((Reflect.getOwnMetadata(key, of) as MakePart[] | undefined) ?? []), part], of);
  };

export const apiPartsOf = (of: object, schemas: Schemas): Part[] =>
  ((Reflect.getOwnMetadata(key, of) as MakePart[] | undefined) ?? []).map((part) => part(schemas)).reverse();

// Basic parts, named as in @nestjs/swagger.
export const ApiExcludeController = () => ApiPart(() => ({ hidden: true }));
export const ApiExcludeEndpoint = () => ApiPart(() => ({ hidden: true }));
export const ApiOperation = (part: Pick<Part, 'summary' | 'description'>) => ApiPart(() => part);
export const ApiTags = (...tags: string[]) => ApiPart(() => ({ tags }));
export const ApiHeader = (header: { name: string } & Json) =>
  ApiPart(() => ({ parameters: [{ required: false, ...header, in: 'header' }] }));
/** The schema comes from `@Param`, if it has one. */
export const ApiParam = (param: { name: string } & Json) => ApiPart(() => ({ parameters: [{ ...param, in: 'path' }] }));
export const ApiProblems = (...codes: ProblemCode[]) => ApiPart(() => ({ refuses: codes }));

/** Validates a query (400) and documents it; built on first use. */
export const ValidatedQuery = (makeSchema: () => z.ZodType): ParameterDecorator =>
  Query({ schema: z.lazy(makeSchema) });

export function namedController(section: AnySection, action: string, controller: Type): Type {
  Object.defineProperty(controller, 'name', { value: `${componentName(section.name)}${action}` });
  return controller;
}
