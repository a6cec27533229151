import type { Impediment } from '../../language/flow.js';
import { flow } from '../../language/index.js';
import { formatDate } from '../../text/format.js';
import { correction } from '../shared/resultCorrection.js';

/** An extension must be communicated while the term runs, so an expired one cannot be extended. */
const termIsOver: Impediment = {
  when: { venceEn: { before: 'today' } },
  why: ({ venceEn }) => `Ya no se puede ampliar: venció el ${formatDate(String(venceEn))}.`,
};

/** The second instance is final: its ruling and its dates cannot change. */
const isRuled: Impediment = {
  when: { dictamen: { empty: false } },
  why: 'La segunda instancia ya dictaminó este reclamo.',
};

/** Lifecycle of a complaint, with the deadlines and evidence required by the Punto de Reclamo regulation. */
export const reclamoFlow = flow({
  states: {
    registrado: 'Registrado',
    en_analisis: 'En análisis',
    ampliado: 'Plazo ampliado',
    respondido: 'Respondido',
    cerrado: 'Cerrado',
    desistido: 'Desistido',
    anulado: 'Anulado',
    segunda_instancia: 'Segunda instancia',
  },
  initial: 'registrado',
  transitions: {
    analizar: {
      label: 'Iniciar el análisis',
      from: ['registrado'],
      to: 'en_analisis',
      requires: ['asignadoA'],
      accepts: ['area', 'codigoAsfi', 'nota'],
    },
    asignar: {
      label: 'Asignar',
      from: ['en_analisis'],
      to: 'en_analisis',
      requires: ['asignadoA'],
      accepts: ['area', 'analisis', 'codigoAsfi', 'nota'],
    },
    ampliar: {
      label: 'Ampliar el plazo',
      from: ['en_analisis'],
      to: 'ampliado',
      requires: ['ampliadoHasta', 'ampliacionJustificacion', 'ampliacionComunicadaEn'],
      accepts: ['nota'],
      unless: [termIsOver],
    },
    ampliarConAsfi: {
      label: 'Ampliar con aviso a ASFI',
      from: ['ampliado'],
      to: 'ampliado',
      requires: ['ampliadoHasta', 'ampliacionJustificacion', 'ampliacionComunicadaEn', 'asfiCite', 'asfiComunicadoEn'],
      accepts: ['ampliacionConfirmada', 'nota'],
      clears: ['ampliacionConfirmada'],
      unless: [termIsOver],
      roles: ['administrador'],
    },
    corregirAmpliacion: correction('Corregir la ampliación', 'ampliado', {
      requires: ['ampliadoHasta', 'ampliacionJustificacion', 'ampliacionComunicadaEn'],
      accepts: ['asfiCite', 'asfiComunicadoEn'],
      confirms: 'ampliacionConfirmada',
    }),
    responder: {
      label: 'Responder',
      // A complaint with an immediate answer needs no analysis step.
      from: ['registrado', 'en_analisis', 'ampliado'],
      to: 'respondido',
      requires: ['respuesta', 'resultado', 'esExpresa', 'esIntegra', 'esComprensible'],
      accepts: ['medioUsado', 'respuestaArchivo', 'analisis', 'codigoAsfi', 'nota'],
      stamps: ['respondidoEn', 'respondidoPor'],
    },
    cerrar: {
      label: 'Cerrar',
      from: ['respondido'],
      to: 'cerrado',
      requires: ['medioUsado', 'entregadoEn'],
      accepts: ['constanciaEntrega', 'montoRestituido', 'restituidoEn', 'restitucionConfirmada', 'nota'],
      clears: ['restitucionConfirmada'],
      stamps: ['cerradoEn', 'primerCierreEn'],
    },
    corregirCierre: correction('Corregir el cierre', 'cerrado', {
      requires: ['medioUsado', 'entregadoEn'],
      accepts: ['constanciaEntrega', 'montoRestituido', 'restituidoEn'],
      confirms: 'restitucionConfirmada',
    }),
    desistir: {
      label: 'Registrar el desistimiento',
      grave: true,
      from: ['registrado', 'en_analisis', 'ampliado'],
      to: 'desistido',
      requires: ['notaDesistimiento'],
      accepts: ['nota'],
      stamps: ['cerradoEn'],
    },
    anular: {
      label: 'Anular',
      grave: true,
      from: ['registrado'],
      to: 'anulado',
      requires: ['motivoAnulacion'],
      accepts: ['reclamoOriginal', 'nota'],
      stamps: ['cerradoEn'],
      roles: ['administrador'],
      confirm:
        'El número se conserva y no vuelve a usarse; de un registro de prueba se borran los archivos adjuntos. ¿Desea anular el reclamo?',
    },
    elevar: {
      label: 'Pasar a segunda instancia',
      from: ['respondido', 'cerrado'],
      to: 'segunda_instancia',
      requires: ['segundaInstanciaEn', 'codigoDefensoria'],
      accepts: ['nota'],
      unless: [isRuled],
    },
    corregirSegundaInstancia: correction('Corregir la segunda instancia', 'segunda_instancia', {
      requires: ['segundaInstanciaEn', 'codigoDefensoria'],
    }),
    dictaminar: {
      label: 'Registrar el dictamen',
      from: ['segunda_instancia'],
      to: 'cerrado',
      requires: ['dictamen'],
      accepts: ['montoRestituido', 'restituidoEn', 'restitucionConfirmada', 'nota'],
      clears: ['restitucionConfirmada'],
      stamps: ['cerradoEn'],
    },
  },
});
