import type { DynamicModule, Type } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { BackupsModule } from './backups/backups.module.js';
import { CasesModule } from './cases/cases.module.js';
import { PanelModule } from './panel/panel.module.js';
import { EmulatorModule } from './platform/auth/emulator/emulator.module.js';
import { configModule } from './platform/config/config.js';
import type { Config } from './platform/config/settings.js';
import type { Connection } from './platform/database/connect.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthController } from './platform/health/health.controller.js';
import { HealthService } from './platform/health/health.service.js';
import { BodyInterceptor } from './platform/http/body/body.interceptor.js';
import { ClientDisconnectInterceptor } from './platform/http/client-disconnect.interceptor.js';
import { AllowedMethods, UnroutedFilter } from './platform/http/methods/unrouted.filter.js';
import { DocsController } from './platform/http/openapi/docs.controller.js';
import { OpenApiDocument } from './platform/http/openapi/openapi-document.js';
import { ProblemFilter } from './platform/http/problem.filter.js';
import { SchemaPipe } from './platform/http/schema.pipe.js';
import { logging } from './platform/logging/logging.js';
import { ServerLogger } from './platform/logging/server-logger.js';
import { PlatformModule } from './platform/platform.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { RatesModule } from './rates/rates.module.js';
import { ResourceModule } from './resource/resource.module.js';
import { SectionsModule } from './sections/sections.module.js';
import { SiteModule } from './site/site.module.js';

class AppModule {}

/** The root module of the server, for the settings and an open database; `modules` are added to its own. */
export const appModule = (config: Config, connection: Connection, modules: readonly Type[]): DynamicModule => ({
  module: AppModule,
  imports: [
    configModule(config),
    LoggerModule.forRoot(logging(config)),
    DatabaseModule.on(connection),
    PlatformModule,
    ...(config.FIREBASE_AUTH_EMULATOR_HOST ? [EmulatorModule] : []),
    ResourceModule,
    PublishingModule,
    CasesModule,
    RatesModule,
    SectionsModule,
    PanelModule,
    BackupsModule,
    ...(config.SITE ? [SiteModule] : []),
    ...modules,
  ],
  controllers: [HealthController, DocsController],
  providers: [
    HealthService,
    AllowedMethods,
    OpenApiDocument,
    ServerLogger,
    { provide: APP_FILTER, useClass: ProblemFilter },
    // Nest tries the filters from last to first.
    { provide: APP_FILTER, useClass: UnroutedFilter },
    { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ClientDisconnectInterceptor },
    { provide: APP_PIPE, useClass: SchemaPipe },
  ],
});
