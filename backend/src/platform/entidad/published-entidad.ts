import type { Entidad } from '@coop/domain/entidad';
import type { Database } from '../database/database.js';

/** Names of the entidad. */
export type Names = Pick<Entidad, 'nombre' | 'nombreCorto'>;

/** Port to the published entidad, for layers below the one that publishes. */
export abstract class PublishedEntidad {
  /** The section in which it is published. */
  abstract readonly section: string;

  /** Returns the entidad; undefined until it is first published. */
  abstract find(): Promise<Entidad | undefined>;

  /**
   * Returns the names in the staff's version, published or not; within `tx`, if given. Undefined until they are
   * entered.
   */
  abstract findNames(tx?: Database): Promise<Names | undefined>;
}

/** Implementation for programs without publications: the settings define the entidad. */
export class NeverPublished extends PublishedEntidad {
  readonly section = '';
  find = async () => undefined;
  findNames = async () => undefined;
}
