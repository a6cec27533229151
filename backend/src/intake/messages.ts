import type { AnySection } from '@coop/domain';

/** What the person is told once the submission is in. */
export type Acknowledgement = { codigo: string; mensaje: string; pasos: string[] };

/** Sentence of the norm that the complaint's proof must carry to the letter. */
const legalDeadline =
  'En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por la ' +
  'Entidad Financiera a recoger su carta de respuesta';

const texts: Record<string, { mensaje: (codigo: string) => string; pasos: string[] }> = {
  'contactanos/consultas': {
    mensaje: (codigo) => `Recibimos su consulta ${codigo}.`,
    pasos: ['Un asesor la leerá y le responderá por el medio que eligió, en un plazo de dos días hábiles.'],
  },
  'contactanos/reclamos': {
    mensaje: (codigo) => `Su reclamo fue registrado con el N° ${codigo}.`,
    pasos: [`${legalDeadline}.`, 'La atención de reclamos es gratuita. Guarde este número: lo identifica.'],
  },
  'contactanos/opiniones': {
    mensaje: (codigo) => `Gracias por su opinión. Su código es ${codigo}.`,
    pasos: ['La leerá la persona responsable del servicio. Si pidió respuesta, le escribiremos.'],
  },
  'contactanos/calificaciones': {
    mensaje: (codigo) => `Gracias por su calificación. Su código es ${codigo}.`,
    pasos: ['La sumamos a las de otros socios para mejorar la atención.'],
  },
  'contactanos/solicitudes-creditos': {
    mensaje: (codigo) => `Recibimos su solicitud de crédito ${codigo}.`,
    pasos: [
      'Un oficial de créditos le llamará al celular que nos dio.',
      'La presente solicitud no constituye aprobación ni compromiso de desembolso.',
    ],
  },
};

/** The acknowledgement of a submission of that section. */
export const acknowledge = (section: AnySection, codigo: string): Acknowledgement => {
  const { mensaje, pasos } = texts[section.name] ?? {
    mensaje: (code: string) => `Recibimos su envío ${code}.`,
    pasos: [],
  };
  return { codigo, mensaje: mensaje(codigo), pasos };
};
