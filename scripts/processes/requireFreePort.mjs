import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Throws an Error in Spanish if the port can't be listened on, or browsers block it.
 * @param {number} port
 * @param {string} host
 */
export async function requireFreePort(port, host) {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    throw new Error(explain(error, port, host), { cause: error });
  } finally {
    server.close();
  }
  if (await isForbidden(port))
    throw new Error(`Los navegadores no abren el puerto ${port}. Elija otro, por ejemplo: PORT=3000 npm start`);
}

/**
 * Checks for a blocked port of the Fetch standard, by the error message, as nothing listens there.
 * @param {number} port
 */
const isForbidden = (port) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    (error) => error.cause?.message === 'bad port',
  );

function explain(error, port, host) {
  if (error.code === 'EADDRINUSE')
    return `El puerto ${port} ya está en uso por otro programa. Ciérrelo o elija otro, por ejemplo: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES')
    return `No hay permiso para usar el puerto ${port}. Elija uno mayor a 1023: PORT=3000 npm start`;
  return `No se puede escuchar en ${host}:${port} (${error.code}).`;
}
