import { Module, type OnModuleInit } from '@nestjs/common';
import { UsersModule } from '../../platform/users/users.module.js';
import { KeptNotices } from '../../resource/notices/kept-notices.js';
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
    private readonly notices: KeptNotices,
    private readonly standIns: StandInsService,
  ) {}

  onModuleInit() {
    this.notices.keep((staff) => this.standIns.findFor(staff));
  }
}
