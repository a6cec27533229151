import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { PinoLogger } from 'nestjs-pino';
import { appModule } from './appModule.js';
import { RouteList } from './platform/auth/route-list.js';
import { StaffTokens } from './platform/auth/staff-tokens.js';
import type { Config } from './platform/config/settings.js';
import type { Connection } from './platform/database/connect.js';
import { EntidadInForce } from './platform/entidad.js';
import { refuseUnreadable } from './platform/http/body/unreadBody.js';
import { limitRequests, RequestBudget } from './platform/http/budget/request-budget.js';
import { compressJson } from './platform/http/compressJson.js';
import { limitServer } from './platform/http/limitServer.js';
import { AllowedMethods, answerOptions } from './platform/http/methods/unrouted.filter.js';
import { openApiOf } from './platform/http/openapi/openapi.js';
import { OpenApiDocument } from './platform/http/openapi/openapi-document.js';
import { PrefixAdapter } from './platform/http/prefix-adapter.js';
import { ResponseCache } from './platform/http/responses/response-cache.js';
import { securityHeaders } from './platform/http/securityHeaders.js';
import { requestLog } from './platform/logging/logging.js';
import { ServerLogger } from './platform/logging/server-logger.js';
import { SiteService } from './site/site.service.js';

/** Builds the server, ready to listen, with additional modules. The tests use it too. */
export async function createApp(
  config: Config,
  connection: Connection,
  modules: readonly Type[] = [],
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    appModule(config, connection, modules),
    new PrefixAdapter(),
    { bufferLogs: true, bodyParser: false, abortOnError: false },
  );
  app.useLogger(app.get(ServerLogger));
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(securityHeaders(config));
  app.use(limitRequests(app.get(RequestBudget), app.get(StaffTokens, { strict: false })));
  app.use(compressJson);
  app.use(requestLog(await app.resolve(PinoLogger)));
  app.use(refuseUnreadable);
  app.use(answerOptions(app.get(AllowedMethods)));
  await app.init();
  const [list, entidad] = [app.get(RouteList, { strict: false }), app.get(EntidadInForce, { strict: false })];
  app.get(OpenApiDocument).from(() => openApiOf({ routes: list.routes(), entidad: entidad.current, config }));
  if (config.SITE) app.get(SiteService, { strict: false }).prependTo(app.getHttpServer());
  app.get(ResponseCache).prependTo(app.getHttpServer());
  limitServer(app.getHttpServer());
  return app;
}
