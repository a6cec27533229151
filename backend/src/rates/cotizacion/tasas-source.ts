import type { ReadTasas } from './tasas.js';

/** Port to whoever publishes the rates. */
export abstract class TasasSource {
  /** Throws an Error when it can't be reached or understood; what it answers is still to be validated. */
  abstract read(): Promise<ReadTasas>;
}
