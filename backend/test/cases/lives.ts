import { randomInt } from 'node:crypto';
import { type AnySection, sections, todayInLaPaz } from '@coop/domain';
import { addBusinessDays } from '@coop/domain/calendar';
import type { TestApp } from '../support/startApp.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { applicationFor } from './application.js';
import { reclamo } from './complaint.js';
import { turnFor } from './turn.js';

/** A path through a section's states, with the data of each action. */
export type Life = {
  section: AnySection;
  /** State field: a section may have two independent flows. */
  field: string;
  draft: (test: TestApp) => Promise<object> | object;
  orders: Record<string, (test: TestApp) => Promise<object> | object>;
  /** Longer paths for states that the shortest path can't reach. */
  ways?: Record<string, readonly string[]>;
};

const today = todayInLaPaz();
const businessDay = (count: number) => addBusinessDays(today, count, [], null);

const assigned = ({ uids }: TestApp) => ({ asignadoA: uids.administrador });
const none = () => ({});
const noted = () => ({ nota: 'La persona volvió a escribir.' });
const contact = (resultadoContacto: string) => () => ({ medioContacto: 'llamada', resultadoContacto });
const extension = (days: number) => ({
  ampliadoHasta: businessDay(days),
  ampliacionJustificacion: 'El informe del proveedor llega la próxima semana.',
  ampliacionComunicadaEn: today,
});
const person = { nombres: 'Ana', primerApellido: 'Suárez', celular: '71234567', aceptaTratamiento: true };

const aReclamo: Life = {
  section: sections['contactanos/reclamos'],
  field: 'estado',
  draft: () => reclamo,
  orders: {
    analizar: assigned,
    asignar: assigned,
    ampliar: () => extension(8),
    ampliarConAsfi: () => ({ ...extension(15), asfiCite: 'CITE-12/2026', asfiComunicadoEn: today }),
    corregirAmpliacion: () => ({ ...extension(9), ...noted() }),
    responder: () => ({
      respuesta: 'Revisamos la operación y devolvimos la comisión cobrada.',
      resultado: 'desfavorable',
      esExpresa: true,
      esIntegra: true,
      esComprensible: true,
    }),
    cerrar: () => ({ medioUsado: 'agencia', entregadoEn: today }),
    corregirCierre: () => ({ medioUsado: 'llamada', entregadoEn: today, ...noted() }),
    desistir: async (test) => ({
      notaDesistimiento: await uploadDocument(test, 'contactanos/reclamos', 'notaDesistimiento'),
    }),
    anular: () => ({ motivoAnulacion: 'registro_de_prueba' }),
    elevar: () => ({ segundaInstanciaEn: today, codigoDefensoria: 'DCF-77' }),
    corregirSegundaInstancia: () => ({ segundaInstanciaEn: today, codigoDefensoria: 'DCF-78', ...noted() }),
    dictaminar: () => ({ dictamen: 'La Defensoría confirmó la respuesta de la entidad.' }),
  },
};

const aConsulta: Life = {
  section: sections['contactanos/consultas'],
  field: 'estado',
  draft: () => ({
    ...person,
    tema: 'ahorro',
    mensaje: '¿Cuál es el monto mínimo para abrir una caja de ahorro?',
    medioRespuesta: 'llamada',
  }),
  orders: {
    atender: none,
    asignar: assigned,
    responder: () => ({ respuesta: 'Desde Bs 10, con su cédula de identidad.', medioUsado: 'llamada' }),
    cerrar: none,
    reabrir: noted,
    derivar: () => reclamo,
    descartar: none,
    readmitir: none,
  },
};

const anOpinion: Life = {
  section: sections['contactanos/opiniones'],
  field: 'estado',
  draft: () => ({
    ...person,
    nombres: undefined,
    primerApellido: undefined,
    nombre: 'Ana Suárez',
    tipo: 'sugerencia',
    asunto: 'Más cajas',
    mensaje: 'Abran otra caja por la tarde, por favor.',
    deseaRespuesta: true,
    autorizaPublicacion: true,
  }),
  orders: {
    revisar: none,
    responder: () => ({ respuesta: 'Gracias: abrimos una caja más por la tarde.', medioUsado: 'llamada' }),
    archivar: none,
    descartar: none,
    readmitir: none,
  },
};

const itsPublication: Life = {
  ...anOpinion,
  field: 'publicacion',
  orders: {
    aprobarPublicacion: () => ({ textoPublicable: 'Abran otra caja por la tarde.' }),
    rechazarPublicacion: () => ({ motivoNoPublicacion: 'Nombra a una persona.' }),
  },
};

const aCalificacion: Life = {
  section: sections['contactanos/calificaciones'],
  field: 'estado',
  draft: () => ({
    puntaje: '2',
    canalEvaluado: 'telefono',
    comentario: 'Esperé media hora en la línea.',
    deseaContacto: true,
    nombre: 'Ana Suárez',
    celular: '71234567',
    aceptaTratamiento: true,
  }),
  orders: { revisar: none, derivar: () => reclamo, archivar: none, descartar: none, readmitir: none },
};

const disbursement = () => ({ desembolsadoEn: today, numeroOperacion: `CR-${randomInt(1e9)}` });

const aSolicitud: Life = {
  section: sections['contactanos/solicitudes-creditos'],
  field: 'estado',
  draft: applicationFor,
  orders: {
    revisar: assigned,
    asignar: assigned,
    anotarIntento: contact('no_contesta'),
    contactar: contact('contesto'),
    pedirDocumentos: () => ({ requisitosPedidos: ['Última boleta de pago'] }),
    evaluar: async (test) => ({
      agenciaEvaluacion: (await applicationFor(test)).agencia,
      oficial: test.uids.creditos,
    }),
    aprobar: () => ({ montoAprobado: '40000', plazoAprobado: 30, tasaAprobada: '16' }),
    corregirAprobacion: () => ({ montoAprobado: '39000', plazoAprobado: 30, tasaAprobada: '16', ...noted() }),
    rechazar: () => ({ motivoRechazo: 'capacidad_pago', detalleRechazo: 'La cuota supera lo que puede pagar.' }),
    desembolsar: disbursement,
    corregirDesembolso: () => ({ ...disbursement(), ...noted() }),
    desistir: () => ({ motivoDesistimiento: 'Consiguió el dinero de otra forma.' }),
    reabrir: noted,
  },
  ways: {
    no_contactado: ['revisar', 'anotarIntento', 'anotarIntento', 'anotarIntento', 'cerrarSinContacto'],
  },
};

const aTurno: Life = {
  section: sections['sitio/turnos'],
  field: 'estado',
  draft: turnFor,
  orders: { atender: none, marcarAusente: none, cancelarTurno: none, desmarcarTurno: none },
};

/** All flows of the submission sections. */
export const lives: readonly Life[] = [
  aReclamo,
  aConsulta,
  anOpinion,
  itsPublication,
  aCalificacion,
  aSolicitud,
  aTurno,
];
