import type { ReadTasas } from './tasas.js';

/** Port to the publisher of the rates. */
export abstract class TasasSource {
  /** Throws an Error if the source is unreachable or unparseable. The caller validates the result. */
  abstract read(): Promise<ReadTasas>;
}
