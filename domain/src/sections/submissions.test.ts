import { describe, expect, it } from '@jest/globals';
import { can, findTransition } from '../access/permissions.js';
import type { AnySection } from '../language/section.js';
import { clearHidden, faultsOf } from '../values/validity.js';
import { calificaciones } from './calificaciones/calificaciones.js';
import { consultas } from './consultas/consultas.js';
import { opiniones } from './opiniones/opiniones.js';
import { reclamos } from './reclamos/reclamos.js';
import { solicitudesCreditos } from './solicitudesCreditos/solicitudesCreditos.js';

const today = '2026-11-23';
const faulty = (section: AnySection, values: object) =>
  Object.keys(faultsOf(section, clearHidden(section.fields, values as Record<string, unknown>), today));
const waysOf = (section: AnySection) =>
  [
    ...new Set(
      Object.values(section.flows.estado?.transitions ?? {}).flatMap(({ from, to }) =>
        from.map((state) => `${state} → ${to}`),
      ),
    ),
  ].sort();

describe('state transitions', () => {
  it('of a query', () => {
    expect(waysOf(consultas)).toEqual([
      'en_atencion → derivada_reclamo',
      'en_atencion → en_atencion',
      'en_atencion → respondida',
      'en_atencion → spam',
      'nueva → derivada_reclamo',
      'nueva → en_atencion',
      'nueva → respondida',
      'nueva → spam',
      'respondida → cerrada',
      'respondida → en_atencion',
      'spam → nueva',
    ]);
  });

  it('of a complaint', () => {
    expect(waysOf(reclamos)).toEqual([
      'ampliado → ampliado',
      'ampliado → desistido',
      'ampliado → respondido',
      'cerrado → cerrado',
      'cerrado → segunda_instancia',
      'en_analisis → ampliado',
      'en_analisis → desistido',
      'en_analisis → en_analisis',
      'en_analisis → respondido',
      'registrado → anulado',
      'registrado → desistido',
      'registrado → en_analisis',
      'registrado → respondido',
      'respondido → cerrado',
      'respondido → segunda_instancia',
      'segunda_instancia → cerrado',
      'segunda_instancia → segunda_instancia',
    ]);
  });

  it('some are reserved for administrador', () => {
    for (const action of ['anular', 'ampliarConAsfi']) {
      expect(can('administrador', action, reclamos)).toBe(true);
      expect(can('comercial', action, reclamos)).toBe(false);
    }
    expect(can('comercial', 'responder', reclamos)).toBe(true);
    expect(can('creditos', 'reabrir', solicitudesCreditos)).toBe(false);
    expect(can('creditos', 'aprobar', solicitudesCreditos)).toBe(true);
  });

  it('a rating becomes a case only with contact data and consent', () => {
    expect(findTransition(calificaciones, 'derivar')?.when).toEqual({
      deseaContacto: [true],
      aceptaTratamiento: [true],
    });
  });
});

describe('calificaciones', () => {
  const anonymous = { puntaje: '4', canalEvaluado: 'telefono', deseaContacto: false, aceptaTratamiento: false };

  it('accepts an anonymous rating without consent', () => {
    expect(faulty(calificaciones, anonymous)).toEqual([]);
  });

  it('requires a comment for a low rating, and the agency for agency visits', () => {
    expect(faulty(calificaciones, { ...anonymous, puntaje: '2' })).toEqual(['comentario']);
    expect(faulty(calificaciones, { ...anonymous, puntaje: '2', comentario: 'Esperé mucho' })).toEqual([]);
    expect(faulty(calificaciones, { ...anonymous, canalEvaluado: 'agencia' })).toEqual(['agencia']);
  });

  it('requires name, contact and consent from those who want a call', () => {
    const named = { ...anonymous, deseaContacto: true };
    expect(faulty(calificaciones, named).sort()).toEqual(['celular', 'nombre']);
    expect(faulty(calificaciones, { ...named, nombre: 'Ana', celular: '+59171234567' })).toEqual(['aceptaTratamiento']);
    expect(
      faulty(calificaciones, { ...named, nombre: 'Ana', celular: '+59171234567', aceptaTratamiento: true }),
    ).toEqual([]);
  });

  it('accepts visits of the last 90 days', () => {
    expect(faulty(calificaciones, { ...anonymous, fechaAtencion: '2026-08-25' })).toEqual([]);
    expect(faulty(calificaciones, { ...anonymous, fechaAtencion: '2026-08-24' })).toEqual(['fechaAtencion']);
    expect(faulty(calificaciones, { ...anonymous, fechaAtencion: '2026-11-24' })).toEqual(['fechaAtencion']);
  });
});

