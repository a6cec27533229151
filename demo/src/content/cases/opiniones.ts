import { type Draft, sections } from '@coop/domain';
import { at } from '../../ground/calendar.js';
import { idOf, receiving, type Seed } from '../../ground/seed.js';

const section = sections['contactanos/opiniones'];
type Opinion = Draft<typeof section>;

const receive = receiving(section);

const publicable = (nombre: string) => ({ nombre, autorizaPublicacion: true, aceptaTratamiento: true });
const atendida = (daysAgo: number, respuesta?: string) => ({
  estado: 'atendida' as const,
  asignadoA: 'comercial',
  respondidoEn: at(-daysAgo, '15:00'),
  respondidoPor: 'comercial',
  ...(respuesta && { respuesta, medioUsado: 'correo' as const }),
});

const opinion = (number: number, daysAgo: number, values: Opinion, managed = {}): Seed =>
  receive(`opinion-${number}`, at(-daysAgo, `${String(8 + number).padStart(2, '0')}:20`), values, managed);

/** Suggestions and thanks; some may be published with their author's name. */
export const opiniones = (): Seed[] => [
  opinion(
    1,
    44,
    {
      tipo: 'felicitacion',
      asunto: 'Gracias por la paciencia con mi madre',
      mensaje:
        'Mi madre tiene 82 años y no sabe usar el cajero. La señorita de la agencia de Oruro la acompañó hasta que aprendió. Eso no se olvida.',
      agencia: idOf('sitio/agencias', 'oruro'),
      ...publicable('Silvia Torrez'),
    },
    {
      ...atendida(42),
      publicacion: 'aprobada',
      textoPublicable:
        'Mi madre tiene 82 años y no sabe usar el cajero. La señorita de la agencia de Oruro la acompañó hasta que aprendió. Eso no se olvida.',
    },
  ),
  opinion(
    2,
    36,
    {
      tipo: 'idea_producto',
      asunto: 'Ahorro para los quince años',
      mensaje:
        'Podrían hacer un ahorro con fecha de entrega para fiestas de quince años, con un aviso cada mes de cuánto falta.',
      ...publicable('Rossmery Vargas'),
    },
    {
      ...atendida(34),
      publicacion: 'aprobada',
      textoPublicable: 'Podrían hacer un ahorro con fecha de entrega para fiestas de quince años.',
    },
  ),
  opinion(
    3,
    30,
    {
      tipo: 'felicitacion',
      asunto: 'El crédito que me permitió abrir',
      mensaje:
        'Con el microcrédito compré mi primer horno. La oficial vino a mi taller, entendió mi negocio y me recomendó pedir menos de lo que yo quería. Tenía razón.',
      ...publicable('Julia Mamani'),
    },
    {
      ...atendida(28),
      publicacion: 'aprobada',
      textoPublicable:
        'Con el microcrédito compré mi primer horno. La oficial vino a mi taller, entendió mi negocio y me recomendó pedir menos de lo que yo quería.',
    },
  ),
  opinion(
    4,
    21,
    {
      tipo: 'sugerencia',
      asunto: 'Bancas en la sala de espera',
      mensaje: 'En la agencia de La Ceja faltan asientos para las personas mayores los días de pago de rentas.',
      agencia: idOf('sitio/agencias', 'el-alto-ceja'),
      nombre: 'Zenón Apaza',
      correo: 'zenon.apaza@ejemplo.bo',
      deseaRespuesta: true,
      aceptaTratamiento: true,
    },
    atendida(
      18,
      'Gracias, don Zenón. La próxima semana se instalan doce asientos preferenciales en la sala de espera.',
    ),
  ),
  opinion(
    5,
    14,
    {
      tipo: 'sitio_web',
      asunto: 'Letras más grandes en la tabla de tasas',
      mensaje: 'En mi celular la tabla de tasas se lee bien, pero quisiera poder agrandar los números.',
    },
    { estado: 'en_revision', asignadoA: 'comercial' },
  ),
  opinion(6, 9, {
    tipo: 'queja_leve',
    asunto: 'Demora en la línea gratuita',
    mensaje: 'El lunes por la mañana esperé quince minutos para que me contesten en la línea gratuita.',
  }),
  opinion(7, 5, {
    tipo: 'sugerencia',
    asunto: 'Atención en aymara',
    mensaje: 'Sería bueno que en Viacha y en El Alto haya siempre alguien que atienda en aymara, no solo algunos días.',
    ...publicable('Basilio Condori'),
  }),
  opinion(8, 3, {
    tipo: 'idea_producto',
    asunto: 'Débito automático para el colegio',
    mensaje: 'Quisiera que la mensualidad del colegio de mis hijos se debite de mi cuenta, como la luz.',
    nombre: 'Carmen Ríos',
    celular: '70998811',
    aceptaTratamiento: true,
  }),
  opinion(9, 1, {
    tipo: 'felicitacion',
    asunto: 'Nueva agencia de Viacha',
    mensaje: 'Por fin una agencia cerca. Ojalá mantengan la atención del sábado porque ese día bajamos a la feria.',
    ...publicable('Modesta Flores'),
  }),
];
