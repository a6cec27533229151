import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium } from '../browser/launchChromium.mjs';

const PAGES = { '/': 'h1', '/contactanos/reclamos': 'form', '/administrador': '#root form' };
const PATIENCE_MS = 60_000;
const LA_PAZ_MS = 4 * 3_600_000;

/** Simulates users of the site behind its proxy on a local port, with a self-signed certificate. */
export function useProduct({ host, port, token }) {
  const agent = new Agent({ rejectUnauthorized: false });
  const headers = { authorization: `Bearer ${token}` };
  return { look, quote, complain, find, see, hasMail };

  /** Sends a request; returns status and content. */
  async function call(path, { method = 'GET', body, headers } = {}) {
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

  /** Checks that each path answers 200. */
  async function look(...paths) {
    for (const path of paths) {
      const { status } = await call(path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
    }
  }

  /** Enters today's exchange rate as staff, since no external source provides it here. */
  async function quote() {
    const fecha = new Date(Date.now() - LA_PAZ_MS).toISOString().slice(0, 10);
    const body = { compra: '11.50', venta: '11.60', ufv: '3.33384', fecha, motivo: 'Ensayo de la imagen' };
    const { status, content } = await call('/api/cotizacion', { method: 'PUT', body, headers });
    if (status !== 200) throw new Error(`Cotización: ${status} ${content}`);
  }

  /** Sends a complaint and returns its number. */
  async function complain(complaint) {
    const body = { ...complaint, correo: 'socia@entidad.bo', numeroDocumento: String(randomInt(1e6, 1e7)) };
    const { status, content } = await call('/api/publico/contactanos/reclamos', { method: 'POST', body });
    if (status !== 201) throw new Error(`Reclamo: ${status} ${content}`);
    return JSON.parse(content).codigo;
  }

  /** Checks that staff can read the complaint. */
  async function find(codigo) {
    const filter = encodeURIComponent(JSON.stringify({ q: codigo }));
    const { status, content } = await call(`/api/contactanos/reclamos?filter=${filter}`, { headers });
    if (status !== 200 || !content.includes(codigo)) throw new Error(`El personal no lee ${codigo}: ${status}`);
  }

  /** Checks that a browser renders the pages without errors. */
  async function see() {
    const browser = await launchChromium([
      `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`,
      // Also covers service workers.
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

  /** Waits for a mail that contains the complaint's number. */
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
