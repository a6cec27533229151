import { type AnySection, adminPathOf, type SectionName, sections } from '@coop/domain';
import { starterPages } from '@coop/domain/sections/paginas/starter/starterPages';
import { starterTemplates } from '@coop/domain/sections/plantillasRespuesta/starterTemplates';

export type Step = {
  clave: string;
  seccion: string;
  enlace: string;
  todo: string;
  why: string;
  aside?: string;
  section?: AnySection;
  rows?: number;
  where?: (today: string) => Readonly<Record<string, unknown>>;
  /** Counts only rows written by staff, because the product adds rows of its own. */
  byStaff?: true;
};

const notApplicable = 'No corresponde';
/** Skip label for default content that needs no change. */
const rightAsItIs = 'Está bien así';

type Text = Pick<Step, 'todo' | 'why' | 'aside' | 'rows' | 'where' | 'byStaff'>;

const rowsOf = (name: SectionName, text: Text): Step => ({
  clave: name,
  seccion: name,
  enlace: adminPathOf(name),
  section: sections[name],
  ...text,
});

export const steps: readonly Step[] = [
  rowsOf('sitio/entidad', {
    todo: 'Diga quién es la entidad: nombre, contacto, logotipo y colores',
    why: 'Al publicarla se abre el sitio; hasta entonces no se recibe ni se escribe nada en su nombre.',
  }),
  rowsOf('usuarios', {
    todo: 'Invite a quienes atenderán, cada uno con su rol',
    why: 'Cada uno ve y hace lo de su rol; los casos nuevos se avisan a quienes los atienden.',
    rows: 2,
  }),
  rowsOf('sitio/feriados', {
    todo: 'Cargue los feriados de esta gestión',
    why: 'Los plazos de los reclamos se cuentan con ellos: sin feriados, cada fecha es solo estimada.',
    where: (today) => ({
      ambito: 'nacional',
      fecha_desde: `${today.slice(0, 4)}-01-01`,
      fecha_hasta: `${today.slice(0, 4)}-12-31`,
    }),
  }),
  rowsOf('sitio/parametros', {
    todo: 'Revise los parámetros normativos con su asesor legal',
    why: 'Plazos de reclamos, años de conservación, RC-IVA y tasas máximas: el producto trae lo que conoce.',
    byStaff: true,
    aside: rightAsItIs,
  }),
  rowsOf('sitio/agencias', {
    todo: 'Publique las agencias, con sus horarios',
    why: 'Los visitantes las buscan más que ninguna otra cosa, y los formularios las ofrecen.',
  }),
  rowsOf('sitio/paginas', {
    todo: 'Complete y publique las páginas',
    why: 'Portada, historia, misión, gobierno, servicios y productos: los textos para empezar dicen qué falta en cada una.',
    rows: starterPages.length,
    aside: 'Ya están las nuestras',
  }),
  rowsOf('sitio/menu', {
    todo: 'Revise el menú',
    why: 'Nombra todas las páginas: oculte lo que la entidad no ofrece y ponga lo suyo primero.',
    aside: rightAsItIs,
  }),
  rowsOf('institucional/tarifario', {
    todo: 'Publique el tarifario vigente',
    why: 'Con su documento oficial: de él salen los costos que muestran los servicios.',
  }),
  rowsOf('productos/caja-ahorro', {
    todo: 'Publique las cajas de ahorro, con sus tasas',
    why: 'Con ellas funciona el simulador de ahorro.',
    aside: notApplicable,
  }),
  rowsOf('productos/depositos-plazo-fijo', {
    todo: 'Publique los depósitos a plazo fijo, con sus tasas',
    why: 'Con su tabla funciona el simulador de depósitos.',
    aside: notApplicable,
  }),
  rowsOf('productos/simulador-creditos', {
    todo: 'Publique los créditos, con sus tasas y requisitos',
    why: 'Con ellos funciona el simulador y la solicitud de crédito.',
    aside: notApplicable,
  }),
  {
    clave: 'cotizacion',
    seccion: 'cotizacion',
    todo: 'Ponga la cotización del dólar y la UFV',
    why: 'La cinta del sitio la muestra. Con COTIZACION_FUENTE=bcb se lee sola del Banco Central.',
    aside: notApplicable,
    enlace: '/administrador#cotizacion',
  },
  {
    clave: 'correo',
    seccion: 'sitio/correos',
    todo: 'Envíese un correo de prueba',
    why: 'Constancias y respuestas salen por correo: compruebe que llegan antes de abrir.',
    enlace: adminPathOf('sitio/correos'),
  },
  rowsOf('sitio/plantillas-respuesta', {
    todo: 'Prepare las respuestas más frecuentes',
    why: 'El personal empieza de ellas y las completa.',
    aside: notApplicable,
    // The product's templates and one of the entity.
    rows: starterTemplates.length + 1,
  }),
  rowsOf('sitio/necesito', {
    todo: 'Revise y publique las situaciones de «Necesito…»',
    why: 'Qué hacer cuando se pierde una tarjeta o llega un mensaje sospechoso.',
    aside: notApplicable,
  }),
];
