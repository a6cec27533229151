import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { until } from '../support/until.js';
import { aviso, enqueueMail, linesOf } from './mails.js';
import { useMailApp } from './useMailApp.js';

const { test, server } = useMailApp();

const headers = [
  'auto-submitted',
  'content-language',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

/** OWASP ASVS 1.3.11 and 1.2.1. */
const attacks: [what: string, text: string][] = [
  ['a header', 'A\r\nBcc: x@y.bo'],
  ['a header after a bare line feed', 'A\nBcc: x@y.bo'],
  ['a header after a line separator', 'A\u2028Bcc: x@y.bo'],
  ['an SMTP end of message', 'A\r\n.\r\nMAIL FROM:<x@y.bo>\r\n'],
  ['a MIME part', '--b\r\nContent-Type: text/html\r\n\r\n<b>B</b>'],
  ['an encoded word', '=?utf-8?q?A=0ABcc:_x@y.bo?='],
  ['HTML', '<script>alert(1)</script><img src=x onerror="alert(1)">&lt;'],
  ['an attribute breakout', '"\'><a href=javascript:alert(1)>'],
  ['an expression', ['$', '{7*7}'].join('')],
  ['a template', '{{constructor.constructor("return 1")()}} <%= 7*7 %> #{7*7}'],
];

describe('external texts in an e-mail', () => {
  it.each(attacks)('are escaped: %s', async (what, text) => {
    const before = server.delivered.length;
    const registro = `caso ${what}`;
    const datos = { tipo: 'Consulta', codigo: text, respuesta: text, carta: false, segundaInstancia: false };
    await enqueueMail(test, { ...aviso(registro), plantilla: 'respuesta', datos, registro });
    await until(async () => (await linesOf(test, registro))[0]?.estado === 'enviado');
    expect(server.delivered).toHaveLength(before + 1);
    const { to, mail } = server.delivered.at(-1) ?? { to: [], mail: undefined };
    expect(to).toEqual(['personal@entidad.bo']);
    expect([...new Set(mail?.headers.map(({ key }) => key))].sort()).toEqual(headers);
    const oneLine = text.replace(/[\r\n\u2028]+/g, ' ').replace('=?', '= ?');
    expect(mail?.subject).toBe(`Su consulta ${oneLine}`.trim());
    const spaced = (value = '') => value.replace(/\s+/g, ' ').trim();
    expect(spaced(mail?.text)).toContain(spaced(text));
    const page = load(mail?.html ?? '');
    expect(spaced(page('blockquote').text())).toBe(spaced(text));
    expect(page('script, img, a, b')).toHaveLength(0);
  });
});
