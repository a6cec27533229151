import type { DynamicModule, Type } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { BackupsModule } from './backups/backups.module.js';
import { CalendarModule } from './cases/calendar/calendar.module.js';
import { DeadlinesModule } from './cases/deadlines/deadlines.module.js';
import { CasesModule } from './cases/desk/cases.module.js';
import { FollowingModule } from './cases/following/following.module.js';
import { IntakeModule } from './cases/intake/intake.module.js';
import { NoticesModule } from './cases/notices/notices.module.js';
import { RemindersModule } from './cases/reminders/reminders.module.js';
import { RetentionModule } from './cases/retention/retention.module.js';
import { PanelModule } from './panel/panel.module.js';
import { TransparencyModule } from './panel/transparency/transparency.module.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { EmulatorModule } from './platform/auth/emulator/emulator.module.js';
import { configModule } from './platform/config/config.js';
import type { Config } from './platform/config/settings.js';
import type { Connection } from './platform/database/connect.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthController } from './platform/health/health.controller.js';
import { HealthService } from './platform/health/health.service.js';
import { BodyInterceptor } from './platform/http/body/body.interceptor.js';
import { RequestBudgetModule } from './platform/http/budget/request-budget.module.js';
import { ClientDisconnectInterceptor } from './platform/http/client-disconnect.interceptor.js';
import { KnownMethods, UnroutedFilter } from './platform/http/methods/unrouted.filter.js';
import { DocsController } from './platform/http/openapi/docs.controller.js';
import { OpenApiDocument } from './platform/http/openapi/openapi-document.js';
import { ProblemFilter } from './platform/http/problem.filter.js';
import { ReadyModule } from './platform/http/ready/ready.module.js';
import { IdempotencyModule } from './platform/http/repeats/idempotency.module.js';
import { SchemaPipe } from './platform/http/schema.pipe.js';
import { LiveModule } from './platform/live/live.module.js';
import { logging } from './platform/logging/logging.js';
import { ServerLogger } from './platform/logging/server-logger.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { ApprovalsModule } from './publishing/approvals/approvals.module.js';
import { EntidadModule } from './publishing/entidad/entidad.module.js';
import { PreviewsModule } from './publishing/previews/previews.module.js';
import { PublishingModule } from './publishing/published/publishing.module.js';
import { SearchModule } from './publishing/search/search.module.js';
import { SeoModule } from './publishing/seo/seo.module.js';
import { CotizacionModule } from './rates/cotizacion/cotizacion.module.js';
import { SimulationsModule } from './rates/simulations/simulations.module.js';
import { MailModule } from './resource/mail/mail.module.js';
import { MediaModule } from './resource/media/media.module.js';
import { NoticeSourcesModule } from './resource/notices/notice-sources.module.js';
import { RowsModule } from './resource/rows/rows.module.js';
import { SaldosModule } from './sections/saldos/saldos.module.js';
import { SectionsModule } from './sections/sections.module.js';
import { UsuariosModule } from './sections/usuarios/usuarios.module.js';
import { SiteModule } from './site/site.module.js';

class AppModule {}

/** The whole server, on the settings and the open database given; `modules` beside its own. */
export const appModule = (config: Config, connection: Connection, modules: readonly Type[]): DynamicModule => ({
  module: AppModule,
  imports: [
    configModule(config),
    LoggerModule.forRoot(logging(config)),
    DatabaseModule.on(connection),
    MetricsModule,
    NoticeSourcesModule,
    ReadyModule,
    IdempotencyModule,
    RequestBudgetModule,
    EntidadModule,
    AuthModule,
    LiveModule,
    ...(config.FIREBASE_AUTH_EMULATOR_HOST ? [EmulatorModule] : []),
    // Before the generic resource, whose addresses take any identifier.
    SaldosModule,
    SectionsModule,
    PanelModule,
    TransparencyModule,
    CasesModule,
    RowsModule,
    UsuariosModule,
    PublishingModule,
    ApprovalsModule,
    CalendarModule,
    DeadlinesModule,
    MediaModule,
    RetentionModule,
    SearchModule,
    SeoModule,
    SimulationsModule,
    PreviewsModule,
    FollowingModule,
    IntakeModule,
    MailModule,
    NoticesModule,
    RemindersModule,
    CotizacionModule,
    BackupsModule,
    ...(config.SITE ? [SiteModule] : []),
    ...modules,
  ],
  controllers: [HealthController, DocsController],
  providers: [
    HealthService,
    KnownMethods,
    OpenApiDocument,
    ServerLogger,
    { provide: APP_FILTER, useClass: ProblemFilter },
    // The last one that fits is asked.
    { provide: APP_FILTER, useClass: UnroutedFilter },
    { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ClientDisconnectInterceptor },
    { provide: APP_PIPE, useClass: SchemaPipe },
  ],
});
