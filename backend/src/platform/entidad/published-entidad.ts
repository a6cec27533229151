import type { Entidad } from '@coop/domain/entidad';

/** What the panel published of the entity: asked by who stands below whatever publishes. */
export abstract class PublishedEntidad {
  /** The section in which it is published. */
  abstract readonly section: string;

  /** Undefined until it is published the first time. */
  abstract find(): Promise<Entidad | undefined>;
}

/** Where nobody publishes it: the settings say who the entity is. */
export class NeverPublished extends PublishedEntidad {
  readonly section = '';
  find = async () => undefined;
}
