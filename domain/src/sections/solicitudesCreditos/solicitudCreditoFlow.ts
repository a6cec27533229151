import { flow } from '../../language/index.js';
import { correction } from '../shared/resultCorrection.js';
import { contactoTraido } from './contactoSolicitud.js';

const open = ['recibida', 'en_revision', 'contactado', 'documentos_pendientes', 'en_evaluacion', 'aprobada'] as const;

/** Lifecycle of a credit application. The evaluation takes place in the core banking system. */
export const solicitudCreditoFlow = flow({
  states: {
    recibida: 'Recibida',
    en_revision: 'En revisión',
    contactado: 'Contactado',
    documentos_pendientes: 'Documentos pendientes',
    en_evaluacion: 'En evaluación',
    aprobada: 'Aprobada',
    rechazada: 'Rechazada',
    desembolsada: 'Desembolsada',
    desistida: 'Desistida',
    no_contactado: 'No contactado',
  },
  initial: 'recibida',
  requestFields: contactoTraido,
  transitions: {
    revisar: { label: 'Revisar', from: ['recibida'], to: 'en_revision', requires: ['asignadoA'], accepts: ['nota'] },
    asignar: { label: 'Asignar', from: ['en_revision'], to: 'en_revision', requires: ['asignadoA'], accepts: ['nota'] },
    anotarIntento: {
      label: 'Anotar un intento de contacto',
      from: ['en_revision'],
      to: 'en_revision',
      requires: ['medioContacto', 'resultadoContacto'],
      accepts: ['contactadoEn', 'notaContacto'],
      stamps: ['contactos'],
    },
    contactar: {
      label: 'Registrar el contacto',
      from: ['en_revision'],
      to: 'contactado',
      requires: ['medioContacto', 'resultadoContacto'],
      accepts: ['contactadoEn', 'notaContacto', 'nota'],
      stamps: ['contactos'],
    },
    pedirDocumentos: {
      label: 'Pedir documentos',
      from: ['contactado'],
      to: 'documentos_pendientes',
      requires: ['requisitosPedidos'],
      accepts: ['nota'],
    },
    evaluar: {
      label: 'Pasar a evaluación',
      from: ['documentos_pendientes'],
      to: 'en_evaluacion',
      requires: ['agenciaEvaluacion', 'oficial'],
      accepts: ['nota'],
    },
    aprobar: {
      label: 'Aprobar',
      from: ['en_evaluacion'],
      to: 'aprobada',
      requires: ['montoAprobado', 'plazoAprobado', 'tasaAprobada'],
      accepts: ['aprobacionConfirmada', 'numeroOperacion', 'nota'],
      clears: ['aprobacionConfirmada'],
    },
    corregirAprobacion: correction('Corregir la aprobación', 'aprobada', {
      requires: ['montoAprobado', 'plazoAprobado', 'tasaAprobada'],
      accepts: ['numeroOperacion'],
      confirms: 'aprobacionConfirmada',
    }),
    rechazar: {
      label: 'Rechazar',
      grave: true,
      from: ['en_evaluacion'],
      to: 'rechazada',
      requires: ['motivoRechazo', 'detalleRechazo'],
    },
    desembolsar: {
      label: 'Registrar el desembolso',
      from: ['aprobada'],
      to: 'desembolsada',
      requires: ['desembolsadoEn', 'numeroOperacion'],
      accepts: ['nota'],
    },
    corregirDesembolso: correction('Corregir el desembolso', 'desembolsada', {
      requires: ['desembolsadoEn', 'numeroOperacion'],
    }),
    desistir: {
      label: 'Registrar el desistimiento',
      grave: true,
      from: open,
      to: 'desistida',
      requires: ['motivoDesistimiento'],
      accepts: ['nota'],
    },
    cerrarSinContacto: {
      label: 'Cerrar sin contacto',
      from: open,
      to: 'no_contactado',
      accepts: ['nota'],
    },
    reabrir: {
      label: 'Reabrir',
      from: ['rechazada', 'desembolsada', 'desistida', 'no_contactado'],
      to: 'en_revision',
      requires: ['nota'],
      roles: ['administrador'],
    },
  },
});
