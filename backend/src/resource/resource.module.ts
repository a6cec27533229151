import { sectionList } from '@coop/domain';
import { Global, Module, type OnModuleInit, type Provider } from '@nestjs/common';
import { FIREBASE } from '../platform/auth/firebase.module.js';
import { createJob } from '../platform/clock.js';
import { CONFIG } from '../platform/config/config.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { OpenNetworks } from '../platform/outgoing/open-networks.js';
import { AccessLogService, ListingLimiter } from './access-log/access-log.service.js';
import { ChangesService } from './changes/changes.service.js';
import { ExportService } from './exports/export.service.js';
import { NamesService } from './exports/names.service.js';
import { TablesService } from './exports/tables.service.js';
import { FileCovers } from './files/covers/file-covers.service.js';
import { ErasuresRepository } from './files/erasures/erasures.repository.js';
import { FileErasures } from './files/erasures/file-erasures.service.js';
import { FileDelivery } from './files/file-delivery.js';
import { FilesController } from './files/files.controller.js';
import { FilesRepository } from './files/files.repository.js';
import { FilesService } from './files/files.service.js';
import { folderReadings, IncomingFolder } from './files/incoming/incoming-folder.js';
import { UploadSlots } from './files/incoming/upload-slots.js';
import { PublicFilesController } from './files/public-files.controller.js';
import { PublicFilesService } from './files/public-files.service.js';
import { StaffFilesService } from './files/staff-files.service.js';
import { FileStorage } from './files/storage/file-storage.js';
import { openStorage } from './files/storage/unavailable-storage.js';
import { FileTexts } from './files/texts/file-texts.service.js';
import { ThumbLinks } from './files/thumb-links.js';
import { HistoryRepository } from './history/history.repository.js';
import { HistoryService } from './history/history.service.js';
import { ImportPlans } from './imports/import-plans.service.js';
import { ImportsService } from './imports/imports.service.js';
import { MailRepository } from './mail/mail.repository.js';
import { MailChoicesRepository } from './mail/mail-choices.repository.js';
import { MailDelivery } from './mail/mail-delivery.js';
import { MailTextsRepository } from './mail/mail-texts.repository.js';
import { Outbox } from './mail/outbox.js';
import { Recipients } from './mail/recipients.js';
import { MailSender } from './mail/sender.js';
import { mailReadings, StuckMails } from './mail/stuck-mails.js';
import { MailTransport, transportOf } from './mail/transport.js';
import { FileUsesPolicy, UnusedFiles } from './media/file-uses.policy.js';
import { FileUsesRepository } from './media/file-uses.repository.js';
import { LibraryController } from './media/library.controller.js';
import { LibraryRepository } from './media/library.repository.js';
import { LibraryService } from './media/library.service.js';
import { FileOpenings, ReadFilesController } from './media/read-files.controller.js';
import { resourceControllers } from './rows/api/resourceControllers.js';
import { BulkService } from './rows/bulk.service.js';
import { CopyService } from './rows/copy.service.js';
import { FollowUpPolicy } from './rows/follow-up.policy.js';
import { FollowUpService } from './rows/follow-up.service.js';
import { FreeSlugs } from './rows/free-slugs.js';
import { OrdersService } from './rows/orders.service.js';
import { ResourceService } from './rows/resource.service.js';
import { RowChecks } from './rows/row-checks.js';
import { RowStores } from './rows/row-stores.js';
import { RowWriter } from './rows/row-writer.js';
import { SectionPolicies } from './rows/section-policy.js';
import { TableStore } from './rows/table-store.js';
import { StarterContent } from './starter/starter-content.service.js';
import { TrashPolicy } from './trash/trash.policy.js';
import { TrashRepository } from './trash/trash.repository.js';
import { TrashService } from './trash/trash.service.js';
import { DeliveriesRepository } from './webhooks/deliveries.repository.js';
import { WebhookCaller } from './webhooks/webhook-caller.js';
import { DeliveriesRetention, WebhookDelivery } from './webhooks/webhook-delivery.js';
import { WebhookOutbox } from './webhooks/webhook-outbox.js';
import { WebhookRights } from './webhooks/webhook-rights.js';
import { WebhookStopper } from './webhooks/webhook-stopper.js';
import { WebhooksPolicy } from './webhooks/webhooks.policy.js';
import { WebhooksRepository } from './webhooks/webhooks.repository.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const providers: Provider[] = [
  AccessLogService,
  BulkService,
  ChangesService,
  CopyService,
  DeliveriesRepository,
  DeliveriesRetention,
  ErasuresRepository,
  ExportService,
  FileCovers,
  FileDelivery,
  FileErasures,
  FileOpenings,
  FilesRepository,
  FilesService,
  FileTexts,
  FileUsesPolicy,
  FileUsesRepository,
  FollowUpPolicy,
  FollowUpService,
  FreeSlugs,
  HistoryRepository,
  HistoryService,
  ImportPlans,
  ImportsService,
  IncomingFolder,
  LibraryRepository,
  LibraryService,
  ListingLimiter,
  MailChoicesRepository,
  MailDelivery,
  MailRepository,
  MailSender,
  MailTextsRepository,
  NamesService,
  OpenNetworks,
  OrdersService,
  Outbox,
  PublicFilesService,
  Recipients,
  ResourceService,
  RowChecks,
  RowStores,
  RowWriter,
  SectionPolicies,
  StaffFilesService,
  StarterContent,
  StuckMails,
  TablesService,
  TableStore,
  ThumbLinks,
  TrashPolicy,
  TrashRepository,
  TrashService,
  UnusedFiles,
  UploadSlots,
  WebhookCaller,
  WebhookDelivery,
  WebhookOutbox,
  WebhookRights,
  WebhooksPolicy,
  WebhooksRepository,
  WebhookStopper,
  { provide: MailTransport, inject: [CONFIG], useFactory: transportOf },
  { provide: FileStorage, inject: [CONFIG, FIREBASE], useFactory: openStorage },
  createJob(FileErasures, MINUTE_MS),
  createJob(DeliveriesRetention, HOUR_MS),
];

@Global()
@Module({
  controllers: [
    LibraryController,
    ReadFilesController,
    ...sectionList.flatMap(resourceControllers),
    FilesController,
    PublicFilesController,
  ],
  providers,
  exports: providers,
})
export class ResourceModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly mails: MailRepository,
    private readonly incoming: IncomingFolder,
  ) {}

  onModuleInit() {
    this.metrics.register(...mailReadings(this.mails), ...folderReadings(this.incoming));
  }
}
