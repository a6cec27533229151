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

/** Operation of this server with its path and method. */
export type Described = { path: string; method: string; operation: Operation };

/** OpenAPI document of the API, as its tests read it. */
export class Document {
  constructor(
    readonly json: {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, Schema>; responses: Record<string, { content?: Content }> };
    },
  ) {}

  /** Returns this server's operations. Those of the sign-in service have another base URL. */
  readonly operations = (): Described[] =>
    Object.entries(this.json.paths)
      .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method, operation })))
      .filter(({ operation }) => !('servers' in operation));

  /** Resolves the reference of a schema. */
  readonly whole = (schema: Schema): Schema => (schema.$ref ? this.find(schema.$ref) : schema);

  readonly find = (reference: string): Schema =>
    this.json.components.schemas[reference.split('/').at(-1) as string] as Schema;
}
