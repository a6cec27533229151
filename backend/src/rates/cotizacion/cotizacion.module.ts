import { Module, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';
import { HistoryModule } from '../../resource/history/history.module.js';
import { NoticeSources } from '../../resource/notices/notice-sources.js';
import { WebhooksModule } from '../../resource/webhooks/webhooks.module.js';
import { BcbSource } from './bcb/bcb-source.js';
import { CotizacionController } from './cotizacion.controller.js';
import { CotizacionRepository } from './cotizacion.repository.js';
import { CotizacionService } from './cotizacion.service.js';
import { CotizacionRefreshService } from './cotizacion-refresh.service.js';
import { outdatedRates, ratesReadings } from './outdatedRates.js';
import { TasasSource } from './tasas-source.js';

/** Exchange rates for the ticker. */
@Module({
  imports: [HistoryModule, WebhooksModule],
  controllers: [CotizacionController],
  providers: [
    CotizacionRepository,
    CotizacionService,
    CotizacionRefreshService,
    { provide: TasasSource, useFactory: () => new BcbSource() },
  ],
  exports: [CotizacionService],
})
export class CotizacionModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly rates: CotizacionService,
    private readonly notices: NoticeSources,
  ) {}

  onModuleInit() {
    this.metrics.register(...ratesReadings(this.rates));
    this.notices.register(async ({ rol }) => outdatedRates(rol, await this.rates.find()));
  }
}
