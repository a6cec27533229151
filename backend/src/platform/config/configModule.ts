import type { DynamicModule } from '@nestjs/common';
import { CONFIG } from './config.js';
import { ServerSecret } from './server-secret.js';
import type { Config } from './settings.js';

class ConfigModule {}

/** Gives the settings, and the secret that they hold, to all. */
export const configModule = (config: Config): DynamicModule => ({
  module: ConfigModule,
  global: true,
  providers: [{ provide: CONFIG, useValue: config }, ServerSecret],
  exports: [CONFIG, ServerSecret],
});
