import { sectionList } from '@coop/domain';
import { Module } from '@nestjs/common';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { UsersModule } from '../../platform/users/users.module.js';
import { AccessLogService, ListingLimiter } from '../access-log/access-log.service.js';
import { ChangesService } from '../changes/changes.service.js';
import { ExportService } from '../exports/export.service.js';
import { NamesService } from '../exports/names.service.js';
import { TablesService } from '../exports/tables.service.js';
import { FilesModule } from '../files/files.module.js';
import { HistoryModule } from '../history/history.module.js';
import { HistoryService } from '../history/history.service.js';
import { ImportPlans } from '../imports/import-plans.service.js';
import { ImportsService } from '../imports/imports.service.js';
import { StarterContent } from '../starter/starter-content.service.js';
import { TrashPolicy } from '../trash/trash.policy.js';
import { TrashRepository } from '../trash/trash.repository.js';
import { TrashService } from '../trash/trash.service.js';
import { resourceControllers } from './api/resourceControllers.js';
import { BulkService } from './bulk.service.js';
import { CopyService } from './copy.service.js';
import { FollowUpPolicy } from './follow-up.policy.js';
import { FollowUpService } from './follow-up.service.js';
import { FreeSlugs } from './free-slugs.js';
import { OrdersService } from './orders.service.js';
import { ResourceService } from './resource.service.js';
import { RowChecks } from './row-checks.js';
import { RowStores } from './row-stores.js';
import { RowWriter } from './row-writer.js';
import { SectionPolicies } from './section-policy.js';
import { TableStore } from './table-store.js';

/** REST resources of all sections. */
@Module({
  imports: [FilesModule, HistoryModule, LimitsModule, UsersModule],
  controllers: sectionList.flatMap(resourceControllers),
  providers: [
    AccessLogService,
    FollowUpPolicy,
    FollowUpService,
    BulkService,
    CopyService,
    ChangesService,
    ExportService,
    FreeSlugs,
    HistoryService,
    ImportPlans,
    ImportsService,
    ListingLimiter,
    NamesService,
    OrdersService,
    ResourceService,
    RowChecks,
    RowStores,
    RowWriter,
    SectionPolicies,
    StarterContent,
    TableStore,
    TablesService,
    TrashPolicy,
    TrashRepository,
    TrashService,
  ],
  exports: [
    AccessLogService,
    ListingLimiter,
    NamesService,
    ResourceService,
    RowChecks,
    RowStores,
    RowWriter,
    SectionPolicies,
    StarterContent,
    TableStore,
    TablesService,
    TrashService,
  ],
})
export class RowsModule {}
