import { Module } from '@nestjs/common';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { CotizacionModule } from '../../rates/cotizacion/cotizacion.module.js';
import { HistoryModule } from '../../resource/history/history.module.js';
import { MailModule } from '../../resource/mail/mail.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { CountsRepository } from '../counts.repository.js';
import { FirstStepsController } from './first-steps.controller.js';
import { FirstStepsService } from './first-steps.service.js';
import { MailTrialService } from './mail-trial.service.js';
import { OtherSteps } from './other-steps.service.js';
import { StarterTextsService } from './starter-texts.service.js';
import { StepNotesRepository } from './step-notes.repository.js';

/** First steps of a new installation. */
@Module({
  imports: [CotizacionModule, HistoryModule, LimitsModule, MailModule, RowsModule],
  controllers: [FirstStepsController],
  providers: [
    CountsRepository,
    FirstStepsService,
    MailTrialService,
    OtherSteps,
    StepNotesRepository,
    StarterTextsService,
  ],
  exports: [FirstStepsService],
})
export class FirstStepsModule {}