describe('opiniones', () => {
  const anonymous = { tipo: 'sugerencia', asunto: 'Más cajas', mensaje: 'Abran otra caja por la tarde.' };

  it('accepts an anonymous opinion', () => {
    expect(faulty(opiniones, anonymous)).toEqual([]);
  });

  it('requires a name to publish, a contact to answer and consent for both', () => {
    expect(faulty(opiniones, { ...anonymous, autorizaPublicacion: true })).toEqual(['nombre']);
    expect(faulty(opiniones, { ...anonymous, deseaRespuesta: true })).toEqual(['celular']);
    expect(faulty(opiniones, { ...anonymous, nombre: 'Ana' })).toEqual(['aceptaTratamiento']);
    expect(faulty(opiniones, { ...anonymous, nombre: 'Ana', aceptaTratamiento: true })).toEqual([]);
    expect(faulty(opiniones, { ...anonymous, nombre: 'Ana', canal: 'telefono' })).toEqual([]);
  });

  it("publishes only an excerpt of the person's own words", () => {
    expect(faulty(opiniones, { ...anonymous, textoPublicable: 'Abran otra caja.' })).toEqual([]);
    expect(faulty(opiniones, { ...anonymous, textoPublicable: 'Todo está excelente.' })).toEqual(['textoPublicable']);
  });
});

describe('solicitudes de crédito', () => {
  const applied = {
    estado: 'recibida',
    primerApellido: 'Quispe',
    tipoDocumento: 'ci',
    tieneDeudas: 'no',
    contactos: null,
  };
  const call = { fecha: '2026-11-20T14:00:00.000Z', medio: 'llamada', nota: null };

  it.each([
    ['2008-11-23', []],
    ['2008-11-24', ['fechaNacimiento']],
    ['1950-11-24', []],
    ['1950-11-23', ['fechaNacimiento']],
  ])('with a birth date of %s, the faulty fields are %p', (fechaNacimiento, expected) => {
    expect(faulty(solicitudesCreditos, { ...applied, fechaNacimiento })).toEqual(expected);
  });

  it('require the debts if the applicant has any', () => {
    expect(faulty(solicitudesCreditos, { ...applied, tieneDeudas: 'si', deudas: [] })).toEqual(['deudas']);
    const deudas = [{ entidad: 'Banco', saldo: '100.00', cuotaMensual: '10.00' }];
    expect(faulty(solicitudesCreditos, { ...applied, tieneDeudas: 'si', deudas })).toEqual([]);
  });

  it('close as not reached after three attempts, and as reached after an answer', () => {
    const missed = { ...call, resultado: 'no_contesta' };
    const closed = { ...applied, estado: 'no_contactado' };
    expect(faulty(solicitudesCreditos, { ...closed, contactos: [missed, missed] })).toEqual(['contactos']);
    expect(faulty(solicitudesCreditos, { ...closed, contactos: [missed, missed, missed] })).toEqual([]);
    const reached = { ...applied, estado: 'contactado' };
    expect(faulty(solicitudesCreditos, { ...reached, contactos: [missed] })).toEqual(['contactos']);
    expect(faulty(solicitudesCreditos, { ...reached, contactos: [{ ...call, resultado: 'contesto' }] })).toEqual([]);
  });
});

describe('reclamos', () => {
  const closing = {
    tipoPersona: 'juridica',
    celular: '+59171234567',
    estado: 'cerrado',
    resultado: 'parcial',
    moneda: 'BOB',
    montoComprometido: '1250.50',
  };

  it('require the refund before closing a favourable complaint with money at stake', () => {
    const company = { ...closing, razonSocial: 'Illimani', representanteLegal: 'Luis', numeroTestimonio: '1' };
    expect(faultsOf(reclamos, company, today)).toEqual({
      montoRestituido: 'No se puede cerrar: registre la restitución de Bs\u00a01.250,50',
      restituidoEn: 'No se puede cerrar: registre la fecha de la restitución',
    });
    expect(faulty(reclamos, { ...company, montoRestituido: '1250.50', restituidoEn: '2026-11-20' })).toEqual([]);
    expect(faulty(reclamos, { ...company, resultado: 'desfavorable' })).toEqual([]);
    expect(faulty(reclamos, { ...company, montoComprometido: null })).toEqual([]);
  });
});
