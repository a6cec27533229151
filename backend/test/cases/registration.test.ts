import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { order, reclamo, register } from './complaint.js';

const test = useApp();

const RECLAMOS = '/api/contactanos/reclamos';

describe('complaint registered by staff', () => {
  it.each(['agencia', 'telefono', 'carta', 'correo', 'whatsapp', 'asfi'])(
    'received by %s stores its number, deadline and consent',
    async (canal) => {
      const row = await register(test, { canal });
      expect(row).toMatchObject({ canal, codigo: expect.stringMatching(/^REC-/), estado: 'registrado' });
      expect(row.fechaLimite).not.toBeNull();
      expect(row.politicaVersion).not.toBeNull();
      expect(row.consentimientoEn).toBe(row.creadoEn);
    },
  );

  it('accepts a letter without contact data or consent when the response is in person', async () => {
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
  ])('stores no consent in %s unless it was given', async (name, values) => {
    const { body } = await test
      .as('comercial')
      .post(`/api/${name}`)
      .send({ ...values, canal: 'telefono' })
      .expect(201);
    expect(body).toMatchObject({ aceptaTratamiento: false, politicaVersion: null, consentimientoEn: null });
  });

  it('rejects the website as its channel', async () => {
    const { body } = await test
      .as('comercial')
      .post(RECLAMOS)
      .send({ ...reclamo, canal: 'web' })
      .expect(422);
    expect(Object.keys(body.errors)).toEqual(['canal']);
  });
});

describe('duplicate complaint', () => {
  const annulAsDuplicate = (row: Parameters<typeof order>[1], reclamoOriginal: string) =>
    order(test, row, 'anular', { motivoAnulacion: 'duplicado', reclamoOriginal }, 'administrador');

  it('is annulled with a reference to the original', async () => {
    const [original, repeat] = [await register(test), await register(test)];
    const { body } = await annulAsDuplicate(repeat, original.id).expect(200);
    expect(body).toMatchObject({ estado: 'anulado', reclamoOriginal: original.id, codigo: repeat.codigo });
  });

  it('requires an original of the same person that is not annulled', async () => {
    const [original, repeat] = [await register(test), await register(test)];
    const other = await register(test, { numeroDocumento: '9988776' });
    for (const [id, message] of [
      [other.id, /misma persona/],
      [repeat.id, /sí mismo/],
      ['018f0000-0000-7000-8000-000000000000', /no existe/],
    ] as const)
      expect((await annulAsDuplicate(repeat, id).expect(422)).body.errors.reclamoOriginal).toMatch(message);
    const third = await register(test);
    await annulAsDuplicate(repeat, original.id).expect(200);
    expect((await annulAsDuplicate(third, repeat.id).expect(422)).body.errors.reclamoOriginal).toMatch(/anulado/);
  });

  it('accepts one of two concurrent annulments that reference each other', async () => {
    const [one, other] = [await register(test), await register(test)];
    const answers = await Promise.all([annulAsDuplicate(one, other.id), annulAsDuplicate(other, one.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('blocks the annulment of its original', async () => {
    const [original, repeat, third] = [await register(test), await register(test), await register(test)];
    await annulAsDuplicate(repeat, original.id).expect(200);
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

  it('accepts one of two concurrent annulments of a duplicate and its original', async () => {
    const [original, repeat] = [await register(test), await register(test)];
    const answers = await Promise.all([
      order(test, original, 'anular', { motivoAnulacion: 'registro_de_prueba' }, 'administrador'),
      annulAsDuplicate(repeat, original.id),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('can be found by document number', async () => {
    const own = await register(test, { numeroDocumento: '1112223' });
    const filter = JSON.stringify({ numeroDocumento: '1112223' });
    const { body } = await test.as('comercial').get(RECLAMOS).query({ filter }).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([own.id]);
  });
});
