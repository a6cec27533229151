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
const fetchEvents = async (rol: Rol, window: object = week): Promise<Suceso[]> =>
  (await get(rol, window).expect(200)).body.sucesos;
const summaries = (all: Suceso[]) => all.map(({ dia, hora, que, titulo, estado }) => [dia, hora, que, titulo, estado]);

describe('calendar of the panel', () => {
  it('lists starts, ends, events, deadlines and holidays by day', async () => {
    const all = await fetchEvents('administrador');
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

  it('links the deadlines of a day to the filtered list', async () => {
    const due = (await fetchEvents('administrador')).find(({ clase }) => clase === 'caso');
    const filter = new URLSearchParams(String(due?.url?.split('?')[1])).get('filter');
    const { body } = await test.as('administrador').get('/api/contactanos/reclamos').query({ filter }).expect(200);
    expect(body).toHaveLength(2);
  });

  it('shows each role its readable sections and holidays', async () => {
    const sections = async (rol: Rol) => [...new Set((await fetchEvents(rol)).map(({ seccion }) => seccion))].sort();
    const holidays = 'sitio/feriados';
    expect(await sections('administrador')).toEqual(['contactanos/reclamos', 'promociones', 'remates', holidays]);
    expect(await sections('comercial')).toEqual(['contactanos/reclamos', holidays]);
    expect(await sections('finanzas')).toEqual([holidays]);
    const dayOff = async (rol: Rol) => (await fetchEvents(rol)).find(({ seccion }) => seccion === holidays)?.url;
    expect([await dayOff('administrador'), await dayOff('finanzas')]).toEqual(['/administrador/sitio/feriados', null]);
    await test.anonymous.get(PATH).query(week).expect(401);
  });

  it('is exported as iCalendar with the right instants', async () => {
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

  it('accepts a range of at most two months', async () => {
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
