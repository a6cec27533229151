import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';

const bien = {
  codigo: 'BA-2026-900',
  titulo: 'Casa en Sopocachi',
  descripcion: 'Casa de dos plantas con jardín, a una cuadra de la avenida.',
  tipo: 'casa',
  departamento: 'LP',
  municipio: 'La Paz',
  superficieTerreno: '240.00',
  moneda: 'USD',
  precio: '185000.00',
  estadoDocumental: 'saneado',
  contactoNombre: 'Unidad de Bienes',
  contactoCelular: '70000000',
};

const test = useApp();
let row: { id: string; slug: string; version: number };
beforeAll(async () => {
  const imagen = await uploadPicture(test, 'institucional/bienes-adjudicados', 'imagenes.imagen');
  const { body } = await test
    .as('rrhh')
    .post('/api/institucional/bienes-adjudicados')
    .send({ ...bien, imagenes: [{ imagen }] });
  expect(body.errors ?? {}).toEqual({});
  row = body;
  await order('publicar').expect(200);
});

const order = (name: string, values: object = {}) =>
  test.as('rrhh').post(`/api/institucional/bienes-adjudicados/${row.id}/${name}`).set(test.seen(row.id)).send(values);
const readPublicRow = () => test.anonymous.get(`/api/publico/institucional/bienes-adjudicados/${row.slug}`);

describe('availability state of a foreclosed asset', () => {
  it('reaches visitors at once, without internal fields', async () => {
    expect((await readPublicRow().expect(200)).body.disponibilidad).toBe('disponible');
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await order('reservar', {
      fechaReserva: day(-1),
      reservadoHasta: day(10),
      notaReserva: 'Interesado: J. Pérez',
    }).expect(200);
    const { body } = await readPublicRow().expect(200);
    expect(body.disponibilidad).toBe('reservado');
    expect(JSON.stringify(body)).not.toContain('Pérez');
  });

  it('requires the fields of an action and clears those of the previous state', async () => {
    const { body } = await order('vender').expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['fechaVenta', 'precioVenta']);
    const { body: free } = await order('liberar').expect(200);
    expect(free).toMatchObject({ disponibilidad: 'disponible', fechaReserva: null, notaReserva: null });
  });

  it('hides a withdrawn asset', async () => {
    await order('retirar').expect(200);
    await readPublicRow().expect(404);
  });
});
