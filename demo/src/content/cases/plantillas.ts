import { type Draft, sections } from '@coop/domain';
import { recording, type Seed } from '../../ground/seed.js';

const record = recording(sections['sitio/plantillas-respuesta']);
const [consultas, reclamos, opiniones] = [
  'contactanos/consultas',
  'contactanos/reclamos',
  'contactanos/opiniones',
] as const;

type Plantilla = Draft<(typeof sections)['sitio/plantillas-respuesta']>;

const plantilla = (key: string, seccion: Plantilla['seccion'], nombre: string, ...parrafos: string[]): Seed =>
  record(key, { seccion, nombre, texto: parrafos.join('\n\n') });

const deReclamo = (
  key: string,
  resultado: NonNullable<Plantilla['resultado']>,
  nombre: string,
  ...parrafos: string[]
): Seed => record(key, { seccion: reclamos, nombre, resultado, texto: parrafos.join('\n\n') });

const despedida = 'Saludos cordiales,\n{entidad}';

/** Templates for staff answers. */
export const plantillas = (): Seed[] => [
  plantilla(
    'consulta-requisitos-caja',
    consultas,
    'Requisitos para abrir una caja de ahorro',
    'Estimado(a) {nombre}:',
    'Gracias por su consulta {codigo}. Para abrir una caja de ahorro necesita su cédula de identidad vigente, una factura de luz o agua de los últimos tres meses y el depósito inicial que figura en el tarifario publicado en nuestro sitio.',
    'Puede hacerlo en cualquiera de nuestras agencias; toma unos veinte minutos.',
    despedida,
  ),
  plantilla(
    'consulta-requisitos-credito',
    consultas,
    'Requisitos para un crédito',
    'Estimado(a) {nombre}:',
    'Respondemos a su consulta {codigo}. Para evaluar un crédito le pediremos su cédula de identidad, los respaldos de sus ingresos y, según el monto, los de la garantía. Puede simular su cuota y enviar su solicitud desde nuestro sitio, sin costo ni compromiso.',
    'Un oficial de créditos de la agencia que elija le llamará para acompañarle.',
    despedida,
  ),
  plantilla(
    'consulta-mas-datos',
    consultas,
    'Pedir más datos',
    'Estimado(a) {nombre}:',
    'Recibimos su consulta {codigo}. Para responderle bien necesitamos que nos diga, por este mismo medio, en qué agencia o canal fue y en qué fecha.',
    'Por su seguridad, no nos envíe números de tarjeta, claves ni códigos.',
    despedida,
  ),
  deReclamo(
    'reclamo-procede',
    'favorable',
    'Reclamo que procede, con restitución',
    'Revisamos los registros de la operación que usted reclama y verificamos que tiene razón.',
    'Por ello dispusimos la restitución del monto reclamado a su cuenta. Lamentamos lo ocurrido y hemos tomado medidas para que no se repita.',
  ),
  deReclamo(
    'reclamo-no-procede',
    'desfavorable',
    'Reclamo que no procede',
    'Revisamos los registros de la operación que usted reclama, las condiciones de su contrato y el tarifario vigente a esa fecha, y comprobamos que se aplicaron como corresponde.',
    'Por lo expuesto, su reclamo {codigo} no procede. Puede pedir copia de los respaldos en cualquiera de nuestras agencias.',
  ),
  deReclamo(
    'reclamo-atencion',
    'favorable',
    'Reclamo por la atención recibida',
    'Conversamos con las personas que le atendieron y con su jefatura, y revisamos los tiempos de espera de ese día.',
    'Le pedimos disculpas por el trato recibido. El personal de la agencia fue instruido y su caso será parte de la próxima capacitación.',
  ),
  plantilla(
    'opinion-gracias',
    opiniones,
    'Agradecer una felicitación',
    'Estimado(a) {nombre}:',
    'Gracias por escribirnos. Compartimos sus palabras con el equipo que le atendió: les alegran el día y nos animan a seguir mejorando.',
    despedida,
  ),
  plantilla(
    'opinion-sugerencia',
    opiniones,
    'Agradecer una sugerencia',
    'Estimado(a) {nombre}:',
    'Gracias por su sugerencia {codigo}. La pasamos al área responsable, que la evaluará con las demás en su próxima reunión.',
    despedida,
  ),
];
