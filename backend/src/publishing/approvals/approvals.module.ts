import { Module, type OnModuleInit } from '@nestjs/common';
import { UsersModule } from '../../platform/users/users.module.js';
import { HistoryModule } from '../../resource/history/history.module.js';
import { MailModule } from '../../resource/mail/mail.module.js';
import { NoticeSources } from '../../resource/notices/notice-sources.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { ApprovalNotices } from './approval-notices.js';
import { ApprovalsController } from './approvals.controller.js';
import { ApprovalsPolicy } from './approvals.policy.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { ApprovalsService } from './approvals.service.js';
import { ApproversService } from './approvers.service.js';
import { CredentialGivers } from './credential-givers.repository.js';
import { OpenApprovals } from './open-approvals.js';
import { WritersRepository } from './writers.repository.js';

/** Four-eyes approval: one person writes a row, another publishes it. */
@Module({
  imports: [HistoryModule, MailModule, RowsModule, UsersModule],
  controllers: [ApprovalsController],
  providers: [
    ApprovalNotices,
    ApprovalsPolicy,
    ApprovalsRepository,
    ApprovalsService,
    ApproversService,
    CredentialGivers,
    OpenApprovals,
    WritersRepository,
  ],
  exports: [ApprovalsService, ApproversService, WritersRepository],
})
export class ApprovalsModule implements OnModuleInit {
  constructor(
    private readonly notices: NoticeSources,
    private readonly open: OpenApprovals,
  ) {}

  onModuleInit() {
    this.notices.register((staff) => this.open.findFor(staff));
  }
}
