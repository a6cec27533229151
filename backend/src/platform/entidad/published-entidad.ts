import type { Entidad } from '@coop/domain/entidad';

/** What the panel published of the entity: asked by who stands below whatever publishes. */
export abstract class PublishedEntidad {
  /** Undefined until it is published the first time. */
  abstract find(): Promise<Entidad | undefined>;
}
