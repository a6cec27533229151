import {
  boolean,
  choice,
  date,
  dateTime,
  file,
  impersonal,
  internal,
  managed,
  money,
  reference,
  text,
} from '../../language/index.js';
import { attachmentTypes } from '../shared/adjuntos.js';
import { respuesta } from '../shared/atencion/atencion.js';
import { plazo } from '../shared/atencion/plazo.js';
import { resultadosReclamo } from './resultadosReclamo.js';

/** Qualities of an answer that only a person can judge. Timeliness derives from its date: see `oportunidad`. */
const cualidad = (label: string) =>
  managed(boolean(label, { mustBeTrue: 'La respuesta debe ser expresa, íntegra y comprensible' }));

export const atencionReclamo = () => ({
  /** Date of the case number, or that of the original consulta. */
  fechaRegistro: managed(date('Registrado el')),
  consultaOrigen: internal(managed(reference('Viene de la consulta', 'contactanos/consultas'))),
  calificacionOrigen: internal(managed(reference('Viene de la calificación', 'contactanos/calificaciones'))),
  ...plazo(['ampliadoHasta', 'fechaLimite']),
  conservarHasta: internal(managed(date('Conservar hasta'))),
  area: managed(impersonal(text('Área responsable', { max: 80 }))),
  analisis: managed(text('Análisis', { multiline: true, max: 8000 })),
  codigoAsfi: managed(impersonal(text('Código ASFI', { max: 10 }))),
  ampliadoHasta: managed(date('Ampliado hasta')),
  ampliacionConfirmada: internal(
    managed(
      boolean('Confirmo el plazo ampliado, aunque sea mucho más largo', {
        help: 'Solo hace falta con más del triple de los días que se amplían sin avisar a ASFI.',
      }),
    ),
  ),
  ampliacionJustificacion: managed(text('Justificación de la ampliación', { multiline: true, min: 20, max: 2000 })),
  ampliacionComunicadaEn: managed(date('Ampliación comunicada al reclamante')),
  asfiCite: managed(impersonal(text('Cite de la carta a ASFI', { max: 60 }))),
  asfiComunicadoEn: managed(date('Comunicado a ASFI')),
  ...respuesta({ min: 20, max: 8000 }),
  respuestaArchivo: managed(file('Carta de respuesta', { private: true })),
  resultado: managed(choice('Resultado', resultadosReclamo)),
  esExpresa: cualidad('La respuesta es expresa (por escrito)'),
  esIntegra: cualidad('La respuesta es íntegra (responde a todo)'),
  esComprensible: cualidad('La respuesta es comprensible'),
  entregadoEn: managed(date('Respuesta entregada')),
  constanciaEntrega: managed(file('Constancia de entrega', { private: true, types: attachmentTypes })),
  montoRestituido: managed(money('Monto restituido', { currencyField: 'moneda' })),
  restitucionConfirmada: internal(
    managed(
      boolean('Confirmo que se restituyó más que el monto comprometido', {
        help: 'Solo hace falta cuando es así: por comisiones o intereses, por ejemplo.',
      }),
    ),
  ),
  restituidoEn: managed(date('Fecha de la restitución')),
  cerradoEn: managed(dateTime('Cerrado')),
  /** A second-instance ruling closes the complaint again; past monthly reports keep this first date. */
  primerCierreEn: internal(managed(dateTime('Cerrado por primera vez'))),
  notaDesistimiento: managed(file('Nota del reclamante', { private: true, types: attachmentTypes })),
  motivoAnulacion: managed(
    choice('Motivo de la anulación', { duplicado: 'Duplicado', registro_de_prueba: 'Registro de prueba' }),
  ),
  reclamoOriginal: managed(
    reference('Reclamo original', 'contactanos/reclamos', { requiredWhen: { motivoAnulacion: ['duplicado'] } }),
  ),
  segundaInstanciaEn: managed(date('Fecha de la segunda instancia')),
  codigoDefensoria: managed(impersonal(text('Código de la Defensoría', { max: 40 }))),
  /** First monthly report that included it: YYYY-MM. */
  enReporte: managed(impersonal(text('Incluido en el reporte mensual'))),
  dictamen: managed(text('Resumen del dictamen', { multiline: true, min: 20, max: 4000 })),
});
