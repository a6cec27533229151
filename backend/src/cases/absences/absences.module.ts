import { Module, type OnModuleInit } from '@nestjs/common';
import { UsersModule } from '../../platform/users/users.module.js';
import { NoticeSources } from '../../resource/notices/notice-sources.js';
import { AbsencesRepository } from './absences.repository.js';
import { HeadsRepository } from './heads.repository.js';
import { HeadsService } from './heads.service.js';
import { StandInsService } from './stand-ins.service.js';

/** Additional recipients of notices: stand-ins of absent staff, and heads. */
@Module({
  imports: [UsersModule],
  providers: [AbsencesRepository, HeadsRepository, HeadsService, StandInsService],
  exports: [AbsencesRepository, HeadsService, StandInsService],
})
export class AbsencesModule implements OnModuleInit {
  constructor(
    private readonly notices: NoticeSources,
    private readonly standIns: StandInsService,
  ) {}

  onModuleInit() {
    this.notices.register((staff) => this.standIns.findFor(staff));
  }
}
