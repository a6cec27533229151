import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium } from '../browser/launchChromium.mjs';

const PAGES = { '/': 'h1', '/contactanos/reclamos': 'form', '/administrador': '#root form' };
const PATIENCE_MS = 60_000;
const LA_PAZ_MS = 4 * 3_600_000;

/** People of that site, whose proxy listens at that port of this machine, with a certificate of its own. */
export function useProduct({ host, port, token }) {
  const agent = new Agent({ rejectUnauthorized: false });
  const headers = { authorization: `Bearer ${token}` };
  return { look, quote, complain, find, see, hasMail };

  /** Status and content of what is asked. */
  async function ask(path, { method = 'GET', body, headers } = {}) {
    const sent = request({
      host: '127.0.0.1',
      port,
      servername: host,
      agent,
      path,
      method,
      headers: { host, ...headers, ...(body && { 'content-type': 'application/json' }) },
    });
    sent.end(body && JSON.stringify(body));
    const [answer] = await once(sent, 'response');
    return { status: answer.statusCode, content: await text(answer) };
  }

  /** That each of these answers 200. */
  async function look(...paths) {
    for (const path of paths) {
      const { status } = await ask(path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
    }
  }

  /** Staff say what the dollar costs today, which nobody brings here from elsewhere. */
  async function quote() {
    const fecha = new Date(Date.now() - LA_PAZ_MS).toISOString().slice(0, 10);
    const body = { compra: '11.50', venta: '11.60', ufv: '3.33384', fecha, motivo: 'Ensayo de la imagen' };
    const { status, content } = await ask('/api/cotizacion', { method: 'PUT', body, headers });
    if (status !== 200) throw new Error(`Cotización: ${status} ${content}`);
  }

  /** Sends a complaint; its number. */
  async function complain(complaint) {
    const body = { ...complaint, correo: 'socia@entidad.bo', numeroDocumento: String(randomInt(1e6, 1e7)) };
    const { status, content } = await ask('/api/publico/contactanos/reclamos', { method: 'POST', body });
    if (status !== 201) throw new Error(`Reclamo: ${status} ${content}`);
    return JSON.parse(content).codigo;
  }

  /** That staff read the complaint of that number. */
  async function find(codigo) {
    const filter = encodeURIComponent(JSON.stringify({ q: codigo }));
    const { status, content } = await ask(`/api/contactanos/reclamos?filter=${filter}`, { headers });
    if (status !== 200 || !content.includes(codigo)) throw new Error(`El personal no lee ${codigo}: ${status}`);
  }

  /** That a browser draws the pages and complains of nothing. */
  async function see() {
    const browser = await launchChromium([
      `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`,
      // Of its scripts that work in the background, too.
      '--ignore-certificate-errors',
    ]);
    try {
      const page = await browser.newPage();
      const faults = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
      for (const [path, part] of Object.entries(PAGES)) {
        await page.goto(`https://${host}${path}`, { timeout: PATIENCE_MS });
        await page.locator(part).first().waitFor({ timeout: PATIENCE_MS });
      }
      if (faults.length > 0) throw new Error(`El navegador se queja: ${faults.join('; ')}`);
    } finally {
      await browser.close();
    }
  }

  /** That a mail names that complaint, where mails are read. */
  async function hasMail(mailPort, codigo) {
    const deadline = Date.now() + PATIENCE_MS;
    let read = '';
    while (Date.now() < deadline) {
      const answer = await fetch(`http://127.0.0.1:${mailPort}/api/v1/messages`);
      read = await answer.text();
      if (read.includes(codigo)) return;
      await sleep(500);
    }
    throw new Error(`Ningún correo nombra ${codigo}: ${read.slice(0, 500)}`);
  }
}
