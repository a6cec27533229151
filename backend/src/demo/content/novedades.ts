import { type Draft, formatDate, sections } from '@coop/domain';
import { at, day, year } from '../calendar.js';
import { picture } from '../pictures/picture.js';
import { publishing, type Seed } from '../seed.js';

type Novedad = Draft<typeof sections.novedades>;

const { published, draft, archived } = publishing(sections.novedades);

const p = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
const ul = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const autor = 'Comunicación institucional';
const novedad = (key: string, daysAgo: number, values: Omit<Novedad, 'fechaPublicacion'>): Seed =>
  published(key, { fechaPublicacion: day(-daysAgo), autor, ...values });

/** News of the last half year, of every category; one to come, a draft and one that was archived. */
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
    resumen: 'La cuota baja y la tasa se mantiene en 6 % anual.',
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
  novedad('mil-arboles-en-la-cuenca', 66, {
    titulo: 'Mil árboles nativos para la cuenca del río Seco',
    categoria: 'institucional',
    resumen: 'Socios, colaboradores y estudiantes plantaron queñuas y kiswaras.',
    contenido: p(
      'Durante tres sábados, 210 voluntarios plantaron mil árboles nativos en las laderas de la cuenca. Las plantas vienen del vivero comunal, que la cooperativa apoya desde hace tres años.',
      'El cuidado de los primeros dos años está a cargo de las juntas de vecinos, con herramientas que aportó el fondo de asistencia social.',
    ),
    imagen: picture('arboles', 'dia', 'Ilustración de árboles jóvenes en fila'),
    galeria: [
      { imagen: picture('arboles', 'claro', 'Árboles recién plantados, ilustrados'), pie: 'Queñuas de seis meses.' },
    ],
    etiquetas: ['medio ambiente', 'voluntariado'],
  }),
  novedad('taller-para-emprendedoras-cochabamba', 74, {
    titulo: 'Taller para emprendedoras en Cochabamba',
    categoria: 'eventos',
    resumen: 'Costos, precios y redes sociales en tres tardes, con certificado.',
    contenido: p(
      'El taller está dirigido a mujeres que tienen un negocio o quieren empezarlo. Es gratuito y el cupo es de cuarenta personas.',
      'Hay cuidado de niñas y niños durante las sesiones.',
    ),
    imagen: picture('mercado', 'claro', 'Ilustración de puestos de mercado'),
    eventoFecha: at(9, '15:00'),
    eventoLugar: 'Agencia Cochabamba Centro, salón del segundo piso',
    etiquetas: ['taller', 'emprendimiento'],
  }),
  novedad('transferencias-ach-en-minutos', 83, {
    titulo: 'Sus transferencias ACH llegan en minutos',
    categoria: 'productos',
    resumen: 'De lunes a viernes, las órdenes enviadas hasta las 18:00 se acreditan el mismo día.',
    contenido: p(
      'Con la nueva conexión a la cámara electrónica, las transferencias a otras entidades se procesan en cuatro ciclos diarios. Las que envía hasta las 18:00 de un día hábil llegan el mismo día.',
      'Vea los horarios y los costos en <a href="/servicios/transferencias-electronicas-ach">Transferencias Electrónicas ACH</a>.',
    ),
    imagen: picture('envio', 'verde', 'Ilustración de arcos que unen ciudades'),
    etiquetas: ['ACH', 'transferencias'],
  }),
  novedad('el-ekeko-y-el-ahorro', 97, {
    titulo: 'En los medios: el ahorro cooperativo resiste la incertidumbre',
    categoria: 'prensa',
    resumen: 'Un reportaje cuenta por qué los pequeños ahorristas siguen eligiendo a las cooperativas.',
    contenido: p(
      'Un semanario paceño dedicó dos páginas al cooperativismo de ahorro y crédito. Entre las voces que recoge está la de nuestra gerenta general: «Nuestros dueños son los mismos que hacen fila en la ventanilla. Eso obliga a la prudencia».',
      'El reportaje es un ejemplo escrito para esta demostración.',
    ),
    imagen: picture('documento', 'claro', 'Ilustración de una página de periódico'),
    etiquetas: ['prensa'],
  }),
  novedad('renta-dignidad-sin-filas', 112, {
    titulo: 'Renta Dignidad sin filas: cobre con cita',
    categoria: 'socios',
    resumen: 'Llame a la línea gratuita y elija el día y la hora.',
    contenido: p(
      'Las personas mayores pueden reservar su turno por teléfono y cobrar en una ventanilla propia. Quien no puede caminar puede pedir la visita de un cajero a su domicilio en La Paz y El Alto.',
    ),
    imagen: picture('calendario', 'oro', 'Ilustración de un calendario con un turno marcado'),
    etiquetas: ['renta dignidad'],
  }),
  novedad(`memoria-${year(1)}-disponible`, 128, {
    titulo: `La memoria ${year(1)} ya está disponible`,
    categoria: 'institucional',
    resumen: 'Cómo crecieron los ahorros, los créditos y la comunidad de socios.',
    contenido: p(
      `La memoria institucional ${year(1)} reúne los informes de los consejos, los estados financieros auditados y el balance social.`,
      'Puede leerla en <a href="/institucional/memorias">Memorias Institucionales</a> o pedir un ejemplar impreso en su agencia.',
    ),
    imagen: picture('libro', 'tarde', 'Ilustración de una memoria abierta'),
    etiquetas: ['memoria'],
  }),
  novedad('jubilarse-con-tranquilidad', 150, {
    titulo: 'Jubilarse con tranquilidad: cuándo empezar a ahorrar',
    categoria: 'educacion_financiera',
    resumen: 'Empezar diez años antes vale casi tanto como duplicar la cuota.',
    contenido: p(
      'Quien guarda Bs 200 por mes desde los 30 años, a una tasa de 4 % anual, reúne a los 60 cerca de Bs 138.800. Quien empieza a los 40 y guarda el doble llega a Bs 146.700, pero pone Bs 24.000 más de su bolsillo.',
      'Los números son un ejemplo y no una promesa de rendimiento.',
    ),
    imagen: picture('ahorro', 'oro', 'Ilustración de pilas de monedas que crecen'),
    etiquetas: ['ahorro', 'jubilación'],
  }),
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
