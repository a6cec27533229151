import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { faultsOf } from '../../../values/validity.js';
import { visitorSchema } from '../../../values/visitorSchema.js';
import { reclamos } from '../../reclamos/reclamos.js';

const today = '2026-11-23';
const natural = {
  tipoPersona: 'natural',
  nombres: 'Ana María',
  primerApellido: 'Quispe',
  tipoDocumento: 'ci',
  numeroDocumento: '4.812.345',
  esCliente: 'socio',
  celular: '712-34567',
  direccion: 'Calle Junín N° 12, zona Central',
  departamento: 'PT',
  ciudad: 'Potosí',
  producto: 'caja_ahorro',
  motivo: 'tiempo_espera',
  fechaHecho: '2026-11-20',
  descripcion: 'Esperé dos horas en la fila de cajas.',
  medioRespuesta: 'agencia',
  medioNumero: 'pantalla',
  aceptaTratamiento: true,
};
const juridica = {
  ...natural,
  tipoPersona: 'juridica',
  nombres: null,
  primerApellido: null,
  razonSocial: 'Importadora Illimani S.R.L.',
  tipoDocumento: 'nit',
  numeroDocumento: '1023456021',
  representanteLegal: 'Luis Mamani',
  numeroTestimonio: '123/2024',
};

/** Messages by field: of each value alone or, when all are good, of the whole. */
function faultsWith(values: object, schema: z.ZodType = visitorSchema(reclamos)): Record<string, string> {
  const read = schema.safeParse(values);
  if (read.success) return faultsOf(reclamos, read.data as Record<string, unknown>, today);
  return Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('persona', () => {
  it('accepts a natural person and a company', () => {
    expect(faultsWith(natural)).toEqual({});
    expect(faultsWith(juridica)).toEqual({});
  });

  it('accepts either surname alone and requires one', () => {
    expect(faultsWith({ ...natural, primerApellido: null, segundoApellido: 'Ñuflo' })).toEqual({});
    expect(faultsWith({ ...natural, primerApellido: '' })).toEqual({ primerApellido: 'Ingrese al menos un apellido' });
  });

  it.each(["O'Connor", 'Núñez-Vela', 'De la Vía', 'Müller', 'Jr.'])('accepts the surname «%s»', (primerApellido) => {
    expect(faultsWith({ ...natural, primerApellido })).toEqual({});
  });

  it.each(['Quispe1', '<b>Ana</b>', 'Q'])('rejects the surname «%s»', (primerApellido) => {
    expect(Object.keys(faultsWith({ ...natural, primerApellido }))).toEqual(['primerApellido']);
  });

  it('requires the names of a person, and the name and representative of a company', () => {
    expect(Object.keys(faultsWith({ ...natural, nombres: null }))).toEqual(['nombres']);
    expect(Object.keys(faultsWith({ ...juridica, razonSocial: null, representanteLegal: null }))).toEqual([
      'razonSocial',
      'representanteLegal',
    ]);
    expect(Object.keys(faultsWith({ ...juridica, numeroTestimonio: null }))).toEqual(['numeroTestimonio']);
  });

  it('accepts a CI with or without complement, stored in capitals', () => {
    expect(reclamos.draft().parse({ ...natural, complemento: '1a' })).toMatchObject({
      numeroDocumento: '4812345',
      complemento: '1A',
      celular: '+59171234567',
    });
    expect(faultsWith({ ...natural, complemento: '' })).toEqual({});
    expect(Object.keys(faultsWith({ ...natural, complemento: '1AB' }))).toEqual(['complemento']);
  });

  it.each([
    ['ci', '4812345', true],
    ['ci', '0812345', false],
    ['ci', '4812345-1A', false],
    ['ci', '48123456789', false],
    ['ci_extranjero', 'E-1234567', true],
    ['ci_extranjero', 'X1234567', false],
    ['pasaporte', 'ab123456', true],
    ['pasaporte', 'AB-12345', false],
    ['nit', '1023456021', true],
    ['nit', '12345', false],
  ])('%s numbered %s is valid: %s', (tipoDocumento, numeroDocumento, isGood) => {
    const expected = isGood ? {} : { numeroDocumento: expect.any(String) };
    expect(faultsWith({ ...natural, tipoDocumento, numeroDocumento })).toEqual(expected);
  });

  it('requires one contact, and the one that the chosen answer channel needs', () => {
    const correo = 'ana@ejemplo.bo';
    expect(faultsWith({ ...natural, celular: null, correo })).toEqual({});
    expect(Object.keys(faultsWith({ ...natural, celular: null }))).toEqual(['celular']);
    expect(Object.keys(faultsWith({ ...natural, medioRespuesta: 'correo' }))).toEqual(['correo']);
    expect(Object.keys(faultsWith({ ...natural, celular: null, correo, medioRespuesta: 'whatsapp_aviso' }))).toEqual([
      'celular',
    ]);
  });

  it.each([undefined, null, '', false])('does not accept %p as consent', (aceptaTratamiento) => {
    expect(faultsWith({ ...natural, aceptaTratamiento })).toEqual({
      aceptaTratamiento: 'Debe aceptar el tratamiento de sus datos para continuar',
    });
  });

  it('for staff, requires a contact only if the answer needs one, and no consent', () => {
    const byStaff = (values: object) => faultsWith({ ...natural, canal: 'carta', ...values }, reclamos.draft());
    const letter = { celular: null, correo: null, aceptaTratamiento: false };
    expect(byStaff({ ...letter, medioRespuesta: 'agencia' })).toEqual({});
    expect(byStaff({ ...letter, medioRespuesta: 'domicilio' })).toEqual({});
    expect(Object.keys(byStaff({ ...letter, medioRespuesta: 'domicilio', direccion: '' }))).toEqual(['direccion']);
    expect(Object.keys(byStaff({ ...letter, medioRespuesta: 'correo' })).sort()).toEqual(['celular', 'correo']);
    expect(faultsOf(reclamos, { ...natural, ...letter, numeroDocumento: '4812345', canal: 'web' }, today)).toEqual({
      celular: 'Ingrese un celular o un correo electrónico',
    });
  });

  it('rejects card numbers and future or too old dates', () => {
    expect(faultsWith({ ...natural, descripcion: 'Mi tarjeta 4111 1111 1111 1111 no funciona.' })).toEqual({
      descripcion: 'No escriba números de tarjeta ni claves: bórrelos para continuar. Nunca se los pediremos',
    });
    expect(Object.keys(faultsWith({ ...natural, fechaHecho: '2026-11-24' }))).toEqual(['fechaHecho']);
    expect(Object.keys(faultsWith({ ...natural, fechaHecho: '2016-11-22' }))).toEqual(['fechaHecho']);
    expect(faultsWith({ ...natural, fechaHecho: '2016-11-23' })).toEqual({});
  });
});
