import type { AnyRow, AnySection } from '@coop/domain';
import { deadlineInWords } from '../deadlines/deadlineInWords.js';
import { legalDeadline } from './legalDeadline.js';

/** What the person is told once the submission is in. */
export type Acknowledgement = { codigo: string; mensaje: string; pasos: string[] };

type Texts = { mensaje: string; pasos: string[] };

const texts: Record<string, (codigo: string, limit: string | undefined) => Texts> = {
  'contactanos/consultas': (codigo, limit) => ({
    mensaje: `Recibimos su consulta ${codigo}.${limit ? ` Le responderemos hasta el ${limit}.` : ''}`,
    pasos: ['Un asesor la leerá y le responderá por el medio que eligió.'],
  }),
  'contactanos/reclamos': (codigo, limit) => ({
    mensaje: `Su reclamo fue registrado con el N° ${codigo}.`,
    pasos: [
      ...(limit ? [`Fecha límite de la respuesta: ${limit}.`] : []),
      `${legalDeadline}.`,
      'La atención de reclamos es gratuita. Guarde este número: con él y su documento puede seguir su reclamo.',
    ],
  }),
  'contactanos/opiniones': (codigo) => ({
    mensaje: `Gracias por su opinión. Su código es ${codigo}.`,
    pasos: ['La leerá la persona responsable del servicio. Si pidió respuesta, le escribiremos.'],
  }),
  'contactanos/calificaciones': (codigo) => ({
    mensaje: `Gracias por su calificación. Su código es ${codigo}.`,
    pasos: ['La sumamos a las de otros socios para mejorar la atención.'],
  }),
  'contactanos/solicitudes-creditos': (codigo) => ({
    mensaje: `Recibimos su solicitud de crédito ${codigo}.`,
    pasos: [
      'Un oficial de créditos le llamará al celular que nos dio.',
      'La presente solicitud no constituye aprobación ni compromiso de desembolso.',
    ],
  }),
};

/** The acknowledgement of a submission of that section. */
export function acknowledge({ name }: AnySection, row: AnyRow): Acknowledgement {
  const codigo = row.codigo as string;
  const limit = deadlineInWords(row, 'fechaLimite');
  return { codigo, ...(texts[name]?.(codigo, limit) ?? { mensaje: `Recibimos su envío ${codigo}.`, pasos: [] }) };
}
