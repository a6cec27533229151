import type { Entidad } from '@coop/domain/entidad';
import type { Database } from '../database/database.js';

/** What it is called. */
export type Names = Pick<Entidad, 'nombre' | 'nombreCorto'>;

/** What the panel published of the entity: asked by who stands below whatever publishes. */
export abstract class PublishedEntidad {
  /** The section in which it is published. */
  abstract readonly section: string;

  /** Undefined until it is published the first time. */
  abstract find(): Promise<Entidad | undefined>;

  /** What staff call it, published or not: in a transaction, as that one sees it. Undefined until somebody says it. */
  abstract findNames(tx?: Database): Promise<Names | undefined>;
}

/** Where nobody publishes it: the settings say who the entity is. */
export class NeverPublished extends PublishedEntidad {
  readonly section = '';
  find = async () => undefined;
  findNames = async () => undefined;
}
