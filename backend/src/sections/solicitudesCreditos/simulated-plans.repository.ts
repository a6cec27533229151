import type { Pago } from '@coop/domain/calculators';
import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { planesSimulados } from '../../platform/database/schema/cases.js';

/** Simulated payments of applications: append-only. */
@Injectable()
export class SimulatedPlansRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(solicitud: string, pagos: readonly Pago[], tx: Database): Promise<void> {
    await tx.insert(planesSimulados).values({ solicitud, pagos });
  }

  async find(solicitud: string): Promise<readonly Pago[]> {
    const [row] = await this.database
      .select({ pagos: planesSimulados.pagos })
      .from(planesSimulados)
      .where(eq(planesSimulados.solicitud, solicitud));
    return row?.pagos ?? [];
  }
}
