/**
 * Baseline: a minimal node:http server with one fixed response, sent by the parent as `{ status, headers, body }`
 * (base64).
 */
import { createServer } from 'node:http';

process.once('message', ({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(status, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
