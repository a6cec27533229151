import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { appModule } from './appModule.js';
import { StaffTokens } from './auth/staff-tokens.js';
import type { Config } from './config.js';
import type { Connection } from './database/connect.js';
import { limitRequests } from './http/limitRequests.js';
import { openApiOf } from './http/openapi.js';
import { OpenApiDocument } from './http/openapi-document.js';
import { RefusalLog } from './http/refusal-log.js';
import { refuseCompressed } from './http/refuseCompressed.js';
import { RequestBudget } from './http/request-budget.js';
import { securityHeaders } from './http/securityHeaders.js';
import { ServerLogger } from './logging/server-logger.js';
import { SiteService } from './site/site.service.js';

/** Builds the server, ready to listen; the tests use this same one. */
export async function createApp(config: Config, connection: Connection): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(appModule(config, connection), {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(ServerLogger));
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(securityHeaders(config));
  app.use(limitRequests(app.get(RequestBudget), app.get(StaffTokens, { strict: false })));
  app.use(refuseCompressed(app.get(RefusalLog)));
  await app.init();
  app.get(OpenApiDocument).from(() => openApiOf(app));
  if (config.SITE) app.get(SiteService, { strict: false }).putInFront(app.getHttpServer());
  return app;
}
