import { pdf } from '../../documents/documents.js';
import { year } from '../../ground/calendar.js';
import type { Seed } from '../../ground/seed.js';
import { picture } from '../../pictures/picture.js';
import { cifras, documentos, el, lista, p, page, pasos, personas, preguntas, texto } from './page.js';

const estatuto = pdf('Estatuto Orgánico', 'Texto vigente', [
  'Capítulo I. La cooperativa es una sociedad cooperativa de ahorro y crédito, de duración indefinida y de responsabilidad limitada.',
  'Capítulo II. Son socios las personas naturales y jurídicas que suscriben al menos un certificado de aportación y cumplen el estatuto.',
  'Capítulo III. La asamblea general es la autoridad máxima. Cada socio tiene un voto, cualquiera sea el monto de sus aportes.',
]);
const etica = pdf('Código de Ética', 'Aprobado por el Consejo de Administración', [
  'Los consejeros, ejecutivos y colaboradores actúan con honestidad, cuidan la información de los socios y evitan los conflictos de interés.',
  'Nadie puede recibir regalos de socios ni de proveedores. Toda falta se comunica al Comité de Ética, que protege a quien denuncia.',
]);
const informe = pdf('Informe de gobierno corporativo', 'Última gestión', [
  'Los consejos sesionaron 48 veces, con una asistencia de 96 %. Los comités presentaron todos sus informes en plazo.',
]);

