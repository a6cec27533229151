import type { Rol } from '@coop/domain';
import type { World } from './world.js';

/** One request as it goes out, byte by byte: nothing is normalised on the way. */
export type Call = {
  method: string;
  /** What stands in the request line, with its `..` and `%2e` as they are. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is; its Content-Type, if any, stands in `headers`. */
  body?: string | Buffer;
  /** Sent without saying how long it is. */
  chunked?: true;
};

/** What must come of it. Every answer must besides be quick, no 5xx, and show nothing of our insides. */
export type Expected = {
  status: number;
  codigo?: string;
  /** Fields that the answer names, and no others. */
  errors?: readonly string[];
  has?: string | RegExp;
  lacks?: string | RegExp;
  /** Header → what it holds; null: absent. */
  headers?: Record<string, string | RegExp | null>;
};

/** An attack or, where `allowed`, the honest twin that shows that the refusal is no accident. */
export type Case = {
  /** Group, number and letter of a neighbour: F2b. */
  id: string;
  /** Requirement of OWASP ASVS 5.0. */
  asvs: string;
  what: string;
  allowed?: true;
  who: Rol | 'anonymous';
  request: Call | ((world: World) => Call);
  expect: Expected | ((world: World) => Expected);
};
