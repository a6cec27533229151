import { type Bloque, el, falta, formulario, lista, page, pasos, preguntas, texto } from './page.js';

const consultar: Bloque = {
  tipo: 'llamada',
  titulo: '¿Le quedó una duda?',
  boton: 'Hacer una consulta',
  enlace: '/contactanos/consultas',
};

export const transparencia = [
  page(
    '/institucional/codigo-de-conducta',
    'Código de conducta',
    'Cómo nos comportamos con nuestros socios, entre nosotros y con los demás.',
    texto(
      'A quién obliga',
      'A las y los consejeros, a la gerencia y a todo el personal, en la oficina y fuera de ella cuando hablan por la cooperativa.',
      falta('qué órgano aprobó el código y desde cuándo rige'),
    ),
    lista(
      'Lo que usted puede esperar',
      el(
        'Trato igual y respetuoso',
        'Nadie es atendido mejor ni peor por quién es, de dónde viene o cuánto dinero mueve.',
      ),
      el('Información clara', 'Costos, tasas y riesgos se explican antes de que usted firme.'),
      el('Reserva', 'Sus datos y sus operaciones solo se ven para atenderle o porque la ley lo manda.'),
      el('Respuesta', 'Cada reclamo tiene un número, un plazo y una respuesta por escrito.'),
    ),
    lista(
      'Lo que no hacemos',
      el('Recibir regalos', `Ni dinero ni favores, de socios ni de proveedores. ${falta('si hay un límite, cuál es')}`),
      el('Decidir en lo propio', 'Quien tiene un interés en un asunto lo declara y se aparta.'),
      el('Pedir claves', 'Nunca pedimos claves, PIN ni códigos, por ningún medio.'),
    ),
    texto(
      'Si algo no se cumple',
      `Cuéntenos: quien avisa de buena fe está protegido y su nombre se reserva. ${falta('quién lo recibe y qué pasa después')}`,
    ),
    formulario('contactanos/reclamos'),
  ),
  page(
    '/institucional/calificacion-de-riesgo',
    'Calificación de riesgo',
    'Qué opina de nosotros una calificadora independiente, y cómo se lee.',
    texto(
      'Nuestra calificación',
      falta('el nombre de la calificadora, la calificación, su perspectiva y la fecha del informe'),
    ),
    texto(
      'Qué es',
      'Una opinión técnica e independiente sobre la capacidad de una entidad de cumplir lo que debe. La hace una empresa autorizada, con los estados financieros y con lo que averigua por su cuenta.',
      'No es una recomendación para comprar, vender ni depositar, y puede cambiar.',
    ),
    preguntas(
      'Cómo se lee',
      el(
        '¿Qué dicen las letras?',
        'Van de la mejor a la peor. Los números o signos que las acompañan precisan el lugar dentro de cada letra.',
      ),
      el(
        '¿Qué es la perspectiva?',
        'Hacia dónde puede moverse la calificación: positiva, estable, negativa o en desarrollo.',
      ),
      el('¿Cada cuánto cambia?', 'La calificadora la revisa de manera periódica, y antes si pasa algo importante.'),
    ),
    {
      tipo: 'documentos',
      titulo: 'Informes',
      texto: `<p>${falta('los informes de la calificadora, como archivos')}</p>`,
    },
    consultar,
  ),
  page(
    '/hacerse-socio',
    'Hágase socio',
    'Ser socio es ser dueño: usted aporta, participa y decide.',
    pasos(
      'Cómo se hace',
      el('Venga a una agencia', `Con su carnet vigente. ${falta('qué otros documentos se piden')}`),
      el('Compre su certificado de aportación', 'Lo que cuesta está en esta página, según el tarifario.'),
      el(
        'Firme su solicitud',
        `Reciba su certificado y el estatuto. ${falta('quién aprueba el ingreso y en cuánto tiempo')}`,
      ),
    ),
    texto(
      'Qué significa',
      'Una cooperativa es de sus socios. Cada uno tiene un voto, cualquiera sea el monto de su aporte, y con él elige a quienes la dirigen.',
    ),
    lista(
      'Sus derechos',
      el('Participar y votar', 'En las asambleas, con voz y voto.'),
      el('Elegir y ser elegido', 'Para los consejos y comités, con los requisitos del estatuto.'),
      el('Estar informado', 'De los estados financieros y de las decisiones de la asamblea.'),
      el('Retirarse', 'Con la devolución de sus aportes, como dice el estatuto.'),
    ),
    lista(
      'Sus deberes',
      el('Cumplir el estatuto', 'Y lo que la asamblea decide.'),
      el('Pagar a tiempo', 'Lo que deba a la cooperativa: es dinero de todos.'),
    ),
    pasos(
      'Qué pasa después',
      el('Recibe su número de socio', falta('cuándo y cómo')),
      el('Participa en la asamblea', 'Se le convoca a cada una.'),
    ),
    consultar,
  ),
];
