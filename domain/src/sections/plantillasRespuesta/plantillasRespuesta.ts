import { choice, record, section, text } from '../../language/index.js';
import { resultadosReclamo } from '../reclamos/resultadosReclamo.js';
import { placeholders, unknownPlaceholders } from './replyTemplates.js';

const braced = Object.entries(placeholders).map(([name, meaning]) => `{${name}}, ${meaning}`);

export const plantillasRespuesta = section({
  name: 'sitio/plantillas-respuesta',
  label: { one: 'Plantilla de respuesta', many: 'Plantillas de respuesta' },
  about:
    'Textos con los que el personal empieza sus respuestas, y el resultado que fijan. Cada uno los completa antes de enviarlos.',
  icon: 'reply',
  kind: record(),
  title: ({ nombre }) => nombre,
  example: {
    seccion: 'contactanos/consultas',
    nombre: 'Horario de atención',
    texto: 'Buenos días, {nombre}. Atendemos de lunes a viernes de 8:30 a 16:30.',
  },
  groups: {
    Plantilla: {
      seccion: choice(
        'Para responder',
        {
          'contactanos/consultas': 'Consultas',
          'contactanos/reclamos': 'Reclamos',
          'contactanos/opiniones': 'Opiniones',
        },
        { required: true },
      ),
      nombre: text('Nombre', { required: true, min: 3, max: 80 }),
      texto: text('Texto', {
        required: true,
        multiline: true,
        min: 10,
        max: 4000,
        help: `Puede llevar: ${braced.join('; ')}.`,
      }),
      resultado: choice('Resultado', resultadosReclamo, {
        shownWhen: { seccion: ['contactanos/reclamos'] },
        help: 'Con el que se responde al elegir esta plantilla. Vacío: lo elige quien responde.',
      }),
    },
  },
  rules: [
    {
      field: 'texto',
      message: ({ texto = '' }) => `No se conoce {${unknownPlaceholders(texto)[0]}}: use ${braced.join('; ')}`,
      holds: ({ texto }) => unknownPlaceholders(texto ?? '').length === 0,
    },
  ],
  unique: [['seccion', 'nombre']],
  table: {
    columns: ['nombre', 'seccion', 'actualizadoEn'],
    filter: ['seccion'],
    search: ['nombre', 'texto'],
    sort: ['nombre', 'ASC'],
  },
});
