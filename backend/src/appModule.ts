import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { AuthModule } from './auth/auth.module.js';
import { EmulatorModule } from './auth/emulator/emulator.module.js';
import { AutorizacionesModule } from './autorizaciones/autorizaciones.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { CasesModule } from './cases/cases.module.js';
import { ComunicadosModule } from './comunicados/comunicados.module.js';
import type { Config } from './config.js';
import { configModule } from './configModule.js';
import { CotizacionModule } from './cotizacion/cotizacion.module.js';
import type { Connection } from './database/connect.js';
import { DatabaseModule } from './database/database.module.js';
import { DeadlinesModule } from './deadlines/deadlines.module.js';
import { DemoModule } from './demo/demo.module.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { BodyInterceptor } from './http/body.interceptor.js';
import { DocsController } from './http/docs.controller.js';
import { OpenApiDocument } from './http/openapi-document.js';
import { ProblemFilter } from './http/problem.filter.js';
import { RequestBudgetModule } from './http/request-budget.module.js';
import { SchemaPipe } from './http/schema.pipe.js';
import { IntakeModule } from './intake/intake.module.js';
import { LicitacionesModule } from './licitaciones/licitaciones.module.js';
import { logging } from './logging/logging.js';
import { ServerLogger } from './logging/server-logger.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';
import { MemoriasModule } from './memorias/memorias.module.js';
import { NovedadesModule } from './novedades/novedades.module.js';
import { PanelModule } from './panel/panel.module.js';
import { PreviewsModule } from './previews/previews.module.js';
import { PromocionesModule } from './promociones/promociones.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { ReclamosModule } from './reclamos/reclamos.module.js';
import { RematesModule } from './remates/remates.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SaldosModule } from './saldos/saldos.module.js';
import { SearchModule } from './search/search.module.js';
import { SectionsModule } from './sections/sections.module.js';
import { SeoModule } from './seo/seo.module.js';
import { SimulationsModule } from './simulations/simulations.module.js';
import { SiteModule } from './site/site.module.js';
import { SolicitudesModule } from './solicitudes/solicitudes.module.js';
import { TarifarioModule } from './tarifario/tarifario.module.js';
import { TrackingModule } from './tracking/tracking.module.js';
import { UsuariosModule } from './users/usuarios.module.js';
import { VersionsModule } from './versions/versions.module.js';

class AppModule {}

/** The whole server, on the settings and the open database given. */
export const appModule = (config: Config, connection: Connection): DynamicModule => ({
  module: AppModule,
  imports: [
    configModule(config),
    LoggerModule.forRoot(logging(config)),
    DatabaseModule.on(connection),
    RequestBudgetModule,
    AuthModule,
    ...(config.FIREBASE_AUTH_EMULATOR_HOST ? [EmulatorModule] : []),
    // Before the generic resource, whose addresses take any identifier.
    SaldosModule,
    ReclamosModule,
    CasesModule,
    SectionsModule,
    UsuariosModule,
    PublishingModule,
    AutorizacionesModule,
    CalendarModule,
    DeadlinesModule,
    LicitacionesModule,
    MediaModule,
    RematesModule,
    RetentionModule,
    SearchModule,
    SeoModule,
    SimulationsModule,
    SolicitudesModule,
    PreviewsModule,
    MemoriasModule,
    NovedadesModule,
    PromocionesModule,
    ComunicadosModule,
    TarifarioModule,
    VersionsModule,
    IntakeModule,
    TrackingModule,
    MailModule,
    CotizacionModule,
    PanelModule,
    ...(config.SITE ? [SiteModule] : []),
    ...(config.DEMO ? [DemoModule] : []),
  ],
  controllers: [HealthController, DocsController],
  providers: [
    HealthService,
    OpenApiDocument,
    ServerLogger,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
    { provide: APP_PIPE, useClass: SchemaPipe },
  ],
});
