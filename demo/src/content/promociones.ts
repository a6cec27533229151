import { type Draft, sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { day, year } from '../ground/calendar.js';
import { publishing, type Seed } from '../ground/seed.js';
import { picture } from '../pictures/picture.js';

type Promocion = Draft<typeof sections.promociones>;

const { published, draft, archived } = publishing(sections.promociones);

const images = (...[subject, tone, text]: Parameters<typeof picture>) => ({
  imagenEscritorio: picture(subject, tone, text),
  imagenMovil: picture(subject, tone, text, 'vertical'),
});

const promocion = (key: string, from: number, to: number, values: Promocion): Seed =>
  published(key, { vigenteDesde: day(from), vigenteHasta: day(to), ...values });

/** Promotions: current, future and past; four on the home page, one archived, one draft. */
export const promociones = (): Seed[] => [
  promocion('aguinaldo-que-crece', -12, 40, {
    titulo: 'Aguinaldo que crece: 0,50 % más en su DPF',
    tipo: 'tasa_preferencial',
    producto: 'depositos_plazo_fijo',
    destacado: true,
    orden: 1,
    resumen: 'Para depósitos desde Bs 5.000 a 360 días o más.',
    contenido:
      '<p>Guarde su aguinaldo y gane <strong>medio punto más</strong> sobre la tasa vigente. Vale para depósitos nuevos, abiertos en cualquier agencia.</p><p>Por ejemplo, sobre Bs 10.000 a 360 días son Bs 50 más.</p>',
    condiciones:
      'Depósitos nuevos en bolivianos, de Bs 5.000 o más y a 360 días o más. Una vez por persona. No se acumula con otras promociones. La tasa adicional se pierde si el depósito se redime antes del vencimiento.',
    ...images('ahorro', 'tarde', 'Ilustración de pilas de monedas que crecen, para la promoción del aguinaldo'),
    botonTexto: 'Ver los depósitos',
    botonEnlace: '/productos/depositos-plazo-fijo',
  }),
  promocion('credito-escolar-cuota-desde-febrero', -25, 75, {
    titulo: 'Crédito escolar con cuota desde febrero',
    tipo: 'campana_producto',
    producto: 'creditos',
    destacado: true,
    orden: 2,
    resumen: 'Útiles, uniformes y mensualidades; empieza a pagar cuando pasan las fiestas.',
    contenido: '<p>Pida hasta Bs 10.000 y pague la primera cuota en febrero. La tasa es la del crédito de consumo.</p>',
    condiciones:
      'Créditos de consumo de hasta Bs 10.000 y 18 meses, sujetos a evaluación. Los intereses del período sin cuota se reparten en el plan de pagos.',
    ...images('libro', 'oro', 'Ilustración de un libro abierto, para la promoción escolar'),
    botonTexto: 'Simular el crédito',
    botonEnlace: '/productos/creditos',
  }),
  promocion('sorteo-gran-feria-del-ahorro', -30, 28, {
    titulo: 'Gran feria del ahorro: un minibús y cien canastones',
    tipo: 'sorteo',
    producto: 'caja_ahorro',
    destacado: true,
    orden: 3,
    resumen: 'Un cupón por cada Bs 200 de aumento en su caja de ahorro.',
    contenido:
      '<p>Por cada Bs 200 que aumente el saldo promedio de su cuenta participa con un cupón electrónico. No tiene que inscribirse ni llenar nada.</p>',
    condiciones:
      'Participan las personas naturales con caja de ahorro activa. Los cupones se generan el último día de cada mes. El sorteo se realiza ante notario de fe pública. No participan directivos ni colaboradores de la cooperativa.',
    basesPdf: pdf('Bases de la Gran feria del ahorro', 'Promoción empresarial', [
      'Participan todas las personas naturales con una caja de ahorro activa en la cooperativa durante la vigencia de la promoción.',
      'Cada Bs 200 de aumento en el saldo promedio mensual generan un cupón electrónico. No hay límite de cupones por persona.',
      'Premios: un minibús nuevo y cien canastones familiares. Se entregan en la agencia de cada ganador, dentro de los treinta días siguientes al sorteo.',
    ]),
    ...images('minibus', 'tarde', 'Ilustración de un minibús ante las montañas, premio del sorteo'),
    fechaSorteo: day(35),
    lugarSorteo: 'Coliseo de El Alto, transmitido por las redes de la cooperativa',
    botonTexto: 'Abrir una cuenta',
    botonEnlace: '/productos/caja-ahorro',
  }),
  promocion('convenio-farmacias', -90, 200, {
    titulo: 'Descuento de 12\u00a0% en farmacias con su tarjeta',
    tipo: 'convenio',
    producto: 'tarjeta_debito',
    destacado: true,
    orden: 4,
    resumen: 'Pague con su tarjeta de débito en las farmacias del convenio.',
    contenido:
      '<p>El descuento se aplica en la caja, sin cupones. Participan Farmacias Sana, Botica del Valle y Farmacia Illampu, en todas sus sucursales.</p>',
    condiciones:
      'Válido en compras pagadas con la tarjeta de débito de la cooperativa. No se acumula con otras ofertas del comercio.',
    departamentos: ['LP', 'CB', 'OR'],
    ...images('tarjeta', 'verde', 'Ilustración de dos tarjetas de débito'),
  }),
  promocion('alcancia-de-regalo', -5, 55, {
    titulo: 'Una alcancía de regalo para su primera cuenta',
    tipo: 'regalo',
    producto: 'caja_ahorro',
    orden: 5,
    resumen: 'Al abrir un Ahorro Wawa con Bs 50.',
    contenido:
      '<p>Cada niña y cada niño que abre su cuenta recibe una alcancía de cerámica y un cuaderno de ahorro.</p>',
    condiciones: 'Una por cuenta nueva de Ahorro Wawa abierta con Bs 50 o más. Hasta agotar mil unidades.',
    ...images('kantuta', 'claro', 'Ilustración de flores de kantuta, para la promoción del Ahorro Wawa'),
    botonTexto: 'Conocer el Ahorro Wawa',
    botonEnlace: '/productos/caja-ahorro',
  }),
  promocion('cuota-puntual-seguro-sin-costo', -45, 4, {
    titulo: 'Pague puntual y su seguro de vida va por nuestra cuenta',
    tipo: 'campana_producto',
    producto: 'seguro_de_vida',
    orden: 6,
    resumen: 'Tres meses de cobertura para quien pagó sus cuotas al día todo el año.',
    contenido:
      '<p>Si pagó sus cuotas al día durante los últimos doce meses, la cooperativa cubre tres meses de su seguro de vida voluntario. La cobertura empieza el primer día del mes siguiente.</p>',
    condiciones:
      'Socios con un crédito vigente y sin mora en los últimos doce meses. Edad máxima de ingreso: 65 años. La cobertura termina a los tres meses si el socio no la renueva.',
    ...images('seguro', 'verde', 'Ilustración de una casa bajo un paraguas, para la promoción del seguro'),
    botonTexto: 'Conocer el seguro',
    botonEnlace: '/productos/seguro-de-vida',
  }),
  promocion('microcredito-de-carnaval', 20, 90, {
    titulo: 'Microcrédito de Carnaval para comerciantes',
    tipo: 'tasa_preferencial',
    producto: 'creditos',
    orden: 7,
    resumen: 'Capital para la temporada, con 60 días para pagar la primera cuota.',
    contenido:
      '<p>Para bordadores, comideras, músicos y comerciantes que trabajan en la entrada de Oruro y en los carnavales del país.</p>',
    condiciones: 'Microcréditos de hasta Bs 20.000 y 12 meses, sujetos a evaluación, para actividades de la temporada.',
    departamentos: ['OR', 'LP', 'PT'],
    ...images('mercado', 'oro', 'Ilustración de puestos de mercado en Carnaval'),
    botonTexto: 'Consultar',
    botonEnlace: '/contactanos/consultas?tema=creditos',
  }),
  promocion('mes-de-la-madre', -160, -120, {
    titulo: 'Mes de la madre: un DPF que también la cuida',
    tipo: 'campana_producto',
    producto: 'depositos_plazo_fijo',
    orden: 7,
    resumen: 'Un seguro de salud por un año con cada depósito de Bs 20.000.',
    contenido:
      '<p>Durante la promoción, cada depósito a plazo fijo de Bs 20.000 o más incluyó un seguro de salud básico por un año.</p>',
    condiciones: 'Depósitos nuevos a 360 días o más, a nombre de la socia. Promoción finalizada.',
    ...images('seguro', 'claro', 'Ilustración de una casa bajo un paraguas'),
  }),
  promocion('sorteo-aniversario', -240, -180, {
    titulo: `Sorteo de aniversario ${year(0) - 1}`,
    tipo: 'sorteo',
    orden: 8,
    resumen: 'Diez socios ganaron el pago de su cuota de un año.',
    contenido:
      '<p>Celebramos el aniversario con quienes pagan al día. El sorteo se realizó ante notario y los premios ya se entregaron.</p>',
    condiciones: 'Participaron los socios con créditos al día durante doce meses. Promoción finalizada.',
    basesPdf: pdf('Bases del sorteo de aniversario', 'Promoción finalizada', [
      'Participan los socios con créditos vigentes y sin un solo día de mora durante los doce meses anteriores al sorteo.',
    ]),
    ...images('illimani', 'oro', 'Ilustración del Illimani al amanecer'),
    fechaSorteo: day(-182),
    lugarSorteo: 'Oficina Central La Paz',
    ganadores:
      'J. Mamani Q., R. Flores V., A. Condori P., M. Rojas S. y seis socios más que pidieron no publicar su nombre.',
  }),
  archived('remesas-sin-comision', {
    titulo: 'Remesas sin comisión en agosto',
    tipo: 'campana_producto',
    producto: 'caja_ahorro',
    vigenteDesde: day(-112),
    vigenteHasta: day(-82),
    resumen: 'Reciba su remesa en la caja de ahorro sin pagar comisión.',
    contenido: '<p>Durante un mes, las remesas abonadas en una caja de ahorro no pagaron comisión de recepción.</p>',
    condiciones: 'Válido para remesas abonadas en cuentas propias. Retirada del sitio al terminar el convenio.',
    ...images('envio', 'oro', 'Ilustración de arcos que unen ciudades'),
  }),
  draft('dia-del-peaton', {
    titulo: 'Día del peatón: cuentas sin monto de apertura',
    tipo: 'campana_producto',
    vigenteDesde: day(100),
    vigenteHasta: day(101),
    resumen: 'Propuesta en revisión de la Gerencia Comercial.',
    contenido: '<p>Apertura de cuentas en ferias al aire libre, sin monto mínimo, durante un solo día.</p>',
    condiciones: 'Por definir con Riesgos y Operaciones antes de publicar.',
  }),
];
