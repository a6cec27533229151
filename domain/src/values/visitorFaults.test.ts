import { describe, expect, it } from '@jest/globals';
import { reclamos } from '../sections/reclamos/reclamos.js';
import { solicitudesCreditos } from '../sections/solicitudesCreditos/solicitudesCreditos.js';
import { visitorFaults } from './visitorFaults.js';

const today = '2026-11-21';
const loan = { destino: 'educacion', moneda: 'BOB', montoSolicitado: '20.000', plazoMeses: '24' };
const loanFields = ['destino', 'destinoDetalle', 'moneda', 'montoSolicitado', 'plazoMeses'];
const about = (names: string[], values: object) => visitorFaults(solicitudesCreditos, names, { ...values }, today);

describe('visitorFaults', () => {
  it('returns nothing for a valid step, whatever other steps lack', () => {
    expect(about(loanFields, loan)).toEqual({});
  });

  it('checks formats and limits of this step only', () => {
    expect(about(loanFields, { ...loan, montoSolicitado: 'veinte mil', plazoMeses: '481', nombres: '1' })).toEqual({
      montoSolicitado: 'Escriba un número como 1.250,50',
      plazoMeses: 'El valor máximo es 480',
    });
  });

  it('requires the fields that an answer makes mandatory', () => {
    expect(about(loanFields, { ...loan, destino: 'otro' })).toEqual({ destinoDetalle: 'Este campo es obligatorio' });
    expect(about(loanFields, { ...loan, destino: 'otro', destinoDetalle: 'Un pozo de agua' })).toEqual({});
  });

  it('requires each empty cell of a record that an answer makes mandatory', () => {
    const fields = ['tieneDeudas', 'deudas'];
    expect(Object.keys(about(fields, { tieneDeudas: 'si' }))).toEqual([
      'deudas.0.entidad',
      'deudas.0.saldo',
      'deudas.0.cuotaMensual',
    ]);
    const deudas = [{ entidad: 'Banco Ejemplo', saldo: '12.500', cuotaMensual: '650' }];
    expect(about(fields, { tieneDeudas: 'si', deudas })).toEqual({});
    expect(about(fields, { tieneDeudas: 'no' })).toEqual({});
  });

  it("applies the section's rules about this step", () => {
    const person = ['nombres', 'primerApellido', 'segundoApellido', 'fechaNacimiento'];
    const child = { nombres: 'Ana', primerApellido: 'Mamani', fechaNacimiento: '2015-01-01' };
    expect(about(person, child)).toEqual({ fechaNacimiento: 'Debe tener entre 18 y 75 años' });
    expect(about(['nombres'], child)).toEqual({});
  });

  it('counts age by birthdays, also for 29 February', () => {
    const bornOn = (fechaNacimiento: string, day: string) =>
      visitorFaults(solicitudesCreditos, ['fechaNacimiento'], { fechaNacimiento }, day);
    expect(bornOn('2010-03-01', '2028-02-29')).toHaveProperty('fechaNacimiento');
    expect(bornOn('2010-03-01', '2028-03-01')).toEqual({});
    expect(bornOn('1952-02-29', '2028-02-28')).toEqual({});
    expect(bornOn('1952-02-29', '2028-02-29')).toHaveProperty('fechaNacimiento');
  });

  it('requires consent only in the step with the consent field', () => {
    expect(visitorFaults(reclamos, ['ciudad'], { ciudad: 'El Alto' }, today)).toEqual({});
    expect(visitorFaults(reclamos, ['aceptaTratamiento'], {}, today)).toEqual({
      aceptaTratamiento: 'Debe aceptar el tratamiento de sus datos para continuar',
    });
  });
});
