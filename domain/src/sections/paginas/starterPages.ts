import type { Draft } from '../../language/section.js';
import type { paginas } from './paginas.js';

type Starter = Draft<ReturnType<typeof paginas>> & { slug: string };
type Bloque = NonNullable<Starter['bloques']>[number];

const p = (...paragraphs: string[]): string => paragraphs.map((one) => `<p>${one}</p>`).join('');
const texto = (titulo: string, ...paragraphs: string[]): Bloque => ({ tipo: 'texto', titulo, texto: p(...paragraphs) });
const elementos = (tipo: Bloque['tipo'], titulo: string, ...each: [titulo: string, texto: string][]): Bloque => ({
  tipo,
  titulo,
  elementos: each.map(([one, words]) => ({ titulo: one, texto: words })),
});
const consultar: Bloque = {
  tipo: 'llamada',
  titulo: '¿Le quedó una duda?',
  boton: 'Hacer una consulta',
  enlace: '/contactanos/consultas',
};

/**
 * Pages that a cooperative is asked for, and that have no section of their own: every installation has them as drafts, in
 * words to adapt. What stands in brackets is the entity's to say: none of its facts is ours.
 */
export const starterPages: readonly Starter[] = [
  {
    slug: 'codigo-de-conducta',
    ruta: '/institucional/codigo-de-conducta',
    titulo: 'Código de conducta',
    resumen: 'Cómo nos comportamos con nuestros socios, entre nosotros y con los demás.',
    bloques: [
      texto(
        'A quién obliga',
        'A las y los consejeros, a la gerencia y a todo el personal, en la oficina y fuera de ella cuando hablan por la cooperativa.',
        '[Diga qué órgano aprobó el código y desde cuándo rige.]',
      ),
      elementos(
        'lista',
        'Lo que usted puede esperar',
        [
          'Trato igual y respetuoso',
          'Nadie es atendido mejor ni peor por quién es, de dónde viene o cuánto dinero mueve.',
        ],
        ['Información clara', 'Costos, tasas y riesgos se explican antes de que usted firme.'],
        ['Reserva', 'Sus datos y sus operaciones solo se ven para atenderle o porque la ley lo manda.'],
        ['Respuesta', 'Cada reclamo tiene un número, un plazo y una respuesta por escrito.'],
      ),
      elementos(
        'lista',
        'Lo que no hacemos',
        ['Recibir regalos', 'Ni dinero ni favores, de socios ni de proveedores. [Si hay un límite, dígalo.]'],
        ['Decidir en lo propio', 'Quien tiene un interés en un asunto lo declara y se aparta.'],
        ['Pedir claves', 'Nunca pedimos claves, PIN ni códigos, por ningún medio.'],
      ),
      texto(
        'Si algo no se cumple',
        'Cuéntenos: quien avisa de buena fe está protegido y su nombre se reserva. [Diga quién lo recibe y qué pasa después.]',
      ),
      { tipo: 'formulario', formulario: 'contactanos/reclamos' },
    ],
  },
  {
    slug: 'calificacion-de-riesgo',
    ruta: '/institucional/calificacion-de-riesgo',
    titulo: 'Calificación de riesgo',
    resumen: 'Qué opina de nosotros una calificadora independiente, y cómo se lee.',
    bloques: [
      texto(
        'Nuestra calificación',
        '[Escriba el nombre de la calificadora, la calificación de la entidad, su perspectiva y la fecha del informe.]',
      ),
      texto(
        'Qué es',
        'Una opinión técnica e independiente sobre la capacidad de una entidad de cumplir lo que debe. La hace una empresa autorizada, con los estados financieros y con lo que averigua por su cuenta.',
        'No es una recomendación para comprar, vender ni depositar, y puede cambiar.',
      ),
      elementos(
        'preguntas',
        'Cómo se lee',
        [
          '¿Qué dicen las letras?',
          'Van de la mejor a la peor. Los números o signos que las acompañan precisan el lugar dentro de cada letra.',
        ],
        [
          '¿Qué es la perspectiva?',
          'Hacia dónde puede moverse la calificación: positiva, estable, negativa o en desarrollo.',
        ],
        ['¿Cada cuánto cambia?', 'La calificadora la revisa de manera periódica, y antes si pasa algo importante.'],
      ),
      { tipo: 'documentos', titulo: 'Informes', texto: p('[Agregue los informes de la calificadora.]') },
      consultar,
    ],
  },
  {
    slug: 'como-hacerse-socio',
    ruta: '/institucional/como-hacerse-socio',
    titulo: 'Cómo hacerse socio',
    resumen: 'Ser socio es ser dueño: usted aporta, participa y decide.',
    bloques: [
      texto(
        'Qué significa',
        'Una cooperativa es de sus socios. Cada uno tiene un voto, cualquiera sea el monto de su aporte, y con él elige a quienes la dirigen.',
      ),
      elementos(
        'pasos',
        'Cómo se hace',
        ['Venga a una agencia', 'Con su carnet vigente. [Diga qué otros documentos se piden.]'],
        ['Compre su certificado de aportación', '[Diga cuánto cuesta y si se paga de una vez.]'],
        [
          'Firme su solicitud',
          'Reciba su certificado y el estatuto. [Diga quién aprueba el ingreso y en cuánto tiempo.]',
        ],
      ),
      elementos(
        'lista',
        'Sus derechos',
        ['Participar y votar', 'En las asambleas, con voz y voto.'],
        ['Elegir y ser elegido', 'Para los consejos y comités, con los requisitos del estatuto.'],
        ['Estar informado', 'De los estados financieros y de las decisiones de la asamblea.'],
        ['Retirarse', 'Con la devolución de sus aportes, como dice el estatuto.'],
      ),
      elementos(
        'lista',
        'Sus deberes',
        ['Cumplir el estatuto', 'Y lo que la asamblea decide.'],
        ['Pagar a tiempo', 'Lo que deba a la cooperativa: es dinero de todos.'],
      ),
      { tipo: 'agencias', titulo: 'Dónde le atendemos' },
      consultar,
    ],
  },
];
