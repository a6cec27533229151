import { sections } from '@coop/domain';
import { Module, type OnModuleInit } from '@nestjs/common';
import { CalendarModule } from '../../cases/calendar/calendar.module.js';
import { MachinesModule } from '../../platform/machines/machines.module.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { IncomingModule } from '../../resource/files/incoming/incoming.module.js';
import { HistoryModule } from '../../resource/history/history.module.js';
import { NoticeSources } from '../../resource/notices/notice-sources.js';
import { RowStores } from '../../resource/rows/row-stores.js';
import { RowsModule } from '../../resource/rows/rows.module.js';
import { WebhooksModule } from '../../resource/webhooks/webhooks.module.js';
import { balancesReadings, OldBalances, RefusedLoad } from './balances-notices.js';
import { AccesosRepository } from './consulta/accesos.repository.js';
import { ConsultasController } from './consulta/consultas.controller.js';
import { ConsultasService } from './consulta/consultas.service.js';
import { FaultsReport } from './lotes/faults-report.js';
import { FilasRepository } from './lotes/filas.repository.js';
import { LoteImports } from './lotes/lote-import.service.js';
import { LoteRows } from './lotes/lote-rows.service.js';
import { LotesController } from './lotes/lotes.controller.js';
import { LotesRepository } from './lotes/lotes.repository.js';
import { LotesService } from './lotes/lotes.service.js';
import { UnlistedBalances } from './unlisted-balances.js';

/** Members' balances: uploaded in batches from the core system, queried one member at a time. */
@Module({
  imports: [CalendarModule, HistoryModule, IncomingModule, MachinesModule, RowsModule, UsersModule, WebhooksModule],
  controllers: [LotesController, ConsultasController],
  providers: [
    AccesosRepository,
    ConsultasService,
    FaultsReport,
    FilasRepository,
    LoteImports,
    LoteRows,
    LotesRepository,
    LotesService,
    OldBalances,
    RefusedLoad,
    UnlistedBalances,
  ],
  exports: [LoteImports, LotesService],
})
export class SaldosModule implements OnModuleInit {
  constructor(
    private readonly stores: RowStores,
    private readonly rows: UnlistedBalances,
    private readonly metrics: Metrics,
    private readonly lotes: LotesRepository,
    private readonly notices: NoticeSources,
    private readonly old: OldBalances,
    private readonly refused: RefusedLoad,
  ) {}

  onModuleInit() {
    this.stores.register(sections.saldos.name, this.rows);
    this.metrics.register(...balancesReadings(this.lotes));
    this.notices.register((staff, moment) => this.old.findFor(staff, moment));
    this.notices.register((staff) => this.refused.findFor(staff));
  }
}
