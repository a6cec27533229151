import { CasesModule } from '@coop/backend/cases';
import { UsersModule } from '@coop/backend/platform';
import { CotizacionModule } from '@coop/backend/rates';
import { FilesModule, MailModule, RowsModule } from '@coop/backend/resource';
import { SaldosModule, UsuariosModule } from '@coop/backend/sections';
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
  imports: [
    CasesModule,
    CotizacionModule,
    FilesModule,
    MailModule,
    SaldosModule,
    RowsModule,
    UsersModule,
    UsuariosModule,
  ],
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