export const institucional = (): Seed[] => [
  page(
    '/institucional',
    'Institucional',
    'Quiénes somos, quién nos dirige y cómo rendimos cuentas.',
    texto(
      null,
      p(
        'Una cooperativa es de quienes la usan. Aquí están nuestra historia, las personas que nos dirigen, las cifras de cada mes y los documentos que la ley nos pide publicar.',
      ),
    ),
  ),
  page(
    '/institucional/resena-historica',
    'Reseña Histórica',
    'De doce artesanas y un cofre de madera a una red de agencias en cinco departamentos.',
    texto(
      'Cómo empezó todo',
      p(
        'En 1968, doce tejedoras de la zona de Sopocachi Bajo se reunían los viernes a guardar unas monedas en un cofre de madera con tres llaves. Cada semana, una de ellas recibía lo reunido para comprar lana. Cuando la rueda se quedó chica, buscaron la forma de prestarse entre más: así nació la cooperativa.',
        'El primer crédito fue de 200 pesos bolivianos y sirvió para comprar un telar. Se devolvió en nueve cuotas. El libro en que se anotó sigue en la Oficina Central.',
      ) +
        '<blockquote>«No prestábamos dinero: nos prestábamos confianza», contaba doña Asunta, la primera tesorera.</blockquote>',
    ),
    pasos('Los años que nos formaron', [
      el(
        'El cofre de las tres llaves',
        'Doce socias fundan el grupo de ahorro. La asamblea se hace en el patio de una casa.',
        { dato: '1968' },
      ),
      el(
        'La personería jurídica',
        'Con 140 socios, la cooperativa obtiene su reconocimiento y abre su primera ventanilla.',
        { dato: '1972' },
      ),
      el(
        'La prueba más dura',
        'La hiperinflación borra los ahorros del país. Los socios deciden no cerrar y reconstruyen el fondo con aportes nuevos.',
        { dato: '1985' },
      ),
      el('El Alto', 'Se abre la agencia de La Ceja, la primera fuera del centro de La Paz.', {
        dato: '1996',
        imagen: picture('agencia', 'oro', 'Ilustración de la agencia de La Ceja'),
      }),
      el(
        'Bajo supervisión',
        'La entidad recibe su licencia de funcionamiento y empieza a operar como entidad regulada.',
        { dato: '2009' },
      ),
      el('Cinco departamentos', 'Cochabamba, Santa Cruz, Oruro y Potosí completan la red.', { dato: '2017' }),
      el('La agencia número doce', 'Viacha: atención los sábados, rampa de acceso y personal que habla aymara.', {
        dato: String(year(0)),
        imagen: picture('agencia', 'dia', 'Ilustración de la agencia de Viacha'),
      }),
    ]),
    texto(
      'El nombre y el tejido',
      p(
        'La kantuta tiene los colores de la bandera y crece donde parece que no hay agua. El aguayo que adorna nuestras agencias recuerda a las tejedoras que nos fundaron: muchos hilos delgados que juntos cargan peso.',
      ),
    ),
  ),
  page(
    '/institucional/mision-vision',
    'Misión y Visión',
    'Para qué existimos y cómo queremos ser.',
    texto(
      'Misión',
      p(
        'Dar a las familias y a los emprendedores del país un lugar seguro para su ahorro y un crédito justo, con un trato cercano y en su idioma, para que el esfuerzo de cada socio mejore la vida de todos.',
      ),
    ),
    texto(
      'Visión',
      p(
        'Ser la cooperativa en la que más confían los trabajadores bolivianos: presente donde otros no llegan, fácil de usar desde cualquier teléfono y ejemplar en la transparencia de sus cuentas.',
      ),
    ),
    lista('Nuestros valores', [
      el('Confianza', 'Cumplimos lo que decimos y lo escribimos con palabras claras.'),
      el('Solidaridad', 'El ahorro de uno es la oportunidad de otro.'),
      el('Transparencia', 'Publicamos nuestras cifras cada mes, también las que no nos gustan.'),
      el('Inclusión', 'Atendemos en castellano, aymara y quechua, con acceso para todas las personas.'),
      el('Prudencia', 'Cuidamos el dinero ajeno con más celo que el propio.'),
    ]),
    pasos('Los siete principios cooperativos', [
      el('Adhesión abierta y voluntaria', 'Cualquier persona puede asociarse, sin discriminación.'),
      el('Gestión democrática', 'Una persona, un voto.'),
      el(
        'Participación económica',
        'Los excedentes vuelven a los socios en proporción a su trabajo con la cooperativa.',
      ),
      el('Autonomía e independencia', 'Nos gobiernan los socios y nadie más.'),
      el('Educación, formación e información', 'Una parte del excedente se destina cada año a educar.'),
      el('Cooperación entre cooperativas', 'Compartimos cajeros, redes y conocimiento.'),
      el('Compromiso con la comunidad', 'Crecemos con los barrios y los municipios en que trabajamos.'),
    ]),
  ),
  page(
    '/institucional/gobierno-corporativo',
    'Gobierno Corporativo',
    'Las personas que dirigen y vigilan la cooperativa, elegidas por los socios en asamblea. Los nombres son de ejemplo.',
    personas(
      'Consejo de Administración',
      [
        el('Elsa Mamani Choque', 'Administradora de empresas, socia desde 2004.', { dato: 'Presidenta' }),
        el('Hugo Terrazas Ríos', 'Abogado, socio desde 1999.', { dato: 'Vicepresidente' }),
        el('Nilda Condori Apaza', 'Contadora pública, socia desde 2011.', { dato: 'Secretaria' }),
        el('Rubén Olivera Soto', 'Comerciante, socio desde 2008.', { dato: 'Vocal' }),
        el('Yolanda Fuentes Arce', 'Maestra jubilada, socia desde 1994.', { dato: 'Vocal' }),
      ],
      p(
        'Dirige la estrategia, aprueba las políticas y designa a la Gerencia General. Período de tres años, con renovación por tercios.',
      ),
    ),
    personas(
      'Consejo de Vigilancia',
      [
        el('Víctor Hugo Laime', 'Auditor, socio desde 2010.', { dato: 'Presidente' }),
        el('Martha Cárdenas Paz', 'Economista, socia desde 2006.', { dato: 'Secretaria' }),
        el('Ernesto Choque Tito', 'Transportista, socio desde 2001.', { dato: 'Vocal' }),
      ],
      p('Controla, en nombre de la asamblea, que la administración cumpla el estatuto y las normas.'),
    ),
    personas('Plana ejecutiva', [
      el('Silvana Rocabado Lima', 'Veintidós años en entidades financieras.', { dato: 'Gerenta general' }),
      el('Marcos Villarroel Peña', 'Créditos, cobranzas y bienes adjudicados.', { dato: 'Gerente de Negocios' }),
      el('Claudia Sejas Ortuño', 'Finanzas, tesorería y contabilidad.', { dato: 'Gerenta de Finanzas' }),
      el('Iván Quisbert Rojas', 'Sistemas y seguridad de la información.', { dato: 'Gerente de Sistemas' }),
      el('Patricia Ergueta Mier', 'Riesgo de crédito, liquidez y operativo.', { dato: 'Gerenta de Riesgos' }),
    ]),
    lista('Comités', [
      el('Gestión Integral de Riesgos', 'Se reúne cada mes y propone los límites de exposición.'),
      el('Auditoría', 'Sigue las observaciones de la auditoría interna, de la externa y del supervisor.'),
      el('Cumplimiento', 'Prevención de la legitimación de ganancias ilícitas.'),
      el('Tecnología de la Información', 'Prioridades e inversiones en sistemas.'),
      el('Seguridad Física', 'Medidas de protección de agencias y cajeros.'),
      el('Ética', 'Recibe denuncias y protege a quien las presenta.'),
      el('Electoral', 'Organiza la elección de los consejos.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Quién supervisa a la cooperativa?',
        'La ASFI, desde 2009. Cada mes publicamos los estados financieros y el coeficiente de adecuación patrimonial.',
      ),
      el(
        '¿Cómo trabajo con ustedes?',
        'Las vacancias se publican en Novedades, con sus requisitos. No recibimos currículos fuera de una convocatoria.',
      ),
    ]),
    documentos('Documentos', [
      el('Estatuto Orgánico', undefined, { archivo: estatuto }),
      el('Código de Ética', undefined, { archivo: etica }),
      el('Informe de gobierno corporativo', undefined, { archivo: informe }),
    ]),
  ),
  page(
    '/institucional/educacion-financiera',
    'Educación Financiera',
    'Sus derechos, sus deberes y lo que conviene saber para decidir con calma.',
    lista(
      'Sus derechos como consumidor financiero',
      [
        el('Acceso sin discriminación', 'A los servicios financieros, con trato equitativo y digno.'),
        el('Información completa', 'Fidedigna, amplia, íntegra, clara, comprensible, oportuna y accesible.'),
        el('Buena atención', 'Con calidad, calidez y en condiciones de seguridad.'),
        el('Reclamar', 'Ante la entidad y, si no queda conforme, ante la Defensoría del Consumidor Financiero.'),
        el('Confidencialidad', 'De sus datos y de sus operaciones, con las excepciones que manda la ley.'),
        el('Elegir', 'La entidad, el producto y el servicio que prefiera, sin presiones.'),
      ],
      p('Los reconoce la Ley N° 393 de Servicios Financieros, en su artículo 74.'),
    ),
    lista('Sus deberes', [
      el('Informarse', 'Lea el contrato antes de firmarlo y pregunte lo que no entienda.'),
      el('Dar datos verdaderos', 'Y avisar cuando cambian su dirección o su teléfono.'),
      el('Cumplir', 'Pague sus cuotas en la fecha pactada.'),
      el('Cuidar', 'Su clave, su tarjeta y sus documentos.'),
    ]),
    pasos('Proteja su dinero', [
      el('No comparta su clave', 'Ni con familiares ni con nosotros. Nadie de la cooperativa se la pedirá.'),
      el('Escriba usted la dirección', 'No entre a la banca en línea desde enlaces de mensajes.'),
      el('Tape el teclado', 'En el cajero, y no acepte ayuda de desconocidos.'),
      el('Revise sus movimientos', 'Una vez por semana. Si ve algo extraño, llame de inmediato.'),
      el('Ante la duda, cuelgue', 'Y llame usted a la línea gratuita.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Qué es la tasa efectiva?',
        'Es el costo total de un crédito en un año: los intereses más los seguros y los otros cargos. Sirve para comparar ofertas.',
      ),
      el(
        '¿Cuánto de mi ingreso puedo destinar a cuotas?',
        'Como regla prudente, no más del 40 % del ingreso mensual de la familia, sumando todas las deudas.',
      ),
      el(
        '¿Puedo pagar mi crédito antes?',
        'Sí, en parte o por completo, y sin penalidad. Los intereses se calculan hasta el día del pago.',
      ),
      el(
        '¿Qué pasa si no puedo pagar una cuota?',
        'Acérquese antes del vencimiento. Se puede estudiar una reprogramación; esperar solo aumenta la deuda.',
      ),
      el(
        '¿Qué es la ASFI?',
        'La Autoridad de Supervisión del Sistema Financiero. Vigila a las entidades y defiende al consumidor financiero.',
      ),
      el(
        '¿Qué es ser garante?',
        'Comprometerse a pagar la deuda de otra persona si ella no paga. Firme solo si podría hacerlo.',
      ),
      el(
        '¿Qué es la central de riesgos?',
        'El registro de la ASFI donde consta cómo paga cada persona sus créditos; los burós tienen otro. Un atraso se ve durante años, también el de quien usted garantiza. Puede pedir su reporte.',
      ),
    ]),
    documentos('Material para descargar', [
      el('Cuaderno de ahorro familiar', undefined, {
        archivo: pdf(
          'Cuaderno de ahorro familiar',
          'Para llenar cada mes',
          ['Anote sus ingresos, sus gastos fijos y lo que aparta para el ahorro.'],
          [
            ['Concepto', 'Monto'],
            ['Ingresos', ''],
            ['Gastos fijos', ''],
            ['Ahorro', ''],
            ['Otros gastos', ''],
          ],
        ),
      }),
      el('Programa de educación financiera', undefined, {
        archivo: pdf('Programa de educación financiera', 'Plan anual', [
          'Talleres en escuelas, ferias y agencias, con materiales en castellano, aymara y quechua.',
        ]),
      }),
      el('Derechos y deberes del consumidor', undefined, {
        archivo: pdf('Derechos y deberes del consumidor financiero', 'Ley N° 393', [
          'Sus derechos, sus deberes y los pasos para presentar un reclamo.',
        ]),
      }),
    ]),
  ),
  page(
    '/institucional/indicadores-financieros',
    'Indicadores Financieros',
    'Las cifras de la cooperativa y las referencias del mercado, con su fecha.',
    texto(
      'Cómo leer estas cifras',
      p(
        'Los indicadores salen de los estados financieros de cada mes. Un índice de mora bajo y una cobertura mayor al 100 % dicen que los créditos se pagan y que hay previsión para los que no. Las cifras de esta página son ejemplos.',
      ),
    ),
  ),
  page(
    '/institucional/coeficiente-adecuacion-patrimonial',
    'Coeficiente de Adecuación Patrimonial',
    'Cuánto capital propio respalda los riesgos que asumimos. El mínimo legal es 10 %.',
    texto(
      'Qué significa',
      p(
        'Por cada Bs 100 de activos ponderados por su riesgo, el coeficiente dice cuántos bolivianos de capital propio los respaldan. Mientras más alto, mayor la protección del ahorro de los socios.',
      ),
    ),
  ),
  page(
    '/institucional/tarifario',
    'Tarifario',
    'Lo que cobramos y pagamos, y desde cuándo.',
    texto(
      'Antes de comparar',
      p(
        'Las tasas son anuales y nominales. Compare créditos por su tasa efectiva (TEA o TEAC), que incluye seguros y cargos.',
      ),
    ),
  ),
  page(
    '/institucional/responsabilidad-social-empresarial',
    'Responsabilidad Social Empresarial',
    'Lo que hacemos por los socios, la comunidad y el medio ambiente, y lo que cuesta.',
    cifras('En la última gestión', [
      el('personas alcanzadas', undefined, { dato: '17.154' }),
      el('horas de educación financiera', undefined, { dato: '1.920' }),
      el('del fondo de asistencia ejecutado', undefined, { dato: '96 %' }),
    ]),
  ),
  page(
    '/institucional/boletines-informativos',
    'Boletines Informativos',
    'Cada trimestre, lo que pasa en la cooperativa contado en pocas páginas.',
    texto(null, p('Puede recogerlo impreso en su agencia o descargarlo aquí.')),
  ),
  page(
    '/institucional/bienes-adjudicados',
    'Bienes Adjudicados',
    'Casas, terrenos, vehículos y maquinaria en venta, con su situación legal a la vista.',
    pasos('Cómo comprar', [
      el('Elija y visite', 'Pida una cita al contacto de la ficha.'),
      el('Presente su oferta', 'Por escrito, en cualquier agencia, con una copia de su cédula.'),
      el('Reserve', 'Con la seña aceptada, el bien se reserva hasta por treinta días.'),
      el('Firme', 'La transferencia se hace ante notario. Si necesita crédito, lo evaluamos a la par.'),
    ]),
  ),
  page(
    '/institucional/remates',
    'Remates',
    'Avisos de remate de bienes que garantizan créditos, con su base y su fecha.',
    texto(
      'Para participar',
      p(
        'Deposite la garantía que indica el aviso, por lo general el 20 % de la base, antes de que empiece el acto. Si no hay postores, el siguiente señalamiento baja la base en 20 %.',
      ),
    ),
  ),
  page(
    '/institucional/licitaciones',
    'Licitaciones',
    'Convocatorias de contratación, sus documentos y sus resultados.',
    texto(
      'Reglas claras',
      p(
        'Las propuestas se abren en acto público y los resultados se publican aquí. Las consultas se hacen por escrito, hasta la fecha de cada convocatoria.',
      ),
    ),
  ),
  page(
    '/institucional/memorias',
    'Memorias Institucionales',
    'El informe anual que los consejos presentan a la asamblea de socios.',
    texto(
      null,
      p(
        'Cada memoria reúne los informes de los consejos, los estados financieros con el dictamen del auditor y el balance social.',
      ),
    ),
  ),
];
