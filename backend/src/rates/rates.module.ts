import { Global, Module, type OnModuleInit, type Provider } from '@nestjs/common';
import { Metrics } from '../platform/metrics/metrics.js';
import { BcbSource } from './cotizacion/bcb/bcb-source.js';
import { CotizacionController } from './cotizacion/cotizacion.controller.js';
import { CotizacionRepository } from './cotizacion/cotizacion.repository.js';
import { CotizacionService } from './cotizacion/cotizacion.service.js';
import { CotizacionRefreshService } from './cotizacion/cotizacion-refresh.service.js';
import { ratesReadings } from './cotizacion/outdatedRates.js';
import { TasasSource } from './cotizacion/tasas-source.js';
import { SimulationsController } from './simulations/simulations.controller.js';
import { SimulationsService } from './simulations/simulations.service.js';

const providers: Provider[] = [
  CotizacionRefreshService,
  CotizacionRepository,
  CotizacionService,
  SimulationsService,
  { provide: TasasSource, useFactory: () => new BcbSource() },
];

@Global()
@Module({
  controllers: [SimulationsController, CotizacionController],
  providers,
  exports: providers,
})
export class RatesModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly rates: CotizacionService,
  ) {}

  onModuleInit() {
    this.metrics.register(...ratesReadings(this.rates));
  }
}
