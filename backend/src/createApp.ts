import type { Server } from 'node:http';
import type { Type } from '@nestjs/common';
import { HttpAdapterHost, NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { appModule } from './appModule.js';
import { RouteList } from './platform/auth/route-list.js';
import { StaffTokens } from './platform/auth/staff-tokens.js';
import { isHttps } from './platform/config/isHttps.js';
import type { Config } from './platform/config/settings.js';
import type { Connection } from './platform/database/connect.js';
import { EntidadInForce } from './platform/entidad/entidad-in-force.js';
import { hasBody } from './platform/http/body/hasBody.js';
import { isMultipart } from './platform/http/body/isMultipart.js';
import { addressOf } from './platform/http/budget/addressOf.js';
import { isHealthCheck } from './platform/http/budget/isHealthCheck.js';
import { siteOf } from './platform/http/budget/networkOf.js';
import { RefusalLog } from './platform/http/budget/refusal-log.js';
import { type Cost, RequestBudget } from './platform/http/budget/request-budget.js';
import { cutUnread } from './platform/http/connections/cutUnread.js';
import { limitConnections } from './platform/http/connections/limitConnections.js';
import { refuseUnmeasured } from './platform/http/connections/refuseUnmeasured.js';
import { stopParsing } from './platform/http/connections/stopParsing.js';
import { takeInOrder } from './platform/http/connections/takeInOrder.js';
import { indexRoutes, type Router } from './platform/http/indexRoutes.js';
import { KnownMethods } from './platform/http/methods/known-methods.js';
import { openApiOf } from './platform/http/openapi/openapi.js';
import { OpenApiDocument } from './platform/http/openapi/openapi-document.js';
import { Problem } from './platform/http/problem.js';
import { KeptAnswers } from './platform/http/ready/kept-answers.js';
import { RequestTurns } from './platform/http/turns/request-turns.js';
import { requestLog } from './platform/logging/requestLog.js';
import { ServerLogger } from './platform/logging/server-logger.js';
import { SiteService } from './site/site.service.js';

/** Builds the server, with those modules besides, ready to listen; the tests use this same one. */
export async function createApp(
  config: Config,
  connection: Connection,
  modules: readonly Type[] = [],
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(appModule(config, connection, modules), {
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
  app.use(limitRequests(app.get(RequestBudget), app.get(RequestTurns), app.get(StaffTokens, { strict: false })));
  app.use(refuseCompressed(app.get(RefusalLog)));
  app.use(requestLog(await app.resolve(PinoLogger)));
  app.use(answerOptions(app.get(KnownMethods)));
  await app.init();
  indexRoutes(app.get(HttpAdapterHost).httpAdapter.getInstance<{ router: Router }>().router);
  const [list, entidad] = [app.get(RouteList, { strict: false }), app.get(EntidadInForce, { strict: false })];
  app.get(OpenApiDocument).from(() => openApiOf({ routes: list.routes(), entidad: entidad.current, config }));
  if (config.SITE) app.get(SiteService, { strict: false }).putInFront(app.getHttpServer());
  app.get(KeptAnswers).putInFront(app.getHttpServer());
  // After all that answers in front: it is in front of them too.
  guardConnections(app.getHttpServer(), config);
  return app;
}

/** Says which methods an address has. No other origin is let in by it: no header of CORS is sent. */
const answerOptions =
  (methods: KnownMethods) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const allowed = request.method === 'OPTIONS' ? methods.at(request.path) : [];
    if (allowed.length === 0) next();
    else response.status(204).set('Allow', allowed.join(', ')).end();
  };

/**
 * Nothing that is sent to us is inflated: eighteen bytes can stand for a megabyte. Browsers never compress what they send.
 */
const refuseCompressed =
  (log: RefusalLog) =>
  ({ headers, ip = '' }: Request, _response: Response, next: NextFunction): void => {
    const encoding = headers['content-encoding'] ?? 'identity';
    const isPlain = encoding.trim().toLowerCase() === 'identity';
    if (!isPlain) log.tell('compressed', siteOf(ip));
    next(isPlain ? undefined : new Problem('tipo_no_admitido', 'Envíe el contenido sin comprimir.'));
  };

/** What one connection, and all of one sender, may cost before anybody looks at what is asked for. */
function guardConnections(server: Server, config: Config): void {
  cutUnread(server, (request) => siteOf(addressOf(request, config)));
  refuseUnmeasured(server, headersOfAnswers(config));
  takeInOrder(server);
  stopParsing(server);
  limitConnections(server, config.TRUSTED_PROXIES);
}

/**
 * Counts what reaches Express: of the staff by who they are, of everybody else by the address, which an office shares with its
 * visitors. It goes on in turns. A process is not taken out of service because somebody asks too much of it.
 */
const limitRequests =
  (budget: RequestBudget, turns: RequestTurns, tokens: StaffTokens) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (isHealthCheck(request)) {
      await turns.arrive(request);
      return next();
    }
    const cost = costOf(request);
    // What is refused takes time too; and so does finding out whose a token is, which nobody has before their turn.
    const isNew = tokens.isNew(request);
    await turns.arrive(request, isNew ? undefined : await tokens.findUid(request));
    const uid = isNew && !(await budget.mayLookUp(request)) ? undefined : await tokens.findUid(request);
    const { address, staff } = budget.policies;
    if (uid) await staff.tell(response, () => budget.takeOfStaff(uid, cost));
    else {
      await address.tell(response, () => budget.take(request, cost));
      await budget.chargeForBody(request);
      const { socket } = request;
      const before = socket.bytesWritten;
      // Once it is written, whether or not it is ever read.
      response.once('prefinish', () => {
        // Compressed, it takes less of the line and as long to make.
        const made: number = response.locals.madeBytes ?? 0;
        void budget.chargeFor(request, Math.max(made, socket.bytesWritten - before));
      });
    }
    next();
  };

function costOf(request: Request): Cost {
  if (!hasBody(request)) return 'answer';
  return isMultipart(request) ? 'form' : 'sent';
}

/**
 * Headers of every answer of the API; pages have a policy of their own in site/. The API answers data, never a document: its
 * policy lets nothing run, load or frame.
 */
const headersOfAnswers = ({ ORIGIN }: Pick<Config, 'ORIGIN'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  ...(isHttps(ORIGIN) && {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  }),
});

/** Sets them on all that Nest answers. */
function securityHeaders(config: Config) {
  const fixed = Object.entries(headersOfAnswers(config));
  return (request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of fixed) response.setHeader(name, value);
    // Routes are found whatever the case.
    if (/^\/api\//i.test(request.path)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}
