/** The least that Node can do: hands out one answer, given by the parent as `{ status, headers, body }` (base64). */
import { createServer } from 'node:http';

process.once('message', ({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(status, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
