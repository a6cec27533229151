import { type AnyRow, type AnySection, PATIENCE, type Row, sections } from '@coop/domain';
import { addDays, dayInLaPaz } from '@coop/domain/calendar';
import { debtService, estimatedPayment } from '@coop/domain/sections/solicitudesCreditos/debtService';
import { faultsOfProduct } from '@coop/domain/sections/solicitudesCreditos/faultsOfProduct';
import { type ProductoDeCredito, parseSimulationQuery, recomputeSimulation } from '@coop/domain/simulations';
import { Injectable } from '@nestjs/common';
import { BusinessCalendar } from '../../cases/calendar/business-calendar.js';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { invalidData } from '../../platform/http/problem.js';
import { ReferenceRates } from '../../publishing/parametros/reference-rates.service.js';
import { PublishedRepository } from '../../publishing/published/published.repository.js';
import { CotizacionService } from '../../rates/cotizacion/cotizacion.service.js';
import type { ChangeOf } from '../../resource/rows/change.js';
import { isSection, type SectionPolicy } from '../../resource/rows/section-policy.js';
import { TableStore } from '../../resource/rows/table-store.js';
import { ApplicationsRepository } from './applications.repository.js';
import { SimulatedPlansRepository } from './simulated-plans.repository.js';

const productos: AnySection = sections['productos/simulador-creditos'];

type Application = Row<(typeof sections)['contactanos/solicitudes-creditos']>;
type Product = Row<(typeof sections)['productos/simulador-creditos']>;

const REPEATED_WITHIN_DAYS = 30;

/**
 * Validates an application against its product, and stores its payment, debt ratio, simulation and likely duplicate.
 */
@Injectable()
export class ApplicationsPolicy implements SectionPolicy {
  applies = isSection(sections['contactanos/solicitudes-creditos']);

  constructor(
    private readonly published: PublishedRepository,
    private readonly applications: ApplicationsRepository,
    private readonly cotizacion: CotizacionService,
    private readonly plans: SimulatedPlansRepository,
    private readonly tables: TableStore,
    private readonly reference: ReferenceRates,
    private readonly calendar: BusinessCalendar,
  ) {}

  /** Adds a line to the log of contacts. */
  beforeValidate({ after, actionValues = {} }: ChangeOf<(typeof sections)['contactanos/solicitudes-creditos']>) {
    const { medioContacto: medio, resultadoContacto: resultado, contactadoEn, notaContacto } = actionValues;
    if (!after || !medio) return;
    const line = { fecha: contactadoEn ?? new Date().toISOString(), medio, resultado, nota: notaContacto ?? null };
    after.contactos = [...(after.contactos ?? []), line as NonNullable<Application['contactos']>[number]];
  }

  async beforeWrite({ before, after }: ChangeOf<(typeof sections)['contactanos/solicitudes-creditos']>, tx: Database) {
    if (!after) return;
    await this.requireOwnNumber(after, before, tx);
    if (before) return;
    const application = after;
    const product = await this.getProduct(application, tx);
    const faults = faultsOfProduct(product, application);
    if (Object.keys(faults).length > 0) throw invalidData(faults as Record<string, string>);
    application.cuotaEstimada = estimatedPayment(application, product.tasaAnual);
    const exchange = await this.exchangeOf(application, tx);
    application.relacionCuotaIngreso = exchange && debtService(application, application.cuotaEstimada, exchange);
    const since = addDays(dayInLaPaz(application.creadoEn), -REPEATED_WITHIN_DAYS);
    application.posibleDuplicado ??= (await this.applications.findOpenLike(application, since, tx)) ?? null;
    application.llamarHasta = await this.dayToCall(application, tx);
    await this.storeSimulation(application, tx);
  }

  /** Returns the day until which the applicant is called, with the holidays of the agency. */
  private async dayToCall({ creadoEn, agencia }: AnyRow & Application, tx: Database): Promise<string> {
    const found = await this.tables.find(sections['sitio/agencias'], agencia, tx);
    return this.calendar.add(dayInLaPaz(creadoEn), PATIENCE, (found?.departamento as string | undefined) ?? null, tx);
  }

  /** Throws a 422 if another application has the same credit number of the core system. */
  private async requireOwnNumber(after: Application, before: Application | undefined, tx: Database): Promise<void> {
    const { numeroOperacion, estado } = after;
    if (!numeroOperacion || (numeroOperacion === before?.numeroOperacion && estado === before.estado)) return;
    await lockNamed(`operation ${numeroOperacion}`, tx);
    const other = await this.applications.findGranted(numeroOperacion, after.id, tx);
    if (other) throw invalidData({ numeroOperacion: `Ya es de la solicitud ${other}` });
  }

  /** Recomputes the simulation from the published product, discarding the client's values. */
  private async storeSimulation(application: AnyRow & Application, tx: Database): Promise<void> {
    if (!application.simulado) return;
    const query = parseSimulationQuery(queryOf(application.simulado));
    if (typeof query === 'string') throw refusedSimulation(query);
    const product = await this.findSimulated(query.producto ?? '', tx);
    const row = product && (await this.tables.find(productos, product.id, tx));
    if (!product || !row) throw refusedSimulation('Ese crédito ya no se ofrece');
    const simulable = {
      id: product.id,
      nombre: product.nombre as string,
      version: row.versionPublicada as number,
      product: await this.reference.applyTo(product as unknown as ProductoDeCredito, tx),
    };
    const simulation = recomputeSimulation(query, simulable, dayInLaPaz(application.creadoEn));
    if (typeof simulation === 'string') throw refusedSimulation(simulation);
    Object.assign(application, simulation.values);
    await this.plans.add(application.id, simulation.plan, tx);
  }

  private async findSimulated(key: string, tx: Database): Promise<AnyRow | undefined> {
    if (is('id', key)) return this.published.findReadable(productos, key, tx);
    // An invalid slug matches nothing, and PostgreSQL rejects NUL characters.
    return is('slug', key) ? this.published.findReadable(productos, key, tx, 'slug') : undefined;
  }

  private async getProduct({ producto }: Application, tx: Database): Promise<Product> {
    const product = await this.published.findReadable(productos, producto, tx);
    if (!product) throw invalidData({ producto: 'Ese crédito ya no se ofrece: elija otro' });
    return this.reference.applyTo(product as unknown as Product, tx);
  }

  /** Returns the bolivianos per unit of the loan's currency; null without a rate. */
  private async exchangeOf({ moneda }: Application, tx: Database): Promise<string | null> {
    if (moneda === 'BOB') return '1';
    const rates = await this.cotizacion.find(new Date(), tx);
    return rates ? String(rates.cotizaciones.venta) : null;
  }
}

/** Parses the query of a URL, or a bare query. */
const queryOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?') + 1).replace(/#.*/, ''));

const is = (name: 'id' | 'slug', text: string) => productos.fields[name]?.schema().safeParse(text).success ?? false;

const refusedSimulation = (why: string) =>
  invalidData({ simulado: `La simulación no puede quedar con la solicitud: ${why}. Quítela o simule de nuevo.` });
