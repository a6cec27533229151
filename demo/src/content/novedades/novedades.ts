import { formatDate, sections } from '@coop/domain';
import { at, day } from '../../ground/calendar.js';
import { publishing, type Seed } from '../../ground/seed.js';
import { picture } from '../../pictures/picture.js';
import { autor, novedad, p, ul } from './novedad.js';
import { novedadesAnteriores } from './novedadesAnteriores.js';

const { published, draft, edited, archived } = publishing(sections.novedades);

/** News of every category, older ones in their own file; some scheduled, some drafts, one archived. */
export const novedades = (): Seed[] => [
  novedad('nueva-agencia-en-viacha', 2, {
    titulo: 'Nueva agencia en Viacha: atención los sábados',
    categoria: 'institucional',
    destacado: true,
    resumen: 'Abrimos con cajero automático, rampa de acceso y ventanilla preferencial.',
    contenido: p(
      'Desde este mes, los socios de Viacha y de las comunidades vecinas ya no tienen que viajar hasta El Alto: la cooperativa abrió su duodécima agencia, en la esquina de la plaza principal.',
      'La agencia atiende de lunes a viernes en dos turnos y los sábados por la mañana, cuando baja la feria. Tiene cajero automático, rampa de acceso y una ventanilla preferencial para personas mayores, mujeres embarazadas y personas con discapacidad.',
      'El mismo día de la apertura, 64 vecinos abrieron su primera caja de ahorro.',
    ),
    imagen: picture('agencia', 'dia', 'Ilustración de la nueva agencia de Viacha con su friso de aguayo'),
    galeria: [
      {
        imagen: picture('agencia', 'oro', 'La fachada de la agencia al atardecer, ilustrada'),
        pie: 'La agencia está en la esquina de la plaza.',
      },
      {
        imagen: picture('personas', 'claro', 'Socios en la puerta de la agencia, ilustrados'),
        pie: 'Los primeros socios de la mañana.',
      },
    ],
    etiquetas: ['agencias', 'Viacha'],
  }),
  novedad('como-reconocer-un-mensaje-falso', 8, {
    titulo: 'Cómo reconocer un mensaje falso de la cooperativa',
    categoria: 'educacion_financiera',
    destacado: true,
    resumen: 'Nunca le pediremos su clave ni códigos por WhatsApp o por teléfono.',
    contenido:
      p('Circulan mensajes que usan nuestro nombre para pedir datos. Tres señales bastan para descubrirlos:') +
      ul(
        '<strong>Le apuran.</strong> «Su cuenta será bloqueada hoy». La cooperativa no amenaza ni pone plazos de minutos.',
        '<strong>Le piden un código o su clave.</strong> Nadie de la cooperativa los necesita, nunca.',
        '<strong>Le mandan un enlace extraño.</strong> Escriba usted mismo la dirección del sitio en su navegador.',
      ) +
      p(
        'Si ya dio sus datos, llame de inmediato a la línea gratuita para bloquear su tarjeta y su banca en línea, y presente su denuncia en la FELCC.',
      ),
    imagen: picture('seguridad', 'dia', 'Ilustración de un teléfono con un candado'),
    etiquetas: ['seguridad', 'fraude'],
  }),
  novedad('asamblea-ordinaria-resultados', 15, {
    titulo: 'Asamblea ordinaria: los resultados de la gestión',
    categoria: 'socios',
    destacado: true,
    resumen: 'Los socios aprobaron distribuir el 40 % del excedente y fortalecer la reserva legal.',
    contenido:
      p(
        'Con la asistencia de 1.284 socios, la asamblea general ordinaria aprobó los estados financieros auditados, la memoria y el plan de trabajo.',
      ) +
      '<table><thead><tr><th scope="col">Destino del excedente</th><th scope="col">Parte</th></tr></thead><tbody><tr><td>Distribución entre los socios</td><td>40 %</td></tr><tr><td>Reserva legal</td><td>30 %</td></tr><tr><td>Fondo de educación</td><td>10 %</td></tr><tr><td>Fondo de previsión y asistencia social</td><td>10 %</td></tr><tr><td>Capitalización</td><td>10 %</td></tr></tbody></table>' +
      p(
        'El excedente se abonará en la caja de ahorro de cada socio antes de fin de año. Las cifras de este ejemplo son parte de la demostración.',
      ),
    imagen: picture('personas', 'verde', 'Ilustración de socios reunidos en asamblea'),
    etiquetas: ['asamblea', 'excedentes'],
  }),
  novedad('feria-de-educacion-financiera-el-alto', 22, {
    titulo: 'Feria de educación financiera en El Alto',
    categoria: 'eventos',
    resumen: 'Juegos, teatro y asesoría gratuita para toda la familia en la plaza Juana Azurduy.',
    contenido: p(
      'Quince puestos enseñarán a hacer un presupuesto, a comparar créditos y a cuidar la clave. Habrá una función de teatro popular y un concurso de alcancías para niñas y niños.',
      'La entrada es libre. No necesita ser socio para participar.',
    ),
    imagen: picture('libro', 'oro', 'Ilustración de un libro abierto ante las montañas'),
    eventoFecha: at(16, '09:30'),
    eventoLugar: 'Plaza Juana Azurduy, El Alto',
    etiquetas: ['feria', 'familia'],
  }),
  novedad('credito-de-vivienda-social-mas-plazo', 27, {
    titulo: 'Vivienda de interés social: ahora hasta 20 años de plazo',
    categoria: 'productos',
    resumen: 'La cuota baja y la tasa no cambia.',
    contenido: p(
      'Desde este mes puede pagar su vivienda en hasta 240 meses. Para un crédito de Bs 200.000, la cuota estimada baja de Bs 1.688 a Bs 1.433 al pasar de 15 a 20 años, sin contar el seguro de desgravamen.',
      'Pruebe con su propio monto en el <a href="/productos/creditos">simulador de créditos</a>: es referencial y no le compromete.',
    ),
    imagen: picture('casaDeDosPlantas', 'oro', 'Ilustración de una casa de dos plantas'),
    etiquetas: ['vivienda', 'créditos'],
  }),
  novedad('calificacion-de-riesgo-estable', 34, {
    titulo: 'La calificadora mantiene la perspectiva estable de la cooperativa',
    categoria: 'prensa',
    resumen: 'Destaca la calidad de la cartera y un patrimonio por encima del mínimo legal.',
    contenido: p(
      'El informe trimestral de la calificadora de riesgo mantiene la perspectiva estable. Señala como fortalezas el coeficiente de adecuación patrimonial, superior al 14 %, y un índice de mora de 1,6 %.',
      'Como desafío señala la concentración de depósitos en La Paz, que el plan estratégico busca reducir con el crecimiento en Cochabamba y Santa Cruz.',
    ),
    imagen: picture('cifras', 'verde', 'Ilustración de un gráfico de barras que crece'),
    etiquetas: ['calificación', 'cifras'],
  }),
  novedad('becas-para-hijos-de-socios', 41, {
    titulo: 'Abrimos la postulación a 60 becas para hijas e hijos de socios',
    categoria: 'socios',
    resumen: 'Para bachilleres que empiezan una carrera técnica o universitaria.',
    contenido:
      p(
        'El fondo de educación financia matrícula y materiales durante el primer año. Pueden postular hijas e hijos de socios con dos años de antigüedad.',
      ) +
      ul(
        'Formulario de postulación, en cualquier agencia',
        'Libreta del último año de secundaria',
        'Cédula de identidad del postulante y del socio',
      ) +
      p('La selección está a cargo del Comité de Educación y se publica en este sitio.'),
    imagen: picture('libro', 'verde', 'Ilustración de un libro abierto'),
    etiquetas: ['becas', 'educación'],
  }),
  novedad('ahorro-programado-historia-de-dona-julia', 49, {
    titulo: 'La historia de doña Julia: un horno nuevo con ahorro programado',
    categoria: 'productos',
    resumen: 'Ahorró Bs 300 por mes durante dos años y duplicó la producción de su panadería.',
    contenido: p(
      'Julia M. vende pan en Quillacollo desde hace dieciocho años. Cuando su horno dejó de funcionar, no quiso endeudarse por todo: ahorró la mitad y pidió la otra mitad como microcrédito.',
      '«El día quince me debitan y ni me doy cuenta», cuenta. Hoy da trabajo a tres personas. Su historia se publica con su autorización y es un ejemplo de la demostración.',
    ),
    imagen: picture('mercado', 'tarde', 'Ilustración de puestos de mercado con toldos'),
    etiquetas: ['ahorro', 'historias'],
  }),
  novedad('presupuesto-familiar-en-cinco-pasos', 58, {
    titulo: 'El presupuesto familiar en cinco pasos',
    categoria: 'educacion_financiera',
    resumen: 'Una hoja, un lápiz y media hora: así se sabe a dónde se va el dinero.',
    contenido:
      '<ol><li>Anote todos los ingresos del mes.</li><li>Anote lo que no puede dejar de pagar.</li><li>Aparte primero el ahorro, aunque sea poco.</li><li>Reparta lo que queda entre los gastos que sí puede mover.</li><li>Revise al final del mes y corrija.</li></ol>' +
      p('Como regla sencilla, la suma de sus cuotas no debería pasar del 40 % de los ingresos.'),
    imagen: picture('calendario', 'claro', 'Ilustración de un calendario con días marcados'),
    etiquetas: ['presupuesto', 'familia'],
  }),
  ...novedadesAnteriores(),
  published('alcancias-de-navidad', {
    titulo: 'Alcancías de Navidad para los nuevos ahorristas',
    categoria: 'productos',
    fechaPublicacion: day(10),
    autor,
    resumen: 'Al abrir un Ahorro Wawa, una alcancía de cerámica hecha en Huayculi.',
    contenido: p(
      'Las alcancías las hacen artesanas de Huayculi, en el Valle Alto de Cochabamba. Hay mil, hasta agotarlas.',
    ),
    imagen: picture('kantuta', 'dia', 'Ilustración de flores de kantuta'),
    etiquetas: ['ahorro', 'niñez'],
  }),
  published('la-oficina-movil-llega-a-los-yungas', {
    titulo: 'La oficina móvil llega a los Yungas en enero',
    categoria: 'institucional',
    fechaPublicacion: day(18),
    autor,
    resumen: 'Coroico, Caranavi y Chulumani tendrán una ventanilla dos días por semana.',
    contenido: p(
      'La oficina móvil atiende depósitos, retiros, pagos de cuotas y apertura de cuentas con el mismo sistema que una agencia. Los días de cada localidad se anuncian en las radios locales y en este sitio.',
      'Si la prueba de seis meses resulta bien, la cooperativa pedirá la autorización para abrir una agencia fija en Caranavi.',
    ),
    imagen: picture('minibus', 'dia', 'Ilustración de un minibús ante las montañas'),
    etiquetas: ['agencias', 'Yungas'],
  }),
  edited(
    'nueva-version-de-la-aplicacion',
    {
      titulo: 'Nueva versión de la aplicación para el celular',
      categoria: 'productos',
      fechaPublicacion: day(-12),
      autor,
      resumen: 'Más liviana, con letra más grande y pago con código QR.',
      contenido: p(
        'La nueva versión pesa la mitad, permite agrandar la letra y paga con código QR en los comercios afiliados. Se actualiza sola desde la tienda de su teléfono.',
        'Para entrar por primera vez necesita el número de su tarjeta y acercarse una sola vez a su agencia.',
      ),
      imagen: picture('tarjeta', 'dia', 'Ilustración de dos tarjetas de débito'),
      etiquetas: ['aplicación', 'pagos'],
    },
    { resumen: 'Más liviana, con letra más grande, pago con código QR y bloqueo de la tarjeta en un toque.' },
  ),
  draft('entrevista-a-la-presidenta-del-consejo', {
    titulo: 'Entrevista a la presidenta del Consejo de Administración',
    categoria: 'prensa',
    fechaPublicacion: day(25),
    contenido: p(
      'Borrador: falta que la entrevistada revise sus respuestas antes de publicar la conversación completa.',
    ),
    notaInterna: 'Enviada para revisión el lunes.',
  }),
  draft('horarios-de-fin-de-ano', {
    titulo: 'Horarios de atención de fin de año',
    categoria: 'institucional',
    fechaPublicacion: day(20),
    resumen: 'En preparación: horarios del 24 y del 31 de diciembre.',
    contenido: p(
      `Texto por confirmar con la Gerencia de Operaciones antes del ${formatDate(day(15))}, con los horarios de cada agencia.`,
    ),
    notaInterna: 'Falta la confirmación de la agencia Uyuni.',
  }),
  archived('mantenimiento-de-la-banca-en-linea', {
    titulo: 'Mantenimiento de la banca en línea',
    categoria: 'institucional',
    fechaPublicacion: day(-170),
    resumen: 'El mantenimiento terminó y el servicio funciona con normalidad.',
    contenido: p(
      'La madrugada del domingo se actualizó la plataforma de banca en línea. El servicio funciona con normalidad desde las 06:00.',
    ),
    imagen: picture('seguridad', 'noche', 'Ilustración de un teléfono de noche'),
  }),
];
