import type { DynamicModule } from '@nestjs/common';
import { CONFIG, type Config } from './config.js';

class ConfigModule {}

/** Gives the settings to all. */
export const configModule = (config: Config): DynamicModule => ({
  module: ConfigModule,
  global: true,
  providers: [{ provide: CONFIG, useValue: config }],
  exports: [CONFIG],
});
