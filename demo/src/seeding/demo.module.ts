import { OFFERED_ACCOUNTS } from '@coop/backend/site';
import { Global, Module } from '@nestjs/common';
import { knownAccounts } from '../ground/knownAccounts.js';
import { DemoService } from './demo.service.js';
import { DemoAccounts } from './demo-accounts.js';
import { DemoBalances } from './demo-balances.js';
import { DemoFiles } from './demo-files.js';
import { DemoMails } from './demo-mails.js';

/** Staff and content of the demonstration. */
@Global()
@Module({
  providers: [
    DemoAccounts,
    DemoBalances,
    DemoFiles,
    DemoMails,
    DemoService,
    { provide: OFFERED_ACCOUNTS, useValue: knownAccounts },
  ],
  exports: [OFFERED_ACCOUNTS],
})
export class DemoModule {}
