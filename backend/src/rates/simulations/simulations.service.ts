import { type AnySection, fields, findSection, todayInLaPaz } from '@coop/domain';
import type { ExchangeAnswer } from '@coop/domain/answers';
import { cajaDeAhorro, conversion, depositoPlazoFijo, planDePagos } from '@coop/domain/calculators';
import { rcIvaOf } from '@coop/domain/sections/parametros/rcIvaOf';
import {
  type InputFaults,
  onBusinessDays,
  type ParsedInputs,
  type ProductoDeAhorro,
  type ProductoDeCredito,
  paymentDays,
  readAdvance,
  readCapacity,
  readCredit,
  readDeposit,
  readExchange,
  readLadder,
  readSavings,
  type SimulationQuery,
  type TablaDeDepositos,
} from '@coop/domain/simulations';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../../cases/calendar/holidays.repository.js';
import { Problem } from '../../platform/http/problem.js';
import { ParametrosService } from '../../publishing/parametros/parametros.service.js';
import { ReferenceRates } from '../../publishing/parametros/reference-rates.service.js';
import { PublishedService } from '../../publishing/published/published.service.js';
import { CotizacionService } from '../cotizacion/cotizacion.service.js';

const identifier = fields.id('Identificador').schema();

/** The site's simulators as an API, with the same rates, limits and arithmetic. */
@Injectable()
export class SimulationsService {
  constructor(
    private readonly published: PublishedService,
    private readonly holidays: HolidaysRepository,
    private readonly cotizacion: CotizacionService,
    private readonly parametros: ParametrosService,
    private readonly reference: ReferenceRates,
  ) {}

  async credit(query: SimulationQuery) {
    const product = await this.findLoan(query.producto);
    const terms = understood(readCredit(query, product, todayInLaPaz()));
    return { terms, plan: planDePagos(terms) };
  }

  async deposit(query: SimulationQuery) {
    const today = todayInLaPaz();
    const terms = understood(readDeposit(query, await this.findTable(), today));
    const { first, last } = paymentDays(today);
    const calendar = await this.holidays.findBetween(first, last);
    const rcIva = rcIvaOf(await this.parametros.getOn(today));
    return { terms, result: onBusinessDays(depositoPlazoFijo(terms, rcIva), calendar) };
  }

  async capacity(query: SimulationQuery) {
    const product = await this.findLoan(query.producto);
    if (!product) throw refused({ producto: 'Diga de qué crédito' });
    const { ingresoParaCuotas } = await this.parametros.getOn();
    return understood(readCapacity(query, product, ingresoParaCuotas, todayInLaPaz()));
  }

  async advance(query: SimulationQuery) {
    return understood(readAdvance(query, await this.findLoan(query.producto), todayInLaPaz()));
  }

  async ladder(query: SimulationQuery) {
    const today = todayInLaPaz();
    const table = await this.findTable();
    if (!table) throw refused({ moneda: 'No hay tasas publicadas' });
    const { first, last } = paymentDays(today);
    const calendar = await this.holidays.findBetween(first, last);
    const rcIva = rcIvaOf(await this.parametros.getOn(today));
    const { peldanos, ...ladder } = understood(readLadder(query, table, rcIva, today));
    return {
      ...ladder,
      peldanos: peldanos.map(({ terms, earned }) => ({ terms, earned: onBusinessDays(earned, calendar) })),
    };
  }

  async savings(query: SimulationQuery) {
    const product = await this.findProduct<ProductoDeAhorro>('productos/caja-ahorro', query.producto);
    const terms = understood(readSavings(query, product, todayInLaPaz()));
    return { terms, result: cajaDeAhorro(terms, rcIvaOf(await this.parametros.getOn())) };
  }

  async exchange(query: SimulationQuery): Promise<ExchangeAnswer> {
    const rates = await this.cotizacion.findForVisitors();
    if (!rates) throw new Problem('no_disponible');
    const { compra, venta, ufv } = rates.cotizaciones;
    const { monto, de, a } = understood(readExchange(query, rates.cotizaciones));
    const tasas = { compra: String(compra), venta: String(venta), ufv: String(ufv) };
    return { monto: conversion(monto, de, a, tasas), moneda: a, fecha: rates.fecha };
  }

  private async findLoan(key: string | undefined): Promise<ProductoDeCredito | null> {
    const found = await this.findProduct<ProductoDeCredito>('productos/simulador-creditos', key);
    return found && this.reference.applyTo(found);
  }

  /** Returns the published product by slug or id. Throws `peticion_invalida` if it doesn't exist. */
  private async findProduct<P>(name: string, key: string | undefined): Promise<P | null> {
    if (!key) return null;
    const section = findSection(name) as AnySection;
    const isId = identifier.safeParse(key).success;
    const row = isId
      ? (await this.published.findRows(section, { filter: { id: key } }))[0]
      : await this.published.findBySlug(section, key);
    if (row) return row as P;
    const message = 'Ese producto no existe o ya no se ofrece';
    throw new Problem('peticion_invalida', message, { errors: { producto: message } });
  }

  private findTable = () => this.findInForce<TablaDeDepositos>('productos/depositos-plazo-fijo');

  /** Returns the version in force of a versioned section: the latest that has begun. */
  private async findInForce<V>(name: string): Promise<V | null> {
    const section = findSection(name) as AnySection;
    const rows = await this.published.findRows(section, { range: [0, 0], sort: ['vigenteDesde', 'DESC'] });
    return (rows[0] as V | undefined) ?? null;
  }
}

function understood<T>(read: ParsedInputs<T>): T {
  if (read.ok) return read.value;
  throw refused(read.faults);
}

const refused = (faults: InputFaults): Problem =>
  new Problem('peticion_invalida', Object.values(faults)[0], { errors: { ...faults } });
