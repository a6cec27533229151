import type { Rol } from '@coop/domain';
import type { World } from './world.js';

/** An HTTP request that is sent byte for byte, without normalization. */
export type Call = {
  method: string;
  /** Path of the request line, with `..` and `%2e` unchanged. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as is; `headers` holds its Content-Type, if any. */
  body?: string | Buffer;
  /** Sent in chunks, without a Content-Length. */
  chunked?: true;
};

/** Expected response. Every response must also be fast, not be a 5xx, and expose no internals. */
export type Expected = {
  status: number;
  codigo?: string;
  /** The exact set of fields in `errors`. */
  errors?: readonly string[];
  has?: string | RegExp;
  lacks?: string | RegExp;
  /** Expected value of each header; null means absent. */
  headers?: Record<string, string | RegExp | null>;
};

/** An attack or, if `allowed`, a legitimate request that serves as its control. */
export type Case = {
  /** Group, number and letter of the variant: F2b. */
  id: string;
  /** Requirement of OWASP ASVS 5.0. */
  asvs: string;
  what: string;
  allowed?: true;
  caller: Rol | 'anonymous';
  request: Call | ((world: World) => Call);
  expect: Expected | ((world: World) => Expected);
};
