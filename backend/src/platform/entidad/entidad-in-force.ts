import type { Entidad } from '@coop/domain/entidad';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '../config/config.js';
import { firstEntidad } from '../config/firstEntidad.js';
import type { Config } from '../config/settings.js';
import { ContentChanges } from '../database/content-changes.js';
import type { Database } from '../database/database.js';
import { Problem } from '../http/problem.js';
import { Log } from '../logging/log.js';
import { PublishedEntidad } from './published-entidad.js';

const RETRY_MS = 2_000;
const UNSAID =
  'La entidad todavía no se publicó: nada se recibe ni se escribe en su nombre. Un administrador la publica en Sitio › Entidad.';

/**
 * Who the product speaks for now: what was published last, or what the settings say until something is. Held in memory, and
 * read anew when the content changes, in any process.
 */
@Injectable()
export class EntidadInForce implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Log(EntidadInForce.name);
  private held: Entidad;
  private isRead = false;
  private reading: Promise<void> | undefined;
  private again: NodeJS.Timeout | undefined;
  private readonly followers: (() => void)[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly published: PublishedEntidad,
    changes: ContentChanges,
  ) {
    this.held = firstEntidad(config);
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

  /** As it was read last: for what is written within a transaction, which must not ask the database on its side. */
  get current(): Entidad {
    return this.known();
  }

  /** The same, once what is being read is known. Two answers are one object while nothing changed. */
  async latest(): Promise<Entidad> {
    await this.reading;
    return this.known();
  }

  /** The same, to speak to its staff: until it is published, by what they call it, though it be in that transaction alone. */
  async forStaff(tx?: Database): Promise<Entidad> {
    const entidad = this.known();
    return entidad.enPreparacion ? { ...entidad, ...(await this.published.findNames(tx)) } : entidad;
  }

  /** The same, to speak in its name to people: throws a 503 until somebody has said who it is. */
  said(): Entidad {
    const entidad = this.known();
    if (entidad.enPreparacion) throw new Problem('no_disponible', UNSAID);
    return entidad;
  }

  /** Before the database was read, nobody is taken for nobody: there may well be an entity. */
  private known(): Entidad {
    if (this.held.enPreparacion && !this.isRead) throw new Problem('no_disponible');
    return this.held;
  }

  /** Hears each time that it is another. */
  follow(follower: () => void) {
    this.followers.push(follower);
  }

  /** The last one asked for is the one that is heard: an earlier may have been read before what was written since. */
  private readAnew(): Promise<void> {
    const reading = this.read().finally(() => {
      if (this.reading === reading) this.reading = undefined;
    });
    this.reading = reading;
    return reading;
  }

  /** A database that is away leaves what is known, until it answers. */
  private async read(): Promise<void> {
    const before = this.reading;
    try {
      const found = await this.published.find();
      await before;
      this.isRead = true;
      const now = found ?? firstEntidad(this.config);
      if (JSON.stringify(now) === JSON.stringify(this.held)) return;
      this.held = now;
      for (const follower of this.followers) follower();
    } catch (err) {
      this.log.error('Who the entity is could not be read: what was known stays', { err });
      clearTimeout(this.again);
      this.again = setTimeout(() => void this.readAnew(), RETRY_MS).unref();
    }
  }
}
