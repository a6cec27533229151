import { at, year } from '../../ground/calendar.js';
import type { Seed } from '../../ground/seed.js';
import { picture } from '../../pictures/picture.js';
import { novedad, p, ul } from './novedad.js';

/** News of two months ago or older, back to last year. */
export const novedadesAnteriores = (): Seed[] => [
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
  novedad('once-mil-socios-en-cochabamba', 175, {
    titulo: 'Ya somos once mil socios en Cochabamba',
    categoria: 'socios',
    resumen: 'La regional creció un 9 % en un año, con dos puntos de atención más.',
    contenido: p(
      'La socia número once mil es una modista de Sacaba que abrió su caja de ahorro para comprar una máquina recta. La recibió el personal de la agencia con una torta y un certificado de aportación de regalo.',
      'Desde que abrieron la agencia de Quillacollo y el corresponsal de Sacaba, la mitad de los socios nuevos del departamento son mujeres que trabajan por cuenta propia.',
    ),
    imagen: picture('personas', 'oro', 'Ilustración de un grupo de socios'),
    etiquetas: ['socios', 'Cochabamba'],
  }),
  novedad('feria-del-credito-productivo-oruro', 205, {
    titulo: 'Feria del crédito productivo en Oruro',
    categoria: 'eventos',
    resumen: 'Asesores, maquinaria y precalificación en el día para talleres y pequeñas industrias.',
    contenido: p(
      'Ochenta talleres de metalmecánica, confección y alimentos conversaron con los asesores de crédito y con proveedores de maquinaria. Treinta y dos salieron con su precalificación.',
      'La próxima feria será en Uyuni, con crédito para el turismo comunitario.',
    ),
    imagen: picture('tractor', 'tarde', 'Ilustración de un tractor en el campo'),
    galeria: [
      {
        imagen: picture('mercado', 'dia', 'Puestos de la feria, ilustrados'),
        pie: 'Los puestos de los talleres de Oruro.',
      },
      {
        imagen: picture('documento', 'oro', 'Una hoja de precalificación, ilustrada'),
        pie: 'La precalificación se entrega el mismo día.',
      },
      { imagen: picture('personas', 'tarde', 'Asesores y visitantes, ilustrados'), pie: null },
    ],
    eventoFecha: at(-204, '09:00'),
    eventoLugar: 'Campo ferial 3 de Julio, Oruro',
    etiquetas: ['feria', 'crédito productivo'],
  }),
  novedad('leer-su-plan-de-pagos', 232, {
    titulo: 'Cómo leer su plan de pagos, línea por línea',
    categoria: 'educacion_financiera',
    resumen: 'Qué parte de la cuota es capital, qué parte es interés y por qué cambia con el tiempo.',
    contenido:
      p(
        'Al principio pesa más el interés; al final, el capital. No es un engaño: el interés se calcula sobre lo que todavía debe.',
      ) +
      ul(
        '<strong>Saldo:</strong> lo que falta devolver antes de pagar la cuota.',
        '<strong>Interés:</strong> el costo del mes sobre ese saldo.',
        '<strong>Capital:</strong> lo que baja su deuda.',
        '<strong>Seguro de desgravamen:</strong> cubre el saldo si usted fallece.',
      ) +
      p('En el <a href="/productos/creditos">simulador</a> puede ver un plan completo antes de solicitar.'),
    imagen: picture('cifras', 'oro', 'Ilustración de un gráfico de barras'),
    videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    etiquetas: ['créditos', 'cuotas'],
  }),
  novedad('convenio-con-artesanas-de-tarabuco', 268, {
    titulo: 'Convenio con las tejedoras de Tarabuco',
    categoria: 'institucional',
    resumen: 'Los obsequios de la cooperativa se compran a una asociación de 140 artesanas.',
    contenido: p(
      'La asociación entrega aguayos pequeños, bolsas y cuadernos tejidos. El precio lo fijan ellas, y la mitad se paga por adelantado para comprar lana.',
      'Las tejedoras recibieron además un curso de costos y una cuenta de ahorro sin monto mínimo.',
    ),
    imagen: picture('kantuta', 'tarde', 'Ilustración de flores de kantuta al atardecer'),
    etiquetas: ['artesanía', 'Chuquisaca'],
  }),
  novedad('premio-a-la-inclusion-financiera', 310, {
    titulo: 'La cooperativa recibe un reconocimiento por la inclusión financiera',
    categoria: 'prensa',
    resumen: 'Se destaca el servicio en aimara y quechua y las ventanillas accesibles.',
    contenido: p(
      'Una red latinoamericana de cooperativas reconoció el trabajo de las agencias rurales: atención en aimara y quechua, contratos explicados en voz alta y ventanillas a la altura de una silla de ruedas.',
      'El reconocimiento es un ejemplo escrito para esta demostración.',
    ),
    imagen: picture('illimani', 'tarde', 'Ilustración del Illimani al atardecer'),
    etiquetas: ['inclusión', 'idiomas'],
  }),
  novedad('cajeros-que-hablan', 352, {
    titulo: 'Cajeros automáticos con guía de voz',
    categoria: 'productos',
    resumen: 'Conecte sus audífonos y el cajero le dicta cada paso, en castellano.',
    contenido: p(
      'Los ocho cajeros de la red tienen ahora guía de voz para personas ciegas o con baja visión. Solo hay que conectar unos audífonos comunes: la pantalla se oscurece para cuidar su privacidad.',
      'El desarrollo se probó durante dos meses con socias y socios del Instituto Boliviano de la Ceguera.',
    ),
    imagen: picture('tarjeta', 'oro', 'Ilustración de dos tarjetas de débito'),
    etiquetas: ['accesibilidad', 'cajeros'],
  }),
  novedad('plan-estrategico-en-asamblea', 395, {
    titulo: 'La asamblea aprueba el plan estratégico de cinco años',
    categoria: 'socios',
    resumen: 'Más agencias rurales, crédito productivo y servicios por celular.',
    contenido: p(
      'El plan fija tres metas: que ningún socio viva a más de una hora de una agencia, que la mitad de los créditos sea productiva y que tres de cada cuatro operaciones se puedan hacer desde el celular.',
      `Los avances se informan cada año en la memoria; la próxima corresponde a la gestión ${year(0)}.`,
    ),
    imagen: picture('personas', 'dia', 'Ilustración de socios reunidos en asamblea'),
    etiquetas: ['asamblea', 'planificación'],
  }),
  novedad('ahorrar-en-familia', 430, {
    titulo: 'Ahorrar en familia: tres acuerdos que funcionan',
    categoria: 'educacion_financiera',
    resumen: 'Una meta con fecha, un monto fijo y alguien que lleve la cuenta.',
    contenido:
      p('Las familias que ahorran no ganan más que las otras: se ponen de acuerdo mejor.') +
      ul(
        'Pónganle nombre y fecha a la meta: «la computadora, en agosto».',
        'Aparten el monto el día en que llega el ingreso, no a fin de mes.',
        'Túrnense para anotar, y muestren a todos cuánto falta.',
      ),
    imagen: picture('ahorro', 'dia', 'Ilustración de pilas de monedas que crecen'),
    etiquetas: ['ahorro', 'familia'],
  }),
];
