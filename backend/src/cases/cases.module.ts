import { findTransition, sectionList } from '@coop/domain';
import { Global, Module, type Provider } from '@nestjs/common';
import { createJob } from '../platform/clock.js';
import { AbsencesRepository } from './absences/absences.repository.js';
import { HeadsRepository } from './absences/heads.repository.js';
import { HeadsService } from './absences/heads.service.js';
import { StandInsService } from './absences/stand-ins.service.js';
import { BusinessCalendar } from './calendar/business-calendar.js';
import { HolidaysController } from './calendar/holidays.controller.js';
import { HolidaysRepository } from './calendar/holidays.repository.js';
import { AffectedCasesRepository } from './deadlines/affected-cases.repository.js';
import { DeadlinesPolicy } from './deadlines/deadlines.policy.js';
import { AnswersPolicy } from './desk/answers.policy.js';
import { assigneesController } from './desk/assignees.controller.js';
import { AssigneesService } from './desk/assignees.service.js';
import { earlierCasesController } from './desk/earlier-cases.controller.js';
import { EarlierCasesService, hasDocument } from './desk/earlier-cases.service.js';
import { notesController } from './desk/notes.controller.js';
import { NotesPolicy } from './desk/notes.policy.js';
import { NotesRepository } from './desk/notes.repository.js';
import { NotesService } from './desk/notes.service.js';
import { RegistrationPolicy } from './desk/registration.policy.js';
import { templatesController } from './desk/templates.controller.js';
import { TemplatesService } from './desk/templates.service.js';
import { Stationery } from './documents/makeLetter.js';
import { AttachedFiles } from './intake/attachments/attachments.interceptor.js';
import { Challenges, Turnstile } from './intake/challenges.js';
import { FormPages } from './intake/form-pages.js';
import { Gate, Pressure } from './intake/gate.js';
import { intakeController } from './intake/intake.controller.js';
import { IntakeService, submissionSections } from './intake/intake.service.js';
import { NumberingPolicy } from './intake/numbering.policy.js';
import { NumbersRepository } from './intake/numbers.repository.js';
import { ProofsService } from './intake/proofs/proofs.service.js';
import { ReceiptsController } from './intake/receipts.controller.js';
import { ReceiptsRepository } from './intake/receipts.repository.js';
import { FillingKeys, SpamFilter } from './intake/spam-filter.js';
import { SubmissionLimits } from './intake/submission-limits.js';
import { MailPolicy } from './notices/mail.policy.js';
import { StaffNotices } from './notices/staff-notices.js';
import { DueCasesRepository } from './reminders/due-cases.repository.js';
import { RemindersService } from './reminders/reminders.service.js';
import { AbandonedFiles } from './retention/abandoned-files.service.js';
import { AnonymiserService } from './retention/anonymiser.service.js';
import { RetentionController } from './retention/retention.controller.js';
import { RetentionJob } from './retention/retention.job.js';
import { RetentionRepository } from './retention/retention.repository.js';
import { RetentionService } from './retention/retention.service.js';
import { Cancellations } from './tracking/cancellations.service.js';
import { LaterDocuments } from './tracking/later-documents.service.js';
import { LinkedCaseController } from './tracking/linked-case.controller.js';
import { LinkedCaseService } from './tracking/linked-case.service.js';
import { PrivateLinks } from './tracking/private-links.js';
import { QuietCases } from './tracking/quiet-cases.repository.js';
import { TrackingController } from './tracking/tracking.controller.js';
import { TrackingService } from './tracking/tracking.service.js';

const cases = sectionList.filter(({ kind }) => kind === 'submission');
const casesWith = (order: string) => cases.filter((section) => findTransition(section, order));
const TEN_MINUTES_MS = 10 * 60_000;

const providers: Provider[] = [
  AbandonedFiles,
  AbsencesRepository,
  AffectedCasesRepository,
  AnonymiserService,
  AnswersPolicy,
  AssigneesService,
  AttachedFiles,
  BusinessCalendar,
  Challenges,
  DeadlinesPolicy,
  DueCasesRepository,
  EarlierCasesService,
  FillingKeys,
  LinkedCaseService,
  FormPages,
  Gate,
  HeadsRepository,
  HeadsService,
  HolidaysRepository,
  IntakeService,
  LaterDocuments,
  Cancellations,
  MailPolicy,
  NotesPolicy,
  NotesRepository,
  NotesService,
  NumberingPolicy,
  NumbersRepository,
  Pressure,
  PrivateLinks,
  ProofsService,
  QuietCases,
  ReceiptsRepository,
  RegistrationPolicy,
  RemindersService,
  RetentionJob,
  RetentionRepository,
  RetentionService,
  SpamFilter,
  StaffNotices,
  StandInsService,
  Stationery,
  SubmissionLimits,
  TemplatesService,
  TrackingService,
  Turnstile,
  createJob(RemindersService, TEN_MINUTES_MS),
];

/** Submissions of visitors, from the form to their retention period. */
@Global()
@Module({
  controllers: [
    RetentionController,
    LinkedCaseController,
    TrackingController,
    ...cases.flatMap((section) => [assigneesController(section), notesController(section)]),
    ...cases.filter(hasDocument).map(earlierCasesController),
    ...casesWith('responder').map(templatesController),
    ReceiptsController,
    ...submissionSections.map(intakeController),
    HolidaysController,
  ],
  providers,
  exports: providers,
})
export class CasesModule {}
