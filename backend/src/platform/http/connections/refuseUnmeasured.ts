import type { IncomingMessage, Server } from 'node:http';
import type { ProblemCode } from '@coop/domain/answers';
import { endSlowly } from '../body/hangUp.js';
import { hasBody } from '../body/hasBody.js';
import { Problem } from '../problem.js';
import { putInFront } from '../ready/putInFront.js';

/**
 * Refuses, before anything else, what does not say how long it is, and what is asked for with a body: in pieces of a byte each
 * costs as much as a request. Browsers, proxies and clients all say it, and none sends a body to read.
 * Those headers are set as on all answers.
 */
export function refuseUnmeasured(server: Server, headers: Record<string, string>): void {
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
    hearNoMore(request);
    return true;
  });
}

/** Of what is refused nothing more is read, nor what was read already kept: each piece would cost as much as the next. */
function hearNoMore(request: IncomingMessage): void {
  const { socket } = request;
  endSlowly(socket);
  request.push = () => true;
  // Node's parser lets go of a socket that somebody listens to.
  socket.on('data', () => undefined).removeAllListeners('data');
  socket.pause();
}

function reasonOf(request: IncomingMessage): ProblemCode | undefined {
  if (request.headers['transfer-encoding'] !== undefined) return 'largo_requerido';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && hasBody(request) ? 'peticion_invalida' : undefined;
}
