import type { Draft } from '../../language/section.js';
import type { plantillasRespuesta } from './plantillasRespuesta.js';

type Starter = Draft<typeof plantillasRespuesta>;

const starter = (seccion: Starter['seccion'], nombre: string, ...parrafos: string[]): Starter => ({
  seccion,
  nombre,
  texto: ['Estimado(a) {nombre}:', ...parrafos, 'Saludos cordiales,\n{entidad}'].join('\n\n'),
});

export const starterTemplates: readonly Starter[] = [
  starter(
    'contactanos/consultas',
    'Pedir más datos',
    'Recibimos su consulta {codigo}. Para responderle bien necesitamos que nos diga en qué agencia o canal fue y en qué fecha.',
    'Por su seguridad, no nos envíe números de tarjeta, claves ni códigos.',
  ),
  starter(
    'contactanos/opiniones',
    'Agradecer una sugerencia',
    'Gracias por su sugerencia {codigo}. La pasamos al área responsable para que la evalúe.',
  ),
  starter(
    'contactanos/opiniones',
    'Agradecer una felicitación',
    'Gracias por escribirnos. Compartimos sus palabras con el equipo que le atendió.',
  ),
];
