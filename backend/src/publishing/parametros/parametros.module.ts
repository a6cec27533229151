import { Module } from '@nestjs/common';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { ParametrosRepository } from './parametros.repository.js';
import { FirstParametros, ParametrosService } from './parametros.service.js';
import { ReferenceRatesRepository } from './reference-rates.repository.js';
import { ReferenceRates } from './reference-rates.service.js';

/** Regulatory parameters and reference rates by date. */
@Module({
  imports: [RowsModule],
  providers: [FirstParametros, ParametrosRepository, ParametrosService, ReferenceRates, ReferenceRatesRepository],
  exports: [ParametrosService, ReferenceRates],
})
export class ParametrosModule {}
