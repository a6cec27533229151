import type { Seed } from '../../ground/seed.js';
import { el, p, page, pasos, preguntas, texto } from './page.js';

export const contactanos = (): Seed[] => [
  page(
    '/contactanos',
    'Contáctanos',
    'Pregunte, pida, reclame, califique u opine. Cada cosa tiene su camino y su respuesta.',
    texto(null, p('¿Prefiere hablar con una persona? Le atendemos por teléfono, sin costo, y en cualquier agencia.')),
  ),
  page(
    '/contactanos/consultas',
    'Consultas',
    'Le respondemos en dos días hábiles por el medio que usted elija.',
    texto(
      '¿Es un reclamo?',
      p(
        'Si siente que no se respetó un derecho suyo, use el <a href="/contactanos/reclamos">Punto de Reclamo</a>: tiene un plazo legal y una respuesta escrita. Nunca nos envíe su clave, su PIN ni el número de su tarjeta.',
      ),
    ),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Cómo aviso que cambié de celular o de dirección?',
        'En cualquier agencia, con su cédula y en el momento. Por su seguridad, no cambiamos sus datos por teléfono ni por mensaje.',
      ),
      el(
        '¿Dónde pago la cuota de mi crédito?',
        'En la banca en línea, en cualquier agencia o por transferencia desde otro banco. También por débito de su caja de ahorro, el día que dice su plan de pagos.',
      ),
      el(
        '¿Cobran multa por pagar tarde?',
        'El interés penal que dice su contrato, por los días de atraso. Si no puede pagar, avise antes: hay otras salidas.',
      ),
      el(
        '¿Dan un certificado de no adeudo?',
        'Sí, en una carta firmada: cuando paga todo su crédito, en su agencia y con su cédula. Si dejó una hipoteca, le damos también la minuta para levantarla.',
      ),
      el(
        '¿Compran mi deuda de otro banco?',
        'Sí, si su historial es bueno: pagamos su saldo y usted nos paga a nosotros.',
      ),
      el(
        '¿Puedo no recibir publicidad?',
        'Sí: para dejar de recibirla, pídalo aquí, por teléfono o en una agencia. Los avisos de sus operaciones siguen.',
      ),
      el(
        '¿Qué hago si mi carnet está vencido?',
        'Renuévelo en el Segip y tráigalo a una agencia: su dinero sigue seguro. Para operar en ventanilla hace falta la cédula vigente.',
      ),
      el(
        '¿Dónde veo mi número de cuenta?',
        'En la banca en línea, en la aplicación y en su contrato. En una agencia se lo decimos con su cédula.',
      ),
      el(
        '¿Atienden en aymara o en quechua?',
        'Sí: en las agencias hay quien los habla; pídalo al llegar. A quien no lee le explicamos el contrato en voz alta, y firma con su huella y un testigo.',
      ),
    ]),
  ),
  page(
    '/contactanos/solicitud-credito',
    'Solicitud de Crédito',
    'Una presolicitud sin papeles. Un oficial le llama en dos días hábiles.',
    pasos('Qué pasa después', [
      el('Le llamamos', 'Para entender lo que necesita y contarle los requisitos.'),
      el('Reúne sus papeles', 'Los presenta en la agencia que eligió.'),
      el('Evaluamos', 'La respuesta llega en cinco días hábiles desde que la carpeta está completa.'),
    ]),
  ),
  page(
    '/contactanos/agencias',
    'Agencias',
    'Doce agencias en cinco departamentos, un cajero en la terminal y un corresponsal, con sus horarios y servicios.',
    texto(
      null,
      p(
        'Los feriados nacionales y departamentales no hay atención en ventanilla. Los cajeros de 24 horas y la banca en línea funcionan siempre.',
      ),
    ),
  ),
  page(
    '/contactanos/turnos',
    'Turnos',
    'Reserve el día y la hora en que le atendemos en una agencia, sin hacer fila.',
    texto(null, p('Dan turnos la Oficina Central y la Agencia El Alto – Villa Adela, hasta dos semanas antes.')),
  ),
  page(
    '/contactanos/reclamos',
    'Punto de Reclamo',
    'Gratuito, con número único y respuesta por escrito.',
    pasos('Cómo funciona', [
      el('Presente su reclamo', 'En este formulario, en cualquier agencia, por carta o por teléfono. No cuesta nada.'),
      el('Guarde su número', 'Recibe un número único y la fecha límite de respuesta.'),
      el('Reciba la respuesta', 'Expresa, oportuna, íntegra y comprensible.'),
      el('Si no está de acuerdo', 'Puede acudir en segunda instancia a la Defensoría del Consumidor Financiero.'),
    ]),
    texto(
      'Defensoría del Consumidor Financiero – ASFI',
      p(
        'Si ya recibió nuestra respuesta y no está conforme, o si el plazo venció, puede presentar su reclamo ante la Defensoría del Consumidor Financiero de la Autoridad de Supervisión del Sistema Financiero, en sus oficinas, en la línea gratuita <a href="tel:800103103">800 103 103</a> o en la aplicación ASFI Móvil.',
        'La Defensoría no conoce casos que estén en la vía judicial.',
      ),
    ),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Qué documentos necesito?',
        'Su cédula de identidad. Si presenta el reclamo por otra persona, el testimonio del poder. Puede adjuntar comprobantes.',
      ),
      el(
        '¿Puedo reclamar si no soy socio?',
        'Sí. También pueden reclamar los clientes y los usuarios de cualquier servicio.',
      ),
      el(
        '¿Puedo reclamar porque me trataron mal?',
        'Sí. Diga la agencia, el día, la hora y quién fue: una cajera, un guardia, un oficial. Se responde por escrito, como todo reclamo.',
      ),
      el('¿Me pedirán mi clave?', 'Nunca. Nadie de la cooperativa le pedirá su clave, PIN ni códigos.'),
    ]),
  ),
  page(
    '/contactanos/califiquenos',
    'Califíquenos',
    'Un minuto para contarnos cómo le atendimos. No hace falta que diga quién es.',
    texto(null, p('Con sus calificaciones decidimos dónde reforzar cajas, horarios y personal.')),
  ),
  page(
    '/contactanos/opinion',
    'Opinión',
    'Sugerencias, felicitaciones e ideas para mejorar.',
    texto(
      null,
      p(
        'Una <em>consulta</em> pregunta, un <em>reclamo</em> exige un derecho, una <em>calificación</em> puntúa una visita y una <em>opinión</em> propone. Si nos autoriza, podemos publicar la suya con su nombre.',
      ),
    ),
  ),
  page(
    '/contactanos/seguimiento',
    'Seguir mi caso',
    'Vea en qué estado está su reclamo, su solicitud o su consulta, y hasta cuándo tenemos para responderle.',
    preguntas('Preguntas frecuentes', [
      el(
        '¿Dónde está mi número?',
        'En la constancia que descargó y en el correo que le enviamos. El de un reclamo empieza con REC, el de una solicitud de crédito con SOL y el de una consulta con CON.',
      ),
      el(
        '¿Por qué cambió la fecha límite?',
        'Si su reclamo necesita más tiempo, se lo comunicamos dentro del primer plazo, con las razones y la nueva fecha.',
      ),
      el(
        '¿Cómo recibo la respuesta?',
        'Por el medio que eligió. La carta queda además a su disposición en la agencia en la que prefirió recogerla.',
      ),
    ]),
  ),
];
