import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { BatchedCounts } from '../batchedCounts.js';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { type Machine, MachinesRepository } from './machines.repository.js';

const WAIT_MS = 60_000;
const SHOWN_DAYS = 30;
const RETENTION_DAYS = 90;

@Injectable()
export class SystemRequests implements OnModuleDestroy {
  private readonly log = new Log(SystemRequests.name);
  private readonly sinceStart = new Map<string, number>();
  private readonly counts = new BatchedCounts({
    everyMs: WAIT_MS,
    store: async (counts, today) => {
      await this.machines.addRequests(counts, today);
      await this.machines.forgetRequestsBefore(addDays(today, -RETENTION_DAYS));
    },
    onError: (err) => this.log.warn('Requests of systems could not be counted', { err }),
  });

  constructor(
    private readonly machines: MachinesRepository,
    metrics: Metrics,
  ) {
    metrics.register({
      name: 'system_requests',
      help: 'Peticiones de cada sistema con su clave, desde que este proceso inició',
      labels: ['system'],
      read: async () => [...this.sinceStart].map(([system, value]) => ({ value, labels: { system } })),
    });
  }

  note({ id, nombre }: Machine): void {
    this.sinceStart.set(nombre, (this.sinceStart.get(nombre) ?? 0) + 1);
    this.counts.add(id);
  }

  async findDays(id: string): Promise<{ dia: string; peticiones: number }[]> {
    await this.counts.flush();
    const today = todayInLaPaz();
    const counted = await this.machines.findRequests(id, addDays(today, 1 - SHOWN_DAYS));
    return Array.from({ length: SHOWN_DAYS }, (_, at) => {
      const dia = addDays(today, at + 1 - SHOWN_DAYS);
      return { dia, peticiones: counted.get(dia) ?? 0 };
    });
  }

  onModuleDestroy = () => this.counts.flush();
}
