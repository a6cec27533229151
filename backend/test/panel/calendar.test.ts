import { type Rol, todayInLaPaz } from '@coop/domain';
import type { Suceso } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { storeRow } from './storeRow.js';

const PATH = '/api/calendario';
const today = todayInLaPaz();
const on = (days: number) => addDays(today, days);
const week = { desde: today, hasta: on(6) };

const test = useApp();
let remate: string;
beforeAll(async () => {
  const promo = { estado: 'publicado', vigenteDesde: on(1), vigenteHasta: on(3) };
  await storeRow(test, 'promociones', { titulo: 'Promoción de la semana', ...promo });
  await storeRow(test, 'promociones', { titulo: 'Promoción en borrador', ...promo, estado: 'borrador' });
  await storeRow(test, 'promociones', { titulo: 'Promoción retirada', ...promo, estado: 'archivado' });
  await storeRow(test, 'promociones', {
    titulo: 'Promoción de después',
    ...promo,
    vigenteDesde: on(7),
    vigenteHasta: null,
  });
  // 23:30 in La Paz is the next day in UTC.
  const subasta = { estado: 'publicado', fechaSubasta: `${on(3)}T03:30:00.000Z` };
  remate = (await storeRow(test, 'remates', { codigo: 'AR-2026-900', titulo: 'Casa', ...subasta })).id;
  for (const days of [2, 2, 9]) await storeRow(test, 'contactanos/reclamos', { venceEn: on(days) });
  await storeRow(test, 'contactanos/reclamos', { venceEn: null, estado: 'cerrado' });
  await storeRow(test, 'sitio/feriados', {
    fecha: on(4),
    nombre: 'Día de prueba',
    ambito: 'nacional',
    tipo: 'feriado',
  });
});

const get = (rol: Rol, window: object = week) => test.as(rol).get(PATH).query(window);
const happens = async (rol: Rol, window: object = week): Promise<Suceso[]> =>
  (await get(rol, window).expect(200)).body.sucesos;
const summaries = (all: Suceso[]) => all.map(({ dia, hora, que, titulo, estado }) => [dia, hora, que, titulo, estado]);

describe('the calendar', () => {
  it('tells what begins, ends, happens and falls due, by day', async () => {
    const all = await happens('administrador');
    expect(summaries(all)).toEqual([
      [on(1), null, 'Comienza', 'Promoción de la semana', 'Publicado'],
      [on(1), null, 'Comienza', 'Promoción en borrador', 'Borrador'],
      [on(2), null, 'Vencen', '2 reclamos', null],
      [on(2), '23:30', 'Subasta', 'AR-2026-900 Casa', 'Publicado'],
      [on(3), null, 'Termina', 'Promoción de la semana', 'Publicado'],
      [on(3), null, 'Termina', 'Promoción en borrador', 'Borrador'],
      [on(4), null, 'Feriado', 'Día de prueba', null],
    ]);
    expect(all.find(({ que }) => que === 'Subasta')?.url).toBe(`/administrador/remates/${remate}`);
    const moved = all
      .filter(({ mudanza }) => mudanza)
      .map(({ que, titulo, mudanza }) => [que, titulo, mudanza?.publicado]);
    expect(moved).toEqual([
      ['Comienza', 'Promoción de la semana', true],
      ['Comienza', 'Promoción en borrador', false],
    ]);
  });

  it('leads from the cases of a day to their list, which has as many', async () => {
    const due = (await happens('administrador')).find(({ clase }) => clase === 'caso');
    const filter = new URLSearchParams(String(due?.url?.split('?')[1])).get('filter');
    const { body } = await test.as('administrador').get('/api/contactanos/reclamos').query({ filter }).expect(200);
    expect(body).toHaveLength(2);
  });

  it('tells each role of what it reads, and of holidays, alone', async () => {
    const sections = async (rol: Rol) => [...new Set((await happens(rol)).map(({ seccion }) => seccion))].sort();
    const everybodys = 'sitio/feriados';
    expect(await sections('administrador')).toEqual(['contactanos/reclamos', 'promociones', 'remates', everybodys]);
    expect(await sections('comercial')).toEqual(['contactanos/reclamos', everybodys]);
    expect(await sections('finanzas')).toEqual([everybodys]);
    const dayOff = async (rol: Rol) => (await happens(rol)).find(({ seccion }) => seccion === everybodys)?.url;
    expect([await dayOff('administrador'), await dayOff('finanzas')]).toEqual(['/administrador/sitio/feriados', null]);
    await test.anonymous.get(PATH).query(week).expect(401);
  });

  it('goes out as iCalendar, with each moment in its zone', async () => {
    const { text, headers } = await test.as('administrador').get(`${PATH}/calendario.ics`).query(week).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(7);
    const plain = (day: string) => day.replaceAll('-', '');
    expect(text).toContain(`DTSTART:${plain(on(3))}T033000Z`);
    expect(text).toContain(`DTEND:${plain(on(3))}T043000Z`);
    expect(text).toContain(`DTSTART;VALUE=DATE:${plain(on(4))}`);
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text).toContain('SUMMARY:Subasta: AR-2026-900 Casa (Publicado)');
    await test.anonymous.get(`${PATH}/calendario.ics`).query(week).expect(401);
  });

  it('shows two months at most, in their order', async () => {
    await get('administrador', { desde: today, hasta: on(61) }).expect(200);
    for (const window of [
      { desde: today, hasta: on(62) },
      { desde: today, hasta: on(-1) },
      { desde: 'ayer', hasta: today },
      {},
    ]) {
      const { body } = await get('administrador', window).expect(400);
      expect(body.codigo).toBe('peticion_invalida');
    }
  });
});
