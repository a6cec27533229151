import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../processes/findFreePort.mjs';
import { root } from '../root.mjs';

const HOST = 'www.entidad.bo';
/** Main settings that docs/ejemplos/nginx.conf requires in nginx.conf. */
const ROOM = 'worker_rlimit_nofile 40000; events { worker_connections 16384; }';

/**
 * Starts nginx with docs/ejemplos/nginx.conf in front of the processes, on free local ports and with a temporary
 * certificate.
 */
export async function startNginx(folder, ports) {
  const own = path.join(folder, 'nginx');
  mkdirSync(own);
  const [http, https] = [await findFreePort(), await findFreePort()];
  const [certificate, key] = [path.join(own, 'cadena.pem'), path.join(own, 'clave.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const site = ports.reduce(
    (text, port, at) => text.replace(`127.0.0.1:${3001 + at} `, `127.0.0.1:${port} `),
    readFileSync(path.join(root, 'docs/ejemplos/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
      .replace('/etc/ssl/cooperativa/cadena.pem', certificate)
      .replace('/etc/ssl/cooperativa/clave.pem', key)
      .replaceAll('/var/log/nginx/', `${own}/`),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  const file = path.join(own, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${own}/pid; error_log ${own}/error.log; ${ROOM} http { access_log off; ${temporary.join(' ')}\n${site}\n}`,
  );
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  return { child, host: HOST, port: https, log: path.join(own, 'cooperativa.log') };
}
