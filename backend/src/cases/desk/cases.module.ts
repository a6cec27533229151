import { type AnySection, findTransition, sectionList } from '@coop/domain';
import { Module } from '@nestjs/common';
import { UsersModule } from '../../platform/users/users.module.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { IntakeModule } from '../intake/intake.module.js';
import { AnswersPolicy } from './answers.policy.js';
import { assigneesController } from './assignees.controller.js';
import { AssigneesService } from './assignees.service.js';
import { earlierCasesController } from './earlier-cases.controller.js';
import { EarlierCasesService, hasDocument } from './earlier-cases.service.js';
import { notesController } from './notes.controller.js';
import { NotesPolicy } from './notes.policy.js';
import { NotesRepository } from './notes.repository.js';
import { NotesService } from './notes.service.js';
import { RegistrationPolicy } from './registration.policy.js';
import { templatesController } from './templates.controller.js';
import { TemplatesService } from './templates.service.js';

const cases = (sectionList as readonly AnySection[]).filter(({ kind }) => kind === 'submission');
const casesWith = (order: string) => cases.filter((section) => findTransition(section, order));

/** Case work of staff. Registered before the sections' controllers, whose `:id` route would match its paths. */
@Module({
  imports: [IntakeModule, RowsModule, UsersModule],
  controllers: [
    ...cases.flatMap((section) => [assigneesController(section), notesController(section)]),
    ...cases.filter(hasDocument).map(earlierCasesController),
    ...casesWith('responder').map(templatesController),
  ],
  providers: [
    AssigneesService,
    EarlierCasesService,
    NotesPolicy,
    NotesRepository,
    NotesService,
    AnswersPolicy,
    RegistrationPolicy,
    TemplatesService,
  ],
  exports: [NotesRepository],
})
export class CasesModule {}
