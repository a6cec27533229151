import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { order, reclamo, register } from './complaint.js';

const test = useApp();

const RECLAMOS = '/api/contactanos/reclamos';

describe('a case that staff register', () => {
  it.each(['agencia', 'telefono', 'carta', 'correo', 'whatsapp', 'asfi'])(
    'came by %s: it has its number, its deadline and its consent on record',
    async (canal) => {
      const row = await register(test, { canal });
      expect(row).toMatchObject({ canal, codigo: expect.stringMatching(/^REC-/), estado: 'registrado' });
      expect(row.fechaLimite).not.toBeNull();
      expect(row.politicaVersion).not.toBeNull();
      expect(row.consentimientoEn).toBe(row.creadoEn);
    },
  );

  it('says what the letter says: without contact where it is answered in person, without a consent that nobody was asked for', async () => {
    const letter = { canal: 'carta', celular: null, correo: null, aceptaTratamiento: false };
    for (const medioRespuesta of ['agencia', 'domicilio'])
      expect(await register(test, { ...letter, medioRespuesta })).toMatchObject({
        aceptaTratamiento: false,
        politicaVersion: null,
        consentimientoEn: null,
      });
    const refused = async (values: object) => {
      const sent = { ...reclamo, ...letter, ...values };
      return Object.keys((await test.as('comercial').post(RECLAMOS).send(sent).expect(422)).body.errors).sort();
    };
    expect(await refused({ medioRespuesta: 'correo' })).toEqual(['celular', 'correo']);
    expect(await refused({ medioRespuesta: 'domicilio', direccion: null })).toEqual(['direccion']);
  });

  it.each([
    [
      'contactanos/consultas',
      {
        nombres: 'Rosa',
        primerApellido: 'Mamani',
        celular: '71234567',
        tema: 'ahorro',
        mensaje: 'Pregunta por la caja de ahorro.',
        medioRespuesta: 'llamada',
      },
    ],
    [
      'contactanos/calificaciones',
      { puntaje: '4', canalEvaluado: 'telefono', deseaContacto: true, nombre: 'Rosa', celular: '71234567' },
    ],
    [
      'contactanos/opiniones',
      { tipo: 'sugerencia', asunto: 'Más cajas', mensaje: 'Abran otra caja por la tarde.', nombre: 'Rosa' },
    ],
  ])('invents no consent in %s', async (name, values) => {
    const { body } = await test
      .as('comercial')
      .post(`/api/${name}`)
      .send({ ...values, canal: 'telefono' })
      .expect(201);
    expect(body).toMatchObject({ aceptaTratamiento: false, politicaVersion: null, consentimientoEn: null });
  });

  it('did not come by the site', async () => {
    const { body } = await test
      .as('comercial')
      .post(RECLAMOS)
      .send({ ...reclamo, canal: 'web' })
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['canal']);
  });
});

describe('a complaint that repeats another', () => {
  const voided = (row: Parameters<typeof order>[1], reclamoOriginal: string) =>
    order(test, row, 'anular', { motivoAnulacion: 'duplicado', reclamoOriginal }, 'administrador');

  it('is void, and names the one that stands', async () => {
    const [original, repeat] = [await register(test), await register(test)];
    const { body } = await voided(repeat, original.id).expect(200);
    expect(body).toMatchObject({ estado: 'anulado', reclamoOriginal: original.id, codigo: repeat.codigo });
  });

  it('is of the same person, and of a complaint that stands', async () => {
    const [original, repeat] = [await register(test), await register(test)];
    const other = await register(test, { numeroDocumento: '9988776' });
    for (const [id, message] of [
      [other.id, /misma persona/],
      [repeat.id, /sí mismo/],
      ['018f0000-0000-7000-8000-000000000000', /no existe/],
    ] as const)
      expect((await voided(repeat, id).expect(422)).body.errors.reclamoOriginal).toMatch(message);
    const third = await register(test);
    await voided(repeat, original.id).expect(200);
    expect((await voided(third, repeat.id).expect(422)).body.errors.reclamoOriginal).toMatch(/anulado/);
  });

  it('is not the original of its own original, even where both are said to repeat at the same moment', async () => {
    const [one, other] = [await register(test), await register(test)];
    const answers = await Promise.all([voided(one, other.id), voided(other, one.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('leaves its original to be answered: that one can’t be void any more', async () => {
    const [original, repeat, third] = [await register(test), await register(test), await register(test)];
    await voided(repeat, original.id).expect(200);
    const asTrial = { motivoAnulacion: 'registro_de_prueba' };
    for (const input of [asTrial, { motivoAnulacion: 'duplicado', reclamoOriginal: third.id }]) {
      const { body } = await order(test, original, 'anular', input, 'administrador').expect(422);
      expect(body).toMatchObject({ codigo: 'transicion_invalida', detail: expect.stringContaining(repeat.codigo) });
    }
    const { body } = await test.as('administrador').get(`${RECLAMOS}/${original.id}/ordenes`).expect(200);
    const offered = body.find(({ orden }: { orden: string }) => orden === 'anular');
    expect(offered.impedimento).toContain(`${repeat.codigo} se anuló como duplicado de este`);
    await order(test, third, 'anular', asTrial, 'administrador').expect(200);
  });

  it('has an original that stands, even where that one is void for another reason at the same moment', async () => {
    const [original, repeat] = [await register(test), await register(test)];
    const answers = await Promise.all([
      order(test, original, 'anular', { motivoAnulacion: 'registro_de_prueba' }, 'administrador'),
      voided(repeat, original.id),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('can be found among the person’s others', async () => {
    const own = await register(test, { numeroDocumento: '1112223' });
    const filter = JSON.stringify({ numeroDocumento: '1112223' });
    const { body } = await test.as('comercial').get(RECLAMOS).query({ filter }).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([own.id]);
  });
});
