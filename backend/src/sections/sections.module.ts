import { findTransition, sectionList, sections } from '@coop/domain';
import { Global, Module, type OnModuleInit, type Provider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { createJob } from '../platform/clock.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { RowStores } from '../resource/rows/row-stores.js';
import { SectionPolicies } from '../resource/rows/section-policy.js';
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
import { ContactCheckController } from './necesito/contacts/contact-check.controller.js';
import { ContactCheckService } from './necesito/contacts/contact-check.service.js';
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
import { balancesReadings, OldBalances, RefusedLoad } from './saldos/balances-notices.js';
import { AccesosRepository } from './saldos/consulta/accesos.repository.js';
import { ConsultasController } from './saldos/consulta/consultas.controller.js';
import { ConsultasService } from './saldos/consulta/consultas.service.js';
import { FaultsReport } from './saldos/lotes/faults-report.js';
import { FilasRepository } from './saldos/lotes/filas.repository.js';
import { LoteImports } from './saldos/lotes/lote-import.service.js';
import { LoteRows } from './saldos/lotes/lote-rows.service.js';
import { LotesController } from './saldos/lotes/lotes.controller.js';
import { LotesRepository } from './saldos/lotes/lotes.repository.js';
import { LotesService } from './saldos/lotes/lotes.service.js';
import { UnlistedBalances } from './saldos/unlisted-balances.js';
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
import { TurnosRepository } from './turnos/turnos.repository.js';
import { Accounts } from './usuarios/accounts.js';
import { CredentialNotices } from './usuarios/credential-notices.js';
import { firestoreProvider } from './usuarios/firestoreProvider.js';
import { FirstAdministrator } from './usuarios/first-administrator.js';
import { InvitationController } from './usuarios/invitation.controller.js';
import { InvitationService } from './usuarios/invitation.service.js';
import { InvitationMails } from './usuarios/invitation-mails.js';
import { PasswordController } from './usuarios/password.controller.js';
import { PasswordLimits, PasswordService } from './usuarios/password.service.js';
import { PasswordClaims } from './usuarios/password-claims.js';
import { PasswordLinks } from './usuarios/password-links.js';
import { PasswordLinksRepository } from './usuarios/password-links.repository.js';
import { SessionsController } from './usuarios/sessions.controller.js';
import { SessionsService } from './usuarios/sessions.service.js';
import { UsersPolicy } from './usuarios/users-policy.js';

const cases = sectionList.filter(({ kind }) => kind === 'submission');
const MINUTE_MS = 60_000;

const providers: Provider[] = [
  AccesosRepository,
  Accounts,
  ApplicationPapersService,
  ApplicationsRepository,
  AuditedRowsStore,
  ComunicadosRepository,
  ConsultasService,
  ContactCheckService,
  CoreExportService,
  CredentialNotices,
  EventosService,
  FaultsReport,
  FilasRepository,
  firestoreProvider,
  FirstAdministrator,
  FirstMotivos,
  ForwardService,
  InvitationMails,
  InvitationService,
  LettersService,
  LoansOverMaxima,
  LoteImports,
  LoteRows,
  LotesRepository,
  LotesService,
  MachineKeyService,
  MailPreviewService,
  MonthlyReportService,
  MotivosRepository,
  MovedPages,
  OldBalances,
  PasswordClaims,
  PasswordLimits,
  PasswordLinks,
  PasswordLinksRepository,
  PasswordService,
  PresentedReports,
  PromocionesRepository,
  ProposedCalendarService,
  RatedProductsRepository,
  RedireccionesRepository,
  RefusedLoad,
  ReportRows,
  SessionsService,
  SimulatedPlansRepository,
  TipologiasRepository,
  TurnosRepository,
  UnlistedBalances,
  UsersPolicy,
  WebhookService,
  createJob(PasswordService, MINUTE_MS),
  ...ownPolicies,
];

@Global()
@Module({
  controllers: [
    InvitationController,
    PasswordController,
    SessionsController,
    LotesController,
    ConsultasController,
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
  providers,
  exports: providers,
})
export class SectionsModule implements OnModuleInit {
  constructor(
    private readonly modules: ModuleRef,
    private readonly policies: SectionPolicies,
    private readonly stores: RowStores,
    private readonly audited: AuditedRowsStore,
    private readonly balances: UnlistedBalances,
    private readonly metrics: Metrics,
    private readonly lotes: LotesRepository,
  ) {}

  onModuleInit() {
    this.stores.register(sections['sitio/auditoria'].name, this.audited);
    this.stores.register(sections.saldos.name, this.balances);
    this.policies.register(policies.map((policy) => this.modules.get(policy, { strict: false })));
    this.metrics.register(...balancesReadings(this.lotes));
  }
}
