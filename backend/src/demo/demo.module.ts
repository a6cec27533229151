import { Module } from '@nestjs/common';
import { CasesModule } from '../cases/desk/cases.module.js';
import { UsersModule } from '../platform/users/users.module.js';
import { CotizacionModule } from '../rates/cotizacion/cotizacion.module.js';
import { FilesModule } from '../resource/files/files.module.js';
import { MailModule } from '../resource/mail/mail.module.js';
import { RowsModule } from '../resource/rows/rows.module.js';
import { SaldosModule } from '../sections/saldos/saldos.module.js';
import { DemoService } from './demo.service.js';
import { DemoBalances } from './demo-balances.js';
import { DemoFiles } from './demo-files.js';
import { DemoMails } from './demo-mails.js';

/** The content of the demonstration. */
@Module({
  imports: [CasesModule, CotizacionModule, FilesModule, MailModule, SaldosModule, RowsModule, UsersModule],
  providers: [DemoBalances, DemoFiles, DemoMails, DemoService],
  exports: [DemoService],
})
export class DemoModule {}
