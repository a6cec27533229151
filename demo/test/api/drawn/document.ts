import type { Schema } from './admittedBy.js';

type Content = Record<string, { schema: Schema; example?: object }>;

type Exampled = { examples?: string[] };

export type Operation = {
  description: string;
  security: unknown[];
  parameters?: { name: string; in: string; required: boolean; schema?: Schema & Exampled; content?: Content }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};

/** An operation of this server, and where it stands. */
export type Described = { path: string; method: string; operation: Operation };

/** The API's document, as its tests read it. */
export class Document {
  constructor(
    readonly json: {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, Schema>; responses: Record<string, { content?: Content }> };
    },
  ) {}

  /** Without those of the sign-in service, which stand at an address of their own. */
  readonly operations = (): Described[] =>
    Object.entries(this.json.paths)
      .filter(([, item]) => !('servers' in item))
      .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })));

  /** What a schema says, also where it stands by its name. */
  readonly whole = (schema: Schema): Schema => (schema.$ref ? this.find(schema.$ref) : schema);

  readonly find = (reference: string): Schema =>
    this.json.components.schemas[reference.split('/').at(-1) as string] as Schema;
}
