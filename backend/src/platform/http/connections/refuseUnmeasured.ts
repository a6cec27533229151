import type { IncomingMessage, Server } from 'node:http';
import type { ProblemCode } from '@coop/domain/answers';
import { endSlowly } from '../body/hangUp.js';
import { hasBody } from '../body/hasBody.js';
import { Problem } from '../problem.js';
import { putInFront } from '../ready/putInFront.js';
import { silence } from './stopParsing.js';

/** Of the addresses that a request came by, in characters: each is looked at. */
const LONGEST_WAY = 1_000;

/**
 * Refuses, before anything else, what does not say how long it is, and what is asked for with a body: in pieces of a byte each
 * costs as much as a request. Browsers, proxies and clients all say it, and none sends a body to read. Nothing more is read of such
 * a connection. The headers are those of all answers.
 *
 * What Node would refuse by itself, it hears as any other, so that nothing goes past those who bound what a connection may cost.
 */
export function refuseUnmeasured(server: Server, headers: Record<string, string>): void {
  // An option of `createServer`, which the framework calls.
  Object.assign(server, { requireHostHeader: false });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  putInFront(server, (request, response) => {
    const codigo = reasonOf(request);
    if (!codigo) return false;
    const problem = new Problem(codigo);
    response.writeHead(problem.getStatus(), {
      ...headers,
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      Connection: 'close',
    });
    response.end(JSON.stringify(problem.body()));
    endSlowly(request.socket);
    silence(request.socket);
    return true;
  });
}

function reasonOf(request: IncomingMessage): ProblemCode | undefined {
  if (request.headers['transfer-encoding'] !== undefined) return 'largo_requerido';
  if (!hasOneHost(request) || namesServer.test(request.url ?? '')) return 'peticion_invalida';
  if (String(request.headers['x-forwarded-for'] ?? '').length > LONGEST_WAY) return 'peticion_invalida';
  if (request.headers.expect !== undefined && !/^100-continue$/i.test(request.headers.expect))
    return 'expectativa_fallida';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && hasBody(request) ? 'peticion_invalida' : undefined;
}

/** What is asked of a proxy, which we are not: it says its host twice, and may say two. */
const namesServer = /^[a-z][a-z\d+.-]*:/i;

/** Of two, a proxy may read one and we another (RFC 9112, 3.2); before HTTP/1.1 it may be missing. */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && /^host$/i.test(text)).length;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}
