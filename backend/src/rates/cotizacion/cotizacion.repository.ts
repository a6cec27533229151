import { COTIZACION } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { ContentChanges } from '../../platform/database/content-changes.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { type Cotizacion, cotizaciones, type FuenteCotizacion } from '../../platform/database/schema/cotizacion.js';
import { WebhookOutbox } from '../../resource/webhooks/webhook-outbox.js';

@Injectable()
export class CotizacionRepository {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly changes: ContentChanges,
    private readonly outbox: WebhookOutbox,
  ) {}

  async insert(row: Cotizacion, record?: (tx: Database) => Promise<void>): Promise<void> {
    await this.write(async (tx) => {
      await tx.insert(cotizaciones).values(row);
      await record?.(tx);
      // Rates never change: each row is the first version of another one.
      const event = { seccion: COTIZACION, action: 'cambio', registro: row.id, version: 1 };
      await this.outbox.notify([event], row.obtenidoPor, tx);
    });
  }

  async touch(id: string, obtenidoEn: string, sha256: string): Promise<void> {
    await this.write((tx) => tx.update(cotizaciones).set({ obtenidoEn, sha256 }).where(eq(cotizaciones.id, id)));
  }

  private async write(act: (tx: Database) => Promise<unknown>): Promise<void> {
    const stale = { withdrawn: false, sections: [COTIZACION] };
    await this.database.transaction(async (tx) => {
      await act(tx);
      await this.changes.announce(stale, tx);
    });
    await this.changes.apply(stale);
  }

  async findManual(now: string, tx = this.database): Promise<Cotizacion | undefined> {
    const { fuente, obtenidoEn, vigenteHasta } = cotizaciones;
    const [row] = await tx
      .select()
      .from(cotizaciones)
      .where(and(eq(fuente, 'manual'), lte(obtenidoEn, now), gt(vigenteHasta, now)))
      .orderBy(desc(obtenidoEn))
      .limit(1);
    return row;
  }

  async findRuling(fuente: FuenteCotizacion, today: string, tx = this.database): Promise<Cotizacion | undefined> {
    const [row] = await tx
      .select()
      .from(cotizaciones)
      .where(and(eq(cotizaciones.fuente, fuente), lte(cotizaciones.fecha, today)))
      .orderBy(desc(cotizaciones.fecha), desc(cotizaciones.obtenidoEn))
      .limit(1);
    return row;
  }

  async findLast(fuente: FuenteCotizacion): Promise<Cotizacion | undefined> {
    const [row] = await this.database
      .select()
      .from(cotizaciones)
      .where(eq(cotizaciones.fuente, fuente))
      .orderBy(desc(cotizaciones.obtenidoEn))
      .limit(1);
    return row;
  }
}
