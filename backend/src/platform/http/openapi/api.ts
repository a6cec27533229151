import type { Json } from './json.js';
import 'reflect-metadata';
import type { ProblemCode } from '@coop/domain/answers';
import type { Schemas } from './schemas.js';

export type Parameter = { name: string; in: 'path' | 'query' | 'header' } & Json;
export type Content = Record<string, { schema: Json; example?: unknown }>;
export type Answer = { description: string; content?: Content; headers?: Json };

/** A part of what a handler, or all of a controller, says of itself in the API's document. */
export type Part = {
  hidden?: true;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  body?: { required?: boolean; content: Content };
  /** Its answers that are no refusals, by their status. */
  answers?: Record<string, Answer>;
  /** What it refuses beyond what follows from its access, its parameters, its body and its lock. */
  refuses?: readonly ProblemCode[];
  /** It takes the version that was seen. */
  locks?: true;
  /** Whether a key makes of several POST one. */
  repeats?: boolean;
};

type Say = (schemas: Schemas) => Part;
const key = 'coop:said';

/** Says a part of the document. It is worked out when the document is asked for, which few starts ever are. */
export const says =
  (part: Say) =>
  (target: object, _name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    const of = (descriptor?.value as object | undefined) ?? target;
    Reflect.defineMetadata(key, [...((Reflect.getOwnMetadata(key, of) as Say[] | undefined) ?? []), part], of);
  };

/** What a handler or a controller says, in the order in which it is written. */
export const saidOf = (of: object, schemas: Schemas): Part[] =>
  ((Reflect.getOwnMetadata(key, of) as Say[] | undefined) ?? []).map((part) => part(schemas)).reverse();

// The plainest parts, under the names that the framework's own library gives them.
export const ApiExcludeController = () => says(() => ({ hidden: true }));
export const ApiExcludeEndpoint = () => says(() => ({ hidden: true }));
export const ApiOperation = (part: Pick<Part, 'summary' | 'description'>) => says(() => part);
export const ApiTags = (...tags: string[]) => says(() => ({ tags }));
export const ApiHeader = (header: { name: string } & Json) =>
  says(() => ({ parameters: [{ required: false, ...header, in: 'header' }] }));
/** Its schema is that of `@Param`, where it has one. */
export const ApiParam = (param: { name: string } & Json) => says(() => ({ parameters: [{ ...param, in: 'path' }] }));
/** Refuses what its access, its parameters, its body and its lock don't tell of. */
export const Refuses = (...codes: ProblemCode[]) => says(() => ({ refuses: codes }));
