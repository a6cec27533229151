import { describe, expect, it } from '@jest/globals';
import { type Field, type Fields, isPersonal } from '../language/field.js';
import { sectionList, sections } from '../sections/index.js';
import { anonymised } from './personalData.js';

const withRetention = sectionList.filter(({ submission }) => submission !== undefined);

/** Field by field, those inside lists by their path. */
const pathsOf = (fields: Fields, prefix = ''): [string, Field][] =>
  Object.entries<Field>(fields).flatMap(([name, field]) =>
    'fields' in field
      ? pathsOf(field.fields as Fields, `${prefix}${name}.`)
      : [[prefix + name, field] as [string, Field]],
  );

describe('personal fields', () => {
  // Each remaining field is a decision: an addition must say why it does not identify a person.
  const stays = ['codigo', 'politicaVersion', 'area', 'codigoAsfi', 'asfiCite', 'codigoDefensoria', 'enReporte'];
  const kinds = ['documentNumber', 'email', 'file', 'image', 'phone', 'richText', 'text', 'texts', 'url'];

  it.each(withRetention.map((section) => [section.name, section] as const))(
    'in %s include each text and file, except administrative codes',
    (_, { fields }) => {
      const nonPersonal = pathsOf(fields).filter(([, field]) => kinds.includes(field.kind) && !isPersonal(field));
      expect(stays).toEqual(expect.arrayContaining(nonPersonal.map(([name]) => name)));
    },
  );

  it('exist in each submission with a retention term', () => {
    const submissions = sectionList.filter(({ kind }) => kind === 'submission');
    expect(withRetention).toEqual(submissions);
  });
});

describe('an anonymised row', () => {
  it('keeps codes, dates, states, choices and amounts, also inside lists', () => {
    const row = {
      codigo: 'SOL-2020-000001',
      nombres: 'Ana',
      primerApellido: 'Quispe',
      numeroDocumento: '1234567',
      fechaNacimiento: '1985-07-23',
      estado: 'rechazada',
      montoSolicitado: '5000.00',
      celular: '+59171234567',
      ingresos: [
        { actividad: 'dependiente', ocupacion: 'Maestra', lugarTrabajo: 'Escuela', ingresoMensual: '4000.00' },
      ],
      gone: 'a field that was there before',
    };
    expect(anonymised(sections['contactanos/solicitudes-creditos'].fields, row)).toEqual({
      codigo: 'SOL-2020-000001',
      nombres: 'Anonimizado',
      primerApellido: null,
      numeroDocumento: 'Anonimizado',
      fechaNacimiento: '1985-01-01',
      estado: 'rechazada',
      montoSolicitado: '5000.00',
      celular: 'Anonimizado',
      ingresos: [
        { actividad: 'dependiente', ocupacion: 'Anonimizado', lugarTrabajo: 'Anonimizado', ingresoMensual: '4000.00' },
      ],
      gone: null,
    });
  });

  it('drops attachments', () => {
    const adjuntos = [{ archivo: '0199a1b2-0000-7000-8000-000000000000' }];
    const aportados = [{ archivo: '0199a1b2-0000-7000-8000-000000000001', fecha: '2020-02-03' }];
    const row = { adjuntos, aportados };
    expect(anonymised(sections['contactanos/reclamos'].fields, row)).toEqual({ adjuntos: [], aportados: [] });
  });
});
