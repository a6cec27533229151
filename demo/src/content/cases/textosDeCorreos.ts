import { type Draft, sections } from '@coop/domain';
import { recording, type Seed } from '../../ground/seed.js';

const section = sections['sitio/textos-de-correos'];
const record = recording(section);

type Texto = Draft<typeof section>;

const despedida = 'Saludos cordiales,\n{entidad}';

const texto = (correo: Texto['correo'], asunto: string, ...parrafos: string[]): Seed =>
  record(`texto-${correo.replaceAll('_', '-')}`, { correo, asunto, texto: [...parrafos, despedida].join('\n\n') });

/** Mail texts of the cooperative that replace the product's more formal ones. */
export const textosDeCorreos = (): Seed[] => [
  texto(
    'acuse_opinion',
    'Gracias por su opinión {codigo}',
    'Gracias por tomarse el tiempo de escribirnos. Su opinión tiene el código {codigo}.',
    'La leerá la persona responsable del servicio. Si pidió respuesta, le escribiremos.',
  ),
  texto(
    'acuse_calificacion',
    'Gracias por calificarnos: {codigo}',
    'Su calificación tiene el código {codigo}. La sumamos a las de otros socios para mejorar la atención.',
  ),
  texto(
    'acuse_solicitud',
    'Recibimos su solicitud de crédito {codigo}',
    'Recibimos su solicitud {codigo} el {fecha}. Un oficial de créditos le llamará al celular que nos dio.',
    'La presente solicitud no constituye aprobación ni compromiso de desembolso.',
  ),
  texto(
    'respuesta_consulta',
    'Respuesta a su consulta {codigo}',
    'Gracias por esperar. Sobre su consulta {codigo}:',
    '{respuesta}',
    'Si le queda alguna duda, escríbanos otra vez.',
  ),
  texto(
    'respuesta_opinion',
    'Respuesta a su opinión {codigo}',
    'Leímos su opinión {codigo} y le respondemos:',
    '{respuesta}',
  ),
];
