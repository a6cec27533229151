import type { Entidad } from '@coop/domain/entidad';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from './config/config.js';
import { firstEntidad } from './config/firstEntidad.js';
import type { Config } from './config/settings.js';
import { ContentChanges } from './database/content-changes.js';
import type { Database } from './database/database.js';
import { Problem } from './http/problem.js';
import { Log } from './logging/log.js';

export type Names = Pick<Entidad, 'nombre' | 'nombreCorto'>;

/** Port to the published entidad, for layers below the one that publishes. */
export abstract class PublishedEntidad {
  abstract readonly section: string;

  /** Returns the entidad; undefined until it is first published. */
  abstract find(): Promise<Entidad | undefined>;

  abstract findNames(tx?: Database): Promise<Names | undefined>;
}

export class NeverPublished extends PublishedEntidad {
  readonly section = '';
  find = async () => undefined;
  findNames = async () => undefined;
}

const RETRY_MS = 2_000;
const UNPUBLISHED =
  'La entidad todavía no se publicó: nada se recibe ni se escribe en su nombre. Un administrador la publica en Sitio › Entidad.';

/** The entidad in force, cached in memory and reloaded on change, in any process. */
@Injectable()
export class EntidadInForce implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Log(EntidadInForce.name);
  private cached: Entidad;
  private isRead = false;
  private reading: Promise<void> | undefined;
  private again: NodeJS.Timeout | undefined;
  private readonly followers: (() => void)[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly published: PublishedEntidad,
    changes: ContentChanges,
  ) {
    this.cached = firstEntidad(config);
    changes.subscribe(({ sections }) =>
      sections?.includes(published.section) === false ? undefined : this.readAnew(),
    );
  }

  async onApplicationBootstrap() {
    await this.readAnew();
  }

  onApplicationShutdown() {
    clearTimeout(this.again);
  }

  /** The cached entidad, for writes in a transaction, which must not query the database outside it. */
  get current(): Entidad {
    return this.known();
  }

  /** Returns the entidad after a reload in progress. The object is the same until something changes. */
  async latest(): Promise<Entidad> {
    await this.reading;
    return this.known();
  }

  /** Returns the entidad for staff messages, with the names entered before it is published. */
  async forStaff(tx?: Database): Promise<Entidad> {
    const entidad = this.known();
    return entidad.enPreparacion ? { ...entidad, ...(await this.published.findNames(tx)) } : entidad;
  }

  /** Returns the entidad for messages to people. Throws a 503 until it is published. */
  forPeople(): Entidad {
    const entidad = this.known();
    if (entidad.enPreparacion) throw new Problem('no_disponible', UNPUBLISHED);
    return entidad;
  }

  /** Throws a 503 before the first read, because an entidad may be published. */
  private known(): Entidad {
    if (this.cached.enPreparacion && !this.isRead) throw new Problem('no_disponible');
    return this.cached;
  }

  follow(follower: () => void) {
    this.followers.push(follower);
  }

  /** Only the last reload counts: an earlier one may have read older data. */
  private readAnew(): Promise<void> {
    const reading = this.read().finally(() => {
      if (this.reading === reading) this.reading = undefined;
    });
    this.reading = reading;
    return reading;
  }

  /** Keeps the cached entidad while the database is unavailable, and retries. */
  private async read(): Promise<void> {
    const before = this.reading;
    try {
      const found = await this.published.find();
      await before;
      this.isRead = true;
      const now = found ?? firstEntidad(this.config);
      if (JSON.stringify(now) === JSON.stringify(this.cached)) return;
      this.cached = now;
      for (const follower of this.followers) follower();
    } catch (err) {
      this.log.error('The entity could not be read: the last known one stays in use', { err });
      clearTimeout(this.again);
      this.again = setTimeout(() => void this.readAnew(), RETRY_MS).unref();
    }
  }
}
