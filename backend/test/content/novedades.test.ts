import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const test = useApp();
let imagen: string;
beforeAll(async () => {
  imagen = await uploadPicture(test, 'novedades', 'imagen');
});

const { send, order, change, create, publish, stored, read, list } = writing(test, 'novedades', () => ({
  titulo: 'Novedad de prueba',
  contenido: `<p>${'Lo que pasó esta semana en la cooperativa. '.repeat(3)}</p>`,
  categoria: 'socios',
  fechaPublicacion: dayFromNow(-3),
  imagen,
}));
const titles = (rows: { titulo: string }[]) => rows.map(({ titulo }) => titulo);

describe('date of a news item', () => {
  it('hides the item, its event and its image before that day', async () => {
    const picture = await uploadPicture(test, 'novedades', 'imagen');
    const row = await publish({ titulo: 'Noticia de mañana', fechaPublicacion: dayFromNow(1), imagen: picture });
    expect(row).toMatchObject({ situacion: 'programado', vigenteDesde: dayFromNow(1) });
    await read(row).expect(404);
    await test.anonymous.get(`/api/publico/novedades/${row.slug}/evento.ics`).expect(404);
    expect(titles(await list({ filter: { q: 'mañana' } }))).toEqual([]);
    const image = (await read(await publish()).expect(200)).body.imagen;
    await test.anonymous.get(image.url).expect(200);
    await test.anonymous.get(image.url.replace(image.id, picture)).expect(404);
  });

  it('publishes at once today or earlier', async () => {
    for (const fechaPublicacion of [dayFromNow(0), dayFromNow(-400)]) {
      const row = await publish({ fechaPublicacion });
      expect(row).toMatchObject({ situacion: 'vigente', vigenteDesde: fechaPublicacion });
      await read(row).expect(200);
    }
  });

  it('moves the publication when the item is published again', async () => {
    const row = await publish({ titulo: 'Noticia que se adelanta', fechaPublicacion: dayFromNow(30) });
    const moved = (await change(row, { fechaPublicacion: dayFromNow(-1) }).expect(200)).body;
    await read(row).expect(404);
    await order(moved, 'publicar').expect(200);
    await read(row).expect(200);
  });

  it('is the only source of the visibility start', async () => {
    await send({ vigenteDesde: dayFromNow(5) }).expect(422);
    const row = await create();
    await change(row, { vigenteDesde: dayFromNow(5) }).expect(422);
    expect((await stored(row)).vigenteDesde).toBe(dayFromNow(-3));
  });

  it('rejects an earlier end date', async () => {
    const { body } = await send({ fechaPublicacion: dayFromNow(2), vigenteHasta: dayFromNow(1) }).expect(422);
    expect(body.errors).toEqual({ vigenteHasta: 'No puede terminar antes de la fecha de la novedad' });
    await send({ fechaPublicacion: dayFromNow(2), vigenteHasta: dayFromNow(2) }).expect(201);
  });
});

describe('fields of a news item', () => {
  it.each([
    ['a channel', 'https://www.youtube.com/@kantuta'],
    ['another site', 'https://vimeo.com/12345678901'],
    ['a look-alike', 'https://youtube.com.example/watch?v=dQw4w9WgXcQ'],
  ])('reject a video link to %s', async (_, videoUrl) => {
    const { body } = await send({ videoUrl }).expect(422);
    expect(body.errors).toEqual({ videoUrl: 'Escriba la dirección de un video de YouTube' });
  });

  it('accept a YouTube video', async () => {
    await send({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }).expect(201);
  });

  it.each([
    ['nine tags', { etiquetas: Array.from({ length: 9 }, (_, at) => `Etiqueta ${at}`) }, 'etiquetas'],
    ['a tag over 30 characters', { etiquetas: ['x'.repeat(31)] }, 'etiquetas'],
    ['a short text', { contenido: '<p>Poco.</p>' }, 'contenido'],
    ['an event without a date', { categoria: 'eventos', eventoLugar: 'La Paz' }, 'eventoFecha'],
    ['an event without a place', { categoria: 'eventos', eventoFecha: '2030-01-01T13:30:00.000Z' }, 'eventoLugar'],
  ])('reject %s', async (_, fault, field) => {
    const { body } = await send(fault).expect(422);
    expect(Object.keys(body.errors).map((name) => name.split('.')[0])).toEqual([field]);
  });

  it('accept eight tags of thirty characters', async () => {
    await send({ etiquetas: Array.from({ length: 8 }, (_, at) => `${at}`.padEnd(30, 'x')) }).expect(201);
  });
});

describe('event of a news item', () => {
  const event = {
    categoria: 'eventos',
    titulo: 'Feria; ahorro, crédito',
    eventoFecha: '2030-01-05T13:30:00.000Z',
    eventoLugar: 'Plaza Murillo, La Paz',
  };

  it('is exported as an iCalendar file once published', async () => {
    const draft = await create(event);
    const refused = await test.anonymous.get(`/api/publico/novedades/${draft.slug}/evento.ics`).expect(404);
    expect(refused.headers).not.toHaveProperty('content-disposition');
    await order(draft, 'publicar').expect(200);
    const { text, headers } = await test.anonymous.get(`/api/publico/novedades/${draft.slug}/evento.ics`).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment');
    expect(text).toContain('DTSTART:20300105T133000Z\r\n');
    expect(text).toContain('DTEND:20300105T143000Z\r\n');
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text).toContain('SUMMARY:Feria\\; ahorro\\, crédito');
    expect(text).toContain('LOCATION:Plaza Murillo\\, La Paz');
  });

  it('returns 404 when the news item has no event', async () => {
    const row = await publish();
    await test.anonymous.get(`/api/publico/novedades/${row.slug}/evento.ics`).expect(404);
  });
});

describe('public list of news', () => {
  it('sorts featured items first, then by date', async () => {
    const year = 2011;
    for (const [titulo, day, destacado] of [
      ['Vieja común', '01', false],
      ['Vieja destacada', '02', true],
      ['Nueva común', '03', false],
      ['Nueva destacada', '04', true],
    ] as const)
      await publish({ titulo, fechaPublicacion: `${year}-03-${day}`, destacado });
    const found = await list({
      filter: { fechaPublicacion_desde: `${year}-01-01`, fechaPublicacion_hasta: `${year}-12-31` },
      sort: ['destacado', 'DESC'],
    });
    expect(titles(found)).toEqual(['Nueva destacada', 'Vieja destacada', 'Nueva común', 'Vieja común']);
  });
});
