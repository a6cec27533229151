import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/cases.module.js';
import { CotizacionModule } from '../cotizacion/cotizacion.module.js';
import { FilesModule } from '../files/files.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SaldosModule } from '../saldos/saldos.module.js';
import { SectionsModule } from '../sections/sections.module.js';
import { UsersModule } from '../users/users.module.js';
import { DemoService } from './demo.service.js';
import { DemoBalances } from './demo-balances.js';
import { DemoFiles } from './demo-files.js';
import { DemoMails } from './demo-mails.js';

/** The content of the demonstration. */
@Module({
  imports: [CasesModule, CotizacionModule, FilesModule, MailModule, SaldosModule, SectionsModule, UsersModule],
  providers: [DemoBalances, DemoFiles, DemoMails, DemoService],
  exports: [DemoService],
})
export class DemoModule {}
