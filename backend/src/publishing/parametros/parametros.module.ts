import { Module } from '@nestjs/common';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { FirstParametros } from './first-parametros.js';
import { ParametrosRepository } from './parametros.repository.js';
import { ParametrosService } from './parametros.service.js';
import { ReferenceRatesRepository } from './reference-rates.repository.js';
import { ReferenceRates } from './reference-rates.service.js';

/** What norms fix and the rates of reference, as of a day. */
@Module({
  imports: [RowsModule],
  providers: [FirstParametros, ParametrosRepository, ParametrosService, ReferenceRates, ReferenceRatesRepository],
  exports: [ParametrosService, ReferenceRates],
})
export class ParametrosModule {}
