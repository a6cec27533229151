import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.js';
import type { Config } from '../platform/config/settings.js';
import { DATABASE, type Database } from '../platform/database/database.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { findLastBackup } from './lastBackup.js';

const HOUR_S = 3_600;

@Module({})
export class BackupsModule implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DATABASE) private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit() {
    const { BACKUP_MAX_HOURS: most } = this.config;
    this.metrics.register({
      name: 'backup_age_seconds',
      help: 'Cuánto hace que se hizo la última copia de respaldo entera; NaN si no hay ninguna',
      read: async () => {
        const at = await findLastBackup(this.database);
        return at ? [{ value: (Date.now() - Date.parse(at)) / 1_000 }] : [];
      },
      limit: {
        isPast: ({ value }) => most > 0 && value > most * HOUR_S,
        message: ({ value }) =>
          `La última copia de respaldo es de hace ${Math.floor(value / HOUR_S)} horas: revise la tarea que ejecuta «respaldar»`,
      },
    });
  }
}
