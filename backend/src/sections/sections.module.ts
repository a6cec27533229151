import { type AnySection, findTransition, sectionList, sections } from '@coop/domain';
import { Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { AbsencesModule } from '../cases/absences/absences.module.js';
import { CalendarModule } from '../cases/calendar/calendar.module.js';
import { DeadlinesModule } from '../cases/deadlines/deadlines.module.js';
import { IntakeModule } from '../cases/intake/intake.module.js';
import { MachinesModule } from '../platform/machines/machines.module.js';
import { UsersModule } from '../platform/users/users.module.js';
import { ApprovalsModule } from '../publishing/approvals/approvals.module.js';
import { ParametrosModule } from '../publishing/parametros/parametros.module.js';
import { PublishingModule } from '../publishing/published/publishing.module.js';
import { SeoModule } from '../publishing/seo/seo.module.js';
import { CotizacionModule } from '../rates/cotizacion/cotizacion.module.js';
import { FilesModule } from '../resource/files/files.module.js';
import { HistoryModule } from '../resource/history/history.module.js';
import { MailModule } from '../resource/mail/mail.module.js';
import { MediaModule } from '../resource/media/media.module.js';
import { RowStores } from '../resource/rows/row-stores.js';
import { RowsModule } from '../resource/rows/rows.module.js';
import { SectionPolicies } from '../resource/rows/section-policy.js';
import { WebhooksModule } from '../resource/webhooks/webhooks.module.js';
import { MachineKeyController } from './accesosDeSistemas/machine-key.controller.js';
import { MachineKeyService } from './accesosDeSistemas/machine-key.service.js';
import { AuditedRowsStore } from './auditoria/audited-rows.store.js';
import { WebhookController } from './avisosASistemas/webhook.controller.js';
import { WebhookService } from './avisosASistemas/webhook.service.js';
import { ComunicadosRepository } from './comunicados/comunicados.repository.js';
import { ProposedCalendarController } from './feriados/proposed-calendar.controller.js';
import { ProposedCalendarService } from './feriados/proposed-calendar.service.js';
import { ownPolicies, policies } from './index.js';
import { FirstMotivos } from './motivosReclamo/first-motivos.js';
import { MotivosRepository } from './motivosReclamo/motivos.repository.js';
import { ContactCheckController } from './necesito/ours/contact-check.controller.js';
import { ContactCheckService } from './necesito/ours/contact-check.service.js';
import { EventosController } from './novedades/eventos.controller.js';
import { EventosService } from './novedades/eventos.service.js';
import { MovedPages } from './paginas/moved-pages.js';
import { PromocionesRepository } from './promociones/promociones.repository.js';
import { forwardController } from './reclamos/forward.controller.js';
import { ForwardService } from './reclamos/forward.service.js';
import { AnswerLetterController, proofController } from './reclamos/letters.controller.js';
import { LettersService } from './reclamos/letters.service.js';
import { MonthlyReportController } from './reclamos/monthly-report.controller.js';
import { MonthlyReportService } from './reclamos/monthly-report.service.js';
import { PresentedReports } from './reclamos/presented-reports.js';
import { ReportRows } from './reclamos/report-rows.service.js';
import { RedireccionesRepository } from './redirecciones/redirecciones.repository.js';
import { LoansOverMaxima } from './simuladorCreditos/loans-over-maxima.js';
import { ApplicationPapersController } from './solicitudesCreditos/application-papers.controller.js';
import { ApplicationPapersService } from './solicitudesCreditos/application-papers.service.js';
import { ApplicationsRepository } from './solicitudesCreditos/applications.repository.js';
import { CoreExportController } from './solicitudesCreditos/core-export.controller.js';
import { CoreExportService } from './solicitudesCreditos/core-export.service.js';
import { SimulatedPlansRepository } from './solicitudesCreditos/simulated-plans.repository.js';
import { RatedProductsRepository } from './tarifario/rated-products.repository.js';
import { MailPreviewController } from './textosDeCorreos/mail-preview.controller.js';
import { MailPreviewService } from './textosDeCorreos/mail-preview.service.js';
import { TipologiasRepository } from './tipologias/tipologias.repository.js';

const cases = (sectionList as readonly AnySection[]).filter(({ kind }) => kind === 'submission');

/**
 * Features of single sections. Registered before the generic controllers, whose `:id` routes would match these paths.
 */
@Module({
  imports: [
    AbsencesModule,
    ApprovalsModule,
    CalendarModule,
    CotizacionModule,
    DeadlinesModule,
    FilesModule,
    HistoryModule,
    IntakeModule,
    MachinesModule,
    MailModule,
    MediaModule,
    ParametrosModule,
    PublishingModule,
    RowsModule,
    SeoModule,
    UsersModule,
    WebhooksModule,
  ],
  controllers: [
    MonthlyReportController,
    ...cases.map(proofController),
    ...cases.filter((section) => findTransition(section, 'derivar')).map(forwardController),
    AnswerLetterController,
    ApplicationPapersController,
    CoreExportController,
    EventosController,
    ProposedCalendarController,
    MachineKeyController,
    WebhookController,
    ContactCheckController,
    MailPreviewController,
  ],
  providers: [
    ...ownPolicies,
    ApplicationPapersService,
    ApplicationsRepository,
    AuditedRowsStore,
    ComunicadosRepository,
    CoreExportService,
    EventosService,
    FirstMotivos,
    ForwardService,
    LettersService,
    LoansOverMaxima,
    MachineKeyService,
    MailPreviewService,
    MonthlyReportService,
    MotivosRepository,
    MovedPages,
    ContactCheckService,
    PromocionesRepository,
    ProposedCalendarService,
    RatedProductsRepository,
    RedireccionesRepository,
    PresentedReports,
    ReportRows,
    SimulatedPlansRepository,
    TipologiasRepository,
    WebhookService,
  ],
})
export class SectionsModule implements OnModuleInit {
  constructor(
    private readonly modules: ModuleRef,
    private readonly kept: SectionPolicies,
    private readonly stores: RowStores,
    private readonly audited: AuditedRowsStore,
  ) {}

  onModuleInit() {
    this.stores.register(sections['sitio/auditoria'].name, this.audited);
    this.kept.register(policies.map((policy) => this.modules.get(policy, { strict: false })));
  }
}
