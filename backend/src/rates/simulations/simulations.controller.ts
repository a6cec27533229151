import {
  advanceAnswer,
  capacityAnswer,
  creditAnswer,
  depositAnswer,
  exchangeAnswer,
  ladderAnswer,
  savingsAnswer,
} from '@coop/domain/answers';
import {
  advanceInputs,
  capacityInputs,
  creditInputs,
  depositInputs,
  exchangeInputs,
  type SimulationQuery as Inputs,
  ladderInputs,
  savingsInputs,
} from '@coop/domain/simulations';
import { Controller, Get, Header, Ip } from '@nestjs/common';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { AddressLimit } from '../../platform/http/budget/address-limit.js';
import { ApiOperation, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiJsonOrCsvResponse, ApiJsonResponse } from '../../platform/http/openapi/api-decorators.js';
import { planFile } from './planFile.js';
import {
  advanceAnswerOf,
  capacityAnswerOf,
  creditAnswerOf,
  depositAnswerOf,
  ladderAnswerOf,
  savingsAnswerOf,
} from './simulationAnswers.js';
import { inputsQuery } from './simulationInputs.js';
import { SimulationsService } from './simulations.service.js';

const format = z
  .enum(['json', 'csv'], 'Elija json o csv')
  .default('json')
  .meta({ description: 'csv: el plan, como lo abre una planilla' });
const creditQuery = inputsQuery(creditInputs).extend({ formato: format });

/** Rate-limit cost of simulations that compute several loan plans. */
const TRIES = 3;

@ApiTags('Simuladores')
@Controller('api/publico/simulaciones')
export class SimulationsController {
  private readonly limit = new AddressLimit(120, 60);

  constructor(private readonly simulations: SimulationsService) {}

  @Get('credito')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({ summary: 'Plan de pagos de un crédito', description: 'Meses de 30 días, año de 360. Referencial.' })
  @ApiJsonOrCsvResponse(creditAnswer)
  async credit(
    @ValidatedQuery(() => creditQuery) { formato, ...query }: z.output<typeof creditQuery>,
    @Ip() address: string,
  ) {
    await this.limit.consume(address);
    const { terms, plan } = await this.simulations.credit(query);
    return formato === 'csv' ? planFile(plan) : creditAnswerOf(terms, plan);
  }

  @Get('capacidad')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({
    summary: 'El crédito que cabe en un ingreso',
    description:
      'Cuota posible = la parte del ingreso que fijan los parámetros de la entidad − otras cuotas. El monto es el mayor, de cien en cien, cuya cuota más alta no la pasa. Referencial.',
  })
  @ApiJsonResponse(capacityAnswer)
  async capacity(
    @ValidatedQuery(() => inputsQuery(capacityInputs, ['producto'])) query: Inputs,
    @Ip() address: string,
  ) {
    await this.limit.consume(address, TRIES);
    return capacityAnswerOf(await this.simulations.capacity(query));
  }

  @Get('adelanto')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({
    summary: 'Lo que cambia un pago adelantado',
    description:
      'Saldo = saldo tras esa cuota − adelanto, a la misma tasa. «cuota»: las mismas cuotas, más bajas; «plazo»: las menos que no suban la siguiente. Referencial.',
  })
  @ApiJsonResponse(advanceAnswer)
  async advance(@ValidatedQuery(() => inputsQuery(advanceInputs)) query: Inputs, @Ip() address: string) {
    await this.limit.consume(address, TRIES);
    return advanceAnswerOf(await this.simulations.advance(query));
  }

  @Get('escalera')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({
    summary: 'Un monto en depósitos que vencen uno tras otro',
    description: 'Partes iguales a cada_dias, 2 × cada_dias…, cada una a la tasa de su monto y su plazo. Referencial.',
  })
  @ApiJsonResponse(ladderAnswer)
  async ladder(@ValidatedQuery(() => inputsQuery(ladderInputs)) query: Inputs, @Ip() address: string) {
    await this.limit.consume(address);
    return ladderAnswerOf(await this.simulations.ladder(query));
  }

  @Get('dpf')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({ summary: 'Lo que gana un depósito a plazo fijo', description: 'Año de 360 días. Referencial.' })
  @ApiJsonResponse(depositAnswer)
  async deposit(@ValidatedQuery(() => inputsQuery(depositInputs)) query: Inputs, @Ip() address: string) {
    await this.limit.consume(address);
    const { terms, result } = await this.simulations.deposit(query);
    return depositAnswerOf(terms, result);
  }

  @Get('ahorro')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({ summary: 'Lo que gana un saldo que no se toca', description: 'Meses de 30 días. Referencial.' })
  @ApiJsonResponse(savingsAnswer)
  async savings(@ValidatedQuery(() => inputsQuery(savingsInputs)) query: Inputs, @Ip() address: string) {
    await this.limit.consume(address);
    const { terms, result } = await this.simulations.savings(query);
    return savingsAnswerOf(terms, result);
  }

  @Get('conversion')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({ summary: 'Un monto en otra moneda, a la cotización del día' })
  @ApiJsonResponse(exchangeAnswer)
  async exchange(@ValidatedQuery(() => inputsQuery(exchangeInputs)) query: Inputs, @Ip() address: string) {
    await this.limit.consume(address);
    return this.simulations.exchange(query);
  }
}
