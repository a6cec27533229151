import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { entidadEnPreparacion } from '@coop/domain/entidadEnPreparacion';
import { expect, test } from '@jest/globals';
import { SmtpTransport } from './transport.js';

const answers: Record<string, string> = { EHLO: '250 hola', MAIL: '250 bien', RCPT: '250 bien', DATA: '354 siga' };

/** Takes a mail, and then says every moment that it has not done with it. */
function drip(socket: Socket) {
  socket.on('error', () => undefined);
  socket.write('220 gotas\r\n');
  socket.on('data', (line) => {
    const answer = answers[line.toString().slice(0, 4)];
    if (answer) return socket.write(`${answer}\r\n`);
    const more = setInterval(() => socket.write('250-espere\r\n'), 50);
    socket.on('close', () => clearInterval(more));
  });
}

test('times out with a server that keeps sending partial replies', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    drip(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const transport = new SmtpTransport(
    `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    false,
    400,
  );
  const mail = {
    ...{ id: 'uno', para: 'ana@ejemplo.bo', asunto: 'Asunto', hilo: null, texto: 'Texto', html: null },
    ...{ creadoEn: '2026-11-25T12:00:00.000Z', adjuntos: [], anteriores: [] },
  };
  const sender = { entidad: entidadEnPreparacion, origin: 'http://127.0.0.1', address: 'no-responder@ejemplo.bo' };
  await expect(transport.send(mail, sender)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  for (const socket of sockets) socket.destroy();
  server.close();
});
