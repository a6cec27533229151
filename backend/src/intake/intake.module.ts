import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { FormPages } from './form-pages.js';
import { intakeController } from './intake.controller.js';
import { IntakeService, submissionSections } from './intake.service.js';
import { NumberingPolicy } from './numbering.policy.js';
import { NumbersRepository } from './numbers.repository.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { SubmissionLimits } from './submission-limits.js';

/** From a public form to a numbered submission. */
@Module({
  imports: [FilesModule, SectionsModule],
  controllers: [ReceiptsController, ...submissionSections.map(intakeController)],
  providers: [FormPages, IntakeService, NumberingPolicy, NumbersRepository, ReceiptsRepository, SubmissionLimits],
  exports: [FormPages, IntakeService],
})
export class IntakeModule {}
