import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const NAME = 'institucional/bienes-adjudicados';

const test = useApp();
let imagen: string;
beforeAll(async () => {
  imagen = await uploadPicture(test, NAME, 'imagenes.imagen');
});

const goods = writing(test, NAME, () => ({
  titulo: 'Departamento en Sopocachi',
  tipo: 'departamento',
  descripcion: 'Departamento de dos dormitorios con vista al Illimani.',
  departamento: 'LP',
  municipio: 'La Paz',
  superficieTerreno: '95.00',
  moneda: 'USD',
  precio: '82000',
  estadoDocumental: 'saneado',
  imagenes: [{ imagen }],
  contactoNombre: 'Rosa Quispe',
  contactoCelular: '70000002',
}));
const reserve = (days: number) => ({ fechaReserva: dayFromNow(0), reservadoHasta: dayFromNow(days) });
const sale = { fechaVenta: dayFromNow(0), precioVenta: '81000' };

describe('foreclosed asset on sale', () => {
  it('is reserved for at most thirty days, released, sold and corrected', async () => {
    const row = await goods.publish();
    expect((await goods.order(row, 'reservar', reserve(31)).expect(422)).body.errors).toHaveProperty('reservadoHasta');
    const reserved = (await goods.order(row, 'reservar', { ...reserve(30), notaReserva: 'Familia Mamani' }).expect(200))
      .body;
    const { body, text } = await goods.read(row).expect(200);
    expect(body.disponibilidad).toBe('reservado');
    expect(text).not.toContain('Mamani');
    const freed = (await goods.order(reserved, 'liberar').expect(200)).body;
    expect(freed).toMatchObject({ disponibilidad: 'disponible', reservadoHasta: null, conCambios: false });
    await goods.order(freed, 'vender', sale).expect(422);
    const again = (await goods.order(freed, 'reservar', reserve(5)).expect(200)).body;
    const slip = { ...sale, precioVenta: '8100' };
    expect((await goods.order(again, 'vender', slip).expect(422)).body.errors).toHaveProperty('precioConfirmado');
    const sold = (await goods.order(again, 'vender', { ...slip, precioConfirmado: true }).expect(200)).body;
    await goods.order(sold, 'liberar').expect(422);
    const right = { ...sale, precioVenta: '81000.00', correccion: 'Faltaba un cero.' };
    const empty = await goods.order(sold, 'corregirVenta', { ...right, precioVenta: null }).expect(422);
    expect(empty.body.errors).toHaveProperty('precioVenta');
    expect((await goods.order(sold, 'corregirVenta', right).expect(200)).body).toMatchObject(right);
  });

  it('is found by its type', async () => {
    const shop = await goods.publish({ tipo: 'local_comercial', titulo: 'Planta baja en el Prado' });
    const found = await goods.list({ filter: { q: 'Local comercial' } });
    expect(found.map(({ id }: { id: string }) => id)).toEqual([shop.id]);
  });

  it('marks an expired reservation', async () => {
    const row = await goods.publish();
    const past = { fechaReserva: dayFromNow(-10), reservadoHasta: dayFromNow(-1) };
    const expired = (await goods.order(row, 'reservar', past).expect(200)).body;
    expect(expired.reservaVencida).toBe(true);
    const other = await goods.publish();
    expect((await goods.order(other, 'reservar', reserve(0)).expect(200)).body.reservaVencida).toBe(false);
    const filter = JSON.stringify({ reservaVencida: true });
    const { body } = await test.as('rrhh').get(`/api/${NAME}`).query({ filter }).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([row.id]);
  });

  it('stays public for thirty days after its sale, and is hidden once withdrawn', async () => {
    const sell = async (fechaVenta: string) => {
      const dates = { fechaReserva: fechaVenta, reservadoHasta: fechaVenta };
      const reserved = (await goods.order(await goods.publish(), 'reservar', dates).expect(200)).body;
      return (await goods.order(reserved, 'vender', { ...sale, fechaVenta }).expect(200)).body;
    };
    const { body } = await goods.read(await sell(dayFromNow(-30))).expect(200);
    expect(body).not.toHaveProperty('precioVenta');
    await goods.read(await sell(dayFromNow(-31))).expect(404);
    const row = await goods.publish();
    await goods.order(row, 'retirar').expect(200);
    await goods.read(row).expect(404);
  });

  it('shows the discount from the previous price, which must be higher', async () => {
    const row = await goods.publish({ precio: '75000', precioAnterior: '90000' });
    expect((await goods.read(row).expect(200)).body.rebaja).toBe('16.6700');
    expect((await goods.read(await goods.publish()).expect(200)).body.rebaja).toBeNull();
    expect((await goods.send({ precio: '75000', precioAnterior: '75000' }).expect(422)).body.errors).toHaveProperty(
      'precioAnterior',
    );
  });

  it('hides internal fields from visitors', async () => {
    const row = await goods.publish({ matriculaDdrr: '2.01.0.99.0000001', fechaAdjudicacion: dayFromNow(-100) });
    const { body } = await goods.read(row).expect(200);
    for (const name of ['matriculaDdrr', 'fechaAdjudicacion', 'mesesEnVenta', 'remate', 'placa'])
      expect(body).not.toHaveProperty(name);
    expect((await goods.stored(row)).mesesEnVenta).toBe(0);
  });

  it('is saved as a partial draft and requires the buyer’s fields to be published', async () => {
    const bare = await goods.create({ municipio: null, superficieTerreno: null, imagenes: [], contactoNombre: null });
    const { body } = await goods.order(bare, 'publicar').expect(422);
    expect(Object.keys(body.errors).sort()).toEqual(['contactoNombre', 'imagenes', 'municipio', 'superficieTerreno']);
    const car = await goods.create({ tipo: 'vehiculo', marca: 'Toyota', modelo: null, anio: 2018 });
    expect(Object.keys((await goods.order(car, 'publicar').expect(422)).body.errors)).toEqual(['modelo']);
    await goods.order((await goods.change(car, { modelo: 'Hilux' })).body, 'publicar').expect(200);
  });

  it('is filtered by type, departamento and price', async () => {
    const house = await goods.publish({ tipo: 'casa', departamento: 'TJ', precio: '50000' });
    const ids = async (filter: object) => (await goods.list({ filter })).map(({ id }: { id: string }) => id);
    expect(await ids({ departamento: 'TJ' })).toEqual([house.id]);
    const moneda = house.moneda;
    expect(await ids({ tipo: 'casa', moneda, precio_desde: '49.999,99', precio_hasta: '50.000' })).toEqual([house.id]);
    expect(await ids({ moneda, precio_desde: '50000.01', departamento: 'TJ' })).toEqual([]);
  });

  it('is compared only with prices in the same currency', async () => {
    const dollars = await goods.publish({ departamento: 'PD', moneda: 'USD', precio: '78000' });
    const dear = await goods.publish({ departamento: 'PD', moneda: 'BOB', precio: '95000' });
    const cheap = await goods.publish({ departamento: 'PD', moneda: 'BOB', precio: '72000' });
    const ids = async (query: { filter: object; sort?: [string, string] }) =>
      (await goods.list(query)).map(({ id }: { id: string }) => id);
    const filter = { departamento: 'PD' };
    expect(await ids({ filter, sort: ['precio', 'ASC'] })).toEqual([cheap.id, dear.id, dollars.id]);
    expect(await ids({ filter, sort: ['precio', 'DESC'] })).toEqual([dear.id, cheap.id, dollars.id]);
    const upTo = { ...filter, precio_hasta: '80.000' };
    expect(await ids({ filter: { ...upTo, moneda: 'BOB' } })).toEqual([cheap.id]);
    expect(await ids({ filter: { ...upTo, moneda: 'USD' } })).toEqual([dollars.id]);
    const params = { filter: JSON.stringify(upTo) };
    const requests = [
      test.anonymous.get('/api/publico/institucional/bienes-adjudicados'),
      test.as('administrador').get('/api/institucional/bienes-adjudicados'),
      test.as('administrador').get('/api/institucional/bienes-adjudicados/exportar'),
    ];
    for (const request of requests)
      expect((await request.query(params).expect(400)).body.detail).toContain('Diga también la moneda');
    const body = await test.find('/api/institucional/bienes-adjudicados', { ...upTo, moneda: 'USD' });
    expect(body.map(({ id }: { id: string }) => id)).toEqual([dollars.id]);
  });
});
