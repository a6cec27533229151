import { creditAnswer, depositAnswer, exchangeAnswer, savingsAnswer } from '@coop/domain/answers';
import { creditInputs, depositInputs, exchangeInputs, savingsInputs } from '@coop/domain/simulations';
import { Controller, Get, Header, Ip, Query } from '@nestjs/common';
import { Public } from '../../platform/auth/access.js';
import { AddressLimit } from '../../platform/http/budget/address-limit.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { AnswersJson } from '../../platform/http/openapi/documented.js';
import { jsonSchemaOf } from '../../platform/http/openapi/jsonSchemaOf.js';
import { askedOf } from './askedOf.js';
import { planFile } from './planFile.js';
import { requireFormat } from './requireFormat.js';
import { creditAnswerOf, depositAnswerOf, savingsAnswerOf } from './simulationAnswers.js';
import { TakesInputs } from './simulationInputs.js';
import { SimulationsService } from './simulations.service.js';

/** What loans cost and savings earn, for whoever builds on it. Results are referential, and bind nobody. */
@ApiTags('Simuladores')
@Controller('api/publico/simulaciones')
export class SimulationsController {
  private readonly limit = new AddressLimit(120, 60);

  constructor(private readonly simulations: SimulationsService) {}

  @Get('credito')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({ summary: 'Plan de pagos de un crédito', description: 'Meses de 30 días, año de 360. Referencial.' })
  @TakesInputs([...creditInputs, 'formato'])
  @ApiOkResponse({
    description: creditAnswer.description,
    content: {
      'application/json': { schema: jsonSchemaOf(creditAnswer) },
      'text/csv': { schema: { type: 'string' } },
    },
  })
  async credit(@Query() query: unknown, @Ip() address: string) {
    await this.limit.take(address);
    const { format, asked } = requireFormat(askedOf(query));
    const { terms, plan } = await this.simulations.credit(asked);
    return format === 'csv' ? planFile(plan) : creditAnswerOf(terms, plan);
  }

  @Get('dpf')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({ summary: 'Lo que gana un depósito a plazo fijo', description: 'Año de 360 días. Referencial.' })
  @TakesInputs(depositInputs)
  @AnswersJson(depositAnswer)
  async deposit(@Query() query: unknown, @Ip() address: string) {
    await this.limit.take(address);
    const { terms, result } = await this.simulations.deposit(askedOf(query));
    return depositAnswerOf(terms, result);
  }

  @Get('ahorro')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({ summary: 'Lo que gana un saldo que no se toca', description: 'Meses de 30 días. Referencial.' })
  @TakesInputs(savingsInputs)
  @AnswersJson(savingsAnswer)
  async savings(@Query() query: unknown, @Ip() address: string) {
    await this.limit.take(address);
    const { terms, result } = await this.simulations.savings(askedOf(query));
    return savingsAnswerOf(terms, result);
  }

  @Get('conversion')
  @Public()
  @Header('Cache-Control', 'public, no-cache')
  @ApiOperation({ summary: 'Un monto en otra moneda, a la cotización del día' })
  @TakesInputs(exchangeInputs)
  @AnswersJson(exchangeAnswer)
  async exchange(@Query() query: unknown, @Ip() address: string) {
    await this.limit.take(address);
    return this.simulations.exchange(askedOf(query));
  }
}
