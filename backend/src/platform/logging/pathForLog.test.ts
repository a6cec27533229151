import { expect, it } from '@jest/globals';
import { pinoHttp } from 'pino-http';
import { readConfig } from '../config/config.js';
import { logging } from './logging.js';

function logged(url: string): string {
  const lines: string[] = [];
  const { pinoHttp: options } = logging(readConfig({ NODE_ENV: 'test' }));
  const { logger } = pinoHttp({ ...(options as object), stream: { write: (line: string) => lines.push(line) } });
  logger.info({ req: { id: '1', method: 'GET', url, remoteAddress: '127.0.0.1' } });
  return JSON.parse(lines[0] as string).req.path;
}

it.each([
  ['/api/novedades/0199?filter={"q":"Quispe"}', '/api/novedades/0199'],
  ['/api/novedades/0199/vista-previa', '/api/novedades/0199/vista-previa'],
  ['/vista-previa/89niVn5NPJ6iK60NEFWfsmYfztN89uvW', '/vista-previa/…'],
  ['/vista-previa/89niVn5NPJ6iK60NEFWfsmYfztN89uvW/documentos/a.pdf?v=1', '/vista-previa/…'],
  ['/vista-previa//89niVn5NPJ6iK60NEFWfsmYfztN89uvW', '/vista-previa/…'],
  ['//vista-previa/./89niVn5NPJ6iK60NEFWfsmYfztN89uvW', '//vista-previa/…'],
  ['/api//publico/./envios//89niVn5NPJ6iK60NEFWfsmYfztN89uvW', '/api//publico/./envios/…'],
  ['/api/publico/envios/89niVn5NPJ6iK60NEFWfsmYfztN89uvW/constancia', '/api/publico/envios/…'],
  ['/api/publico/env%69os%2F89niVn5NPJ6iK60NEFWfsmYfztN89uvW', '/api/publico/envios/…'],
  ['/VISTA-PREVIA/89niVn5NPJ6iK60NEFWfsmYfztN89uvW', '/VISTA-PREVIA/…'],
  ['/a'.padEnd(15_000, 'a'), `${'/a'.padEnd(500, 'a')}…`],
])('logs the path without query, preview token or receipt token: %s', (url, path) => {
  expect(logged(url)).toBe(path);
});
