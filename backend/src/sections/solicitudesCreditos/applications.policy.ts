import { type AnySection, type Row, sections } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { debtService, estimatedPayment } from '@coop/domain/sections/solicitudesCreditos/debtService';
import { faultsOfProduct } from '@coop/domain/sections/solicitudesCreditos/faultsOfProduct';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { invalidData } from '../../platform/http/problem.js';
import { PublishedRepository } from '../../publishing/published/published.repository.js';
import { CotizacionService } from '../../rates/cotizacion/cotizacion.service.js';
import { type ChangeOf, only, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { ApplicationsRepository } from './applications.repository.js';

type Application = Row<(typeof sections)['contactanos/solicitudes-creditos']>;
type Product = Row<(typeof sections)['productos/simulador-creditos']>;

/** Days in which a second application for the same product is taken for a repeat. */
const REPEATED_WITHIN_DAYS = 30;

/** An application asks for what its product gives; officers find the payment worked out, and a repeat pointed at. */
@Injectable()
export class ApplicationsPolicy implements SectionPolicy {
  applies = only(sections['contactanos/solicitudes-creditos']);

  constructor(
    private readonly published: PublishedRepository,
    private readonly applications: ApplicationsRepository,
    private readonly cotizacion: CotizacionService,
  ) {}

  async beforeWrite({ before, after }: ChangeOf<(typeof sections)['contactanos/solicitudes-creditos']>, tx: Database) {
    if (before || !after) return;
    const application = after;
    const product = await this.getProduct(application, tx);
    const faults = faultsOfProduct(product, application);
    if (Object.keys(faults).length > 0) throw invalidData(faults as Record<string, string>);
    application.cuotaEstimada = estimatedPayment(application, product.tasaAnual);
    const exchange = await this.exchangeOf(application, tx);
    application.relacionCuotaIngreso = exchange && debtService(application, application.cuotaEstimada, exchange);
    const since = addDays(application.creadoEn.slice(0, 10), -REPEATED_WITHIN_DAYS);
    application.posibleDuplicado ??= (await this.applications.findOpenLike(application, since, tx)) ?? null;
  }

  private async getProduct({ producto }: Application, tx: Database): Promise<Product> {
    const section: AnySection = sections['productos/simulador-creditos'];
    const product = await this.published.findReadable(section, producto, tx);
    if (!product) throw invalidData({ producto: 'Ese crédito ya no se ofrece: elija otro' });
    return product as unknown as Product;
  }

  /** Bolivianos that a unit of the loan's currency costs; null when no rate is known. */
  private async exchangeOf({ moneda }: Application, tx: Database): Promise<string | null> {
    if (moneda === 'BOB') return '1';
    const rates = await this.cotizacion.find(new Date(), tx);
    return rates ? String(rates.cotizaciones.venta) : null;
  }
}
