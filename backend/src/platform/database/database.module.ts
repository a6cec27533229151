import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Connection } from './connect.js';
import { ContentChanges } from './content-changes.js';
import { COPY_IN, COUNTERS, DATABASE, LISTEN } from './database.js';

const CONNECTION = Symbol('CONNECTION');

/** Provides the open database and closes it at shutdown. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(CONNECTION) private readonly connection: Connection) {}

  static on(connection: Connection): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: CONNECTION, useValue: connection },
        { provide: DATABASE, useValue: connection.database },
        { provide: LISTEN, useValue: connection.listen },
        { provide: COPY_IN, useValue: connection.copyIn },
        { provide: COUNTERS, useValue: connection.counters ?? null },
        ContentChanges,
      ],
      exports: [ContentChanges, COPY_IN, COUNTERS, DATABASE, LISTEN],
    };
  }

  onApplicationShutdown() {
    return this.connection.close();
  }
}
