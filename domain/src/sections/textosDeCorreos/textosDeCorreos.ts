import { choice, record, section, text } from '../../language/index.js';
import { type MailKey, mailsToPeople } from './mailsToPeople.js';
import { faultOfSubject, faultOfText } from './mailText.js';

const labels = Object.fromEntries(Object.entries(mailsToPeople).map(([key, { label }]) => [key, label])) as Record<
  MailKey,
  string
>;

type Values = { correo?: MailKey; asunto?: string | null; texto?: string | null };

const faultIn = ({ correo, asunto, texto }: Values, what: 'asunto' | 'texto') => {
  if (!correo) return undefined;
  const mail = mailsToPeople[correo];
  return what === 'asunto' ? faultOfSubject(asunto ?? '', mail) : faultOfText(texto ?? '', mail);
};

export const textosDeCorreos = section({
  name: 'sitio/textos-de-correos',
  label: { one: 'Texto de correo', many: 'Textos de correos' },
  about:
    'Asunto y texto de los correos que reciben las personas: constancias, avisos de cada paso, respuestas y ampliaciones. Sin uno, vale el del sistema.',
  icon: 'mail',
  kind: record(),
  title: ({ correo }) => labels[correo],
  example: { correo: 'acuse_consulta', texto: 'Gracias por escribirnos. Su consulta tiene el código {codigo}.' },
  groups: {
    Correo: {
      correo: choice('Correo', labels, { required: true, help: 'Cada uno tiene un solo texto.' }),
      asunto: text('Asunto', { max: 120, help: 'Vacío: el del sistema.' }),
      texto: text('Texto', {
        multiline: true,
        max: 3000,
        help: 'Una línea en blanco separa los párrafos. Las variables van entre llaves, como {codigo}; un párrafo cuyo dato no hay se omite. Vacío: el del sistema.',
      }),
    },
  },
  rules: [
    {
      field: 'asunto',
      message: (values) => faultIn(values, 'asunto') ?? '',
      holds: (values) => faultIn(values, 'asunto') === undefined,
    },
    {
      field: 'texto',
      message: (values) => faultIn(values, 'texto') ?? '',
      holds: (values) => faultIn(values, 'texto') === undefined,
    },
  ],
  unique: [['correo']],
  table: {
    columns: ['correo', 'asunto', 'actualizadoEn', 'actualizadoPor'],
    search: ['asunto', 'texto'],
    sort: ['correo', 'ASC'],
  },
});
