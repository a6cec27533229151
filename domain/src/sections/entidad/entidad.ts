import {
  choice,
  colour,
  defaulted,
  email,
  image,
  phone,
  publication,
  richText,
  rows,
  section,
  text,
  url,
} from '../../language/index.js';
import { AA, faintPairs, type Pair } from '../../site/paleta.js';
import { POLICY_VERSION } from '../../site/privacidad.js';
import { formatNumber } from '../../text/format.js';
import { monedas } from '../shared/monedas.js';

const telefono = {
  max: 30,
  pattern: /^\+?[\d ()-]{3,30}$/,
  message: 'Escriba dígitos, espacios, guiones o paréntesis',
};

export const entidad = section({
  name: 'sitio/entidad',
  label: { one: 'Entidad', many: 'Entidad' },
  about:
    'Nombre, contacto, imagen y colores de la cooperativa, como figuran en el sitio, el panel, los correos y los documentos.',
  icon: 'bank',
  kind: publication({ at: '/', single: true }),
  title: ({ nombreCorto }) => nombreCorto,
  groups: {
    Nombre: {
      nombre: text('Nombre completo', { required: true, min: 3, max: 120, help: 'El de sus estatutos, con «R.L.».' }),
      nombreCorto: text('Nombre corto', { required: true, min: 2, max: 40 }),
      lema: text('Lema', { required: true, max: 80, help: 'Bajo el nombre, en la cabecera del sitio.' }),
    },
    'Registro y supervisión': {
      nit: text('NIT', { max: 15, pattern: /^\d{5,15}$/, message: 'Escriba solo los dígitos del NIT' }),
      licencia: text('Licencia de funcionamiento', {
        max: 120,
        help: 'Como ASFI la otorgó, con su número y su fecha.',
      }),
      supervision: defaulted(
        text('Leyenda de supervisión', { max: 200, help: 'En cada página, correo y documento.' }),
        'Esta entidad es supervisada por ASFI.',
      ),
      defensoriaNombre: defaulted(
        text('Segunda instancia de reclamo', { max: 120 }),
        'Defensoría del Consumidor Financiero – ASFI',
      ),
      defensoriaTelefono: defaulted(text('Línea de la segunda instancia', telefono), '800 103 103'),
    },
    Contacto: {
      direccion: text('Dirección', { required: true, min: 5, max: 200 }),
      ciudad: text('Ciudad', { required: true, max: 80, help: 'Donde se fechan las cartas.' }),
      horario: text('Horario de oficinas', { required: true, max: 200 }),
      telefonoGratuito: text('Línea gratuita', telefono),
      horarioTelefono: text('Horario de la línea', { max: 120 }),
      bloqueoTelefono: text('Teléfono para bloquear tarjetas', telefono),
      bloqueoHorario: text('Horario del bloqueo', { max: 120 }),
      whatsapp: phone('WhatsApp', { help: 'Sin él no se muestra el botón.' }),
      correo: email('Correo'),
      bancaEnLinea: url('Banca en línea', {
        external: true,
        help: 'A dónde lleva «Iniciar Sesión». Sin ella no se muestra.',
      }),
      redes: rows(
        'Redes sociales',
        {
          nombre: text('Nombre', { required: true, max: 40 }),
          url: url('Dirección', { required: true, external: true }),
        },
        { max: 12, one: 'una red' },
      ),
    },
    'Cuentas bancarias': {
      cuentas: rows(
        'Cuentas',
        {
          banco: text('Banco', { required: true, max: 80 }),
          numero: text('Número', { required: true, max: 40, pattern: /^[\d -]+$/, message: 'Escriba solo el número' }),
          moneda: choice('Moneda', monedas, { required: true }),
          titular: text('Titular', { max: 120 }),
        },
        { max: 12, help: 'Donde se paga a la cooperativa. Al pie de cada página.' },
      ),
    },
    Imagen: {
      logoClaro: image('Logotipo sobre fondo claro', { help: 'Sin él se escribe el nombre.' }),
      logoOscuro: image('Logotipo sobre fondo oscuro'),
      logoCuadrado: image('Logotipo cuadrado', {
        help: 'De él salen los iconos. De 512 píxeles o más por lado; sin él, el icono es la inicial.',
      }),
      imagenSocial: image('Imagen para compartir', {
        help: 'La que muestran las redes del inicio, de 1200 × 630 píxeles. Una página sin imagen lleva una con su título.',
      }),
    },
    Colores: {
      color: colour('Color principal', { help: 'De él sale la paleta. Vacío: la del producto.' }),
      colorAcento: colour('Color de acento', { help: 'Vacío: un tono claro del principal.' }),
      motivo: defaulted(choice('Adorno', { aguayo: 'Aguayo y cordillera', ninguno: 'Ninguno' }), 'aguayo'),
    },
    Pie: {
      pie: text('Texto al pie', {
        multiline: true,
        max: 600,
        help: 'Al final de cada página, antes de la supervisión.',
      }),
    },
    Privacidad: {
      consentimiento: text('Consentimiento de los formularios', {
        max: 300,
        help: 'La frase que se acepta al enviar datos. Vacío: la del producto.',
      }),
      politicas: rows(
        'Versiones de la política de privacidad',
        {
          version: text('Versión', {
            required: true,
            max: 7,
            pattern: /^20\d\d-(0[1-9]|1[0-2])$/,
            message: 'Escriba el año y el mes, como 2027-03',
          }),
          // Its page renders no files.
          texto: { ...richText('Texto', { required: true }), parts: {} },
        },
        {
          max: 20,
          one: 'una versión',
          help: 'Rige la primera; las demás se siguen leyendo en su dirección, porque alguien las aceptó. Sin ninguna rige la del producto.',
        },
      ),
    },
  },
  rules: [
    {
      field: 'politicas',
      message: `Cada versión es otra, y ninguna la ${POLICY_VERSION}, que es la del producto`,
      holds: ({ politicas = [] }) =>
        new Set([POLICY_VERSION, ...politicas.map(({ version }) => version)]).size === politicas.length + 1,
    },
    {
      field: 'bloqueoHorario',
      message: 'Diga cuándo atiende el teléfono de bloqueo',
      holds: ({ bloqueoTelefono, bloqueoHorario }) => !bloqueoTelefono || Boolean(bloqueoHorario),
    },
    {
      field: 'bancaEnLinea',
      message: 'Escriba la dirección completa, con https://',
      holds: ({ bancaEnLinea }) => !bancaEnLinea || bancaEnLinea.startsWith('https://'),
    },
    {
      field: 'redes',
      message: 'Cada red lleva su dirección completa, con https://',
      at: ({ redes = [] }) =>
        redes.flatMap(({ url: to }, at) => (to.startsWith('https://') ? [] : [`redes.${at}.url`])),
      holds: ({ redes = [] }) => redes.every(({ url: to }) => to.startsWith('https://')),
    },
    {
      field: 'colorAcento',
      message: 'Elija antes el color principal',
      holds: ({ color, colorAcento }) => !colorAcento || Boolean(color),
    },
    {
      field: 'color',
      message: (values) => inWords(faintOf(values).principal, 'más oscuro'),
      holds: (values) => faintOf(values).principal.length === 0,
    },
    {
      field: 'colorAcento',
      message: (values) => inWords(faintOf(values).acento, 'más claro'),
      holds: (values) => faintOf(values).acento.length === 0,
    },
  ],
  table: { columns: ['nombre', 'situacion', 'actualizadoEn'] },
});

type ChosenColours = { color?: string | null; colorAcento?: string | null };

const faintOf = ({ color, colorAcento }: ChosenColours) =>
  color ? faintPairs({ principal: color, acento: colorAcento ?? null }) : { principal: [], acento: [] };

/** Formats the colour pairs with too little contrast, and the advice: «enlaces sobre blanco (2,31 a 1)». */
function inWords(pairs: readonly Pair[], better: string): string {
  const problems = pairs.map(
    ({ text: what, ground, ratio }) => `${what} sobre ${ground} (${formatNumber(String(ratio), 2)} a 1)`,
  );
  return `No se lee bien: ${problems.join('; ')}. La norma AA pide ${formatNumber(String(AA), 1)} a 1: elija uno ${better}`;
}
