import type { DynamicModule } from '@nestjs/common';
import { CONFIG } from './config.js';
import { ServerSecret } from './server-secret.js';
import type { Config } from './settings.js';

class ConfigModule {}

/** Provides the settings and the server's secret globally. */
export const configModule = (config: Config): DynamicModule => ({
  module: ConfigModule,
  global: true,
  providers: [{ provide: CONFIG, useValue: config }, ServerSecret],
  exports: [CONFIG, ServerSecret],
});
