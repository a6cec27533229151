import { Module } from '@nestjs/common';
import { RequestBudgetModule } from '../../platform/http/budget/request-budget.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { FilesModule } from '../../resource/files/files.module.js';
import { MailModule } from '../../resource/mail/mail.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { Stationery } from '../documents/makeLetter.js';
import { PrivateLinksModule } from '../following/private-links.module.js';
import { AttachedFiles } from './attachments/attachments.interceptor.js';
import { Challenges, Turnstile } from './challenges.js';
import { FormPages } from './form-pages.js';
import { Gate, Pressure } from './gate.js';
import { intakeController } from './intake.controller.js';
import { IntakeService, submissionSections } from './intake.service.js';
import { NumberingPolicy } from './numbering.policy.js';
import { NumbersRepository } from './numbers.repository.js';
import { ProofsService } from './proofs/proofs.service.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { FillingKeys, SpamFilter } from './spam-filter.js';
import { SubmissionLimits } from './submission-limits.js';

/** From a public form to a numbered submission and its receipt. */
@Module({
  imports: [FilesModule, PrivateLinksModule, LimitsModule, MailModule, RequestBudgetModule, RowsModule],
  controllers: [ReceiptsController, ...submissionSections.map(intakeController)],
  providers: [
    AttachedFiles,
    Challenges,
    FillingKeys,
    FormPages,
    Gate,
    IntakeService,
    NumberingPolicy,
    NumbersRepository,
    Pressure,
    ProofsService,
    Stationery,
    ReceiptsRepository,
    SpamFilter,
    SubmissionLimits,
    Turnstile,
  ],
  exports: [
    AttachedFiles,
    FormPages,
    Gate,
    IntakeService,
    ProofsService,
    ReceiptsRepository,
    Stationery,
    SubmissionLimits,
  ],
})
export class IntakeModule {}
