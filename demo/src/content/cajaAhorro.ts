import { sections } from '@coop/domain';
import { pdf } from '../documents/documents.js';
import { day } from '../ground/calendar.js';
import { publishing, type Seed } from '../ground/seed.js';
import { picture } from '../pictures/picture.js';

const { published } = publishing(sections['productos/caja-ahorro']);

const desde = day(-20);
const tasa = (moneda: 'BOB' | 'USD', tasaAnual: string, saldoDesde = '0', saldoHasta?: string) => ({
  moneda,
  saldoDesde,
  ...(saldoHasta && { saldoHasta }),
  tasaAnual,
  vigenteDesde: desde,
});

const contrato = (producto: string) => [
  {
    nombre: 'Contrato modelo',
    archivo: pdf(`Contrato modelo – ${producto}`, 'Versión de demostración', [
      'Entre la cooperativa y el socio se abre una caja de ahorro que se rige por las condiciones de este contrato, por el reglamento de ahorro y por la normativa vigente.',
      'Los intereses se calculan sobre el saldo diario, con un año comercial de 360 días, y se capitalizan al final de cada mes.',
      'El socio puede retirar sus fondos en cualquier agencia con su cédula de identidad, o en un cajero automático con su tarjeta de débito.',
    ]),
  },
  {
    nombre: 'Cartilla informativa',
    archivo: pdf(`Cartilla informativa – ${producto}`, 'Lo que conviene saber antes de firmar', [
      'No cobramos por abrir ni por mantener la cuenta. Los costos de otros servicios están en el tarifario.',
      'Si tiene un reclamo, preséntelo en el Punto de Reclamo de cualquier agencia o en este sitio. La respuesta se da en cinco días hábiles administrativos.',
    ]),
  },
];

const requisitos = ['Cédula de identidad vigente', 'Factura de luz o de agua del domicilio', 'Monto de apertura'];

export const cajaAhorro = (): Seed[] => [
  published('ahorro-clasico', {
    nombre: 'Ahorro Clásico',
    publico: 'general',
    orden: 1,
    destacado: true,
    resumen: 'Su cuenta de todos los días: deposite y retire cuando quiera, con intereses cada mes.',
    descripcion:
      '<p>Ábrala con Bs 20 en cualquier agencia. Los intereses se calculan sobre el saldo de cada día y se abonan el último día del mes.</p>',
    imagen: picture('libreta', 'dia', 'Ilustración de una libreta de ahorro con tapa de aguayo'),
    tasas: [tasa('BOB', '2', '0', '4999.99'), tasa('BOB', '3', '5000'), tasa('USD', '0.5')],
    capitalizacion: 'mensual',
    montoAperturaBob: '20',
    montoAperturaUsd: '10',
    saldoMinimoBob: '8',
    saldoMinimoUsd: '2',
    tarjetaDebito: true,
    bancaEnLinea: true,
    caracteristicas: ['Retiros y depósitos sin límite', 'En bolivianos y en dólares', 'Intereses mensuales'],
    beneficios: ['Sin costo de mantenimiento', 'Tarjeta de débito y banca en línea', 'Acceso al crédito como socio'],
    requisitos,
    documentos: contrato('Ahorro Clásico'),
  }),
  published('ahorro-programado', {
    nombre: 'Ahorro Programado',
    publico: 'programado',
    orden: 2,
    destacado: true,
    resumen: 'Una meta, una cuota mensual y una mejor tasa por cumplirla.',
    descripcion:
      '<p>Usted fija cuánto y por cuántos meses. El aporte se debita de su cuenta el día que elija y la meta tiene un premio en la tasa.</p>',
    imagen: picture('ahorro', 'verde', 'Ilustración de tres pilas de monedas que crecen, con un brote'),
    tasas: [tasa('BOB', '4.25')],
    capitalizacion: 'mensual',
    montoAperturaBob: '50',
    limiteRetirosMes: 0,
    bancaEnLinea: true,
    caracteristicas: ['Plazos de 12, 24 y 36 meses', 'Aporte mensual desde Bs 50', 'Débito automático sin costo'],
    beneficios: ['Una tasa mayor que la del ahorro común', 'Puede usar lo ahorrado como garantía de un crédito'],
    requisitos: [...requisitos, 'Autorización de débito firmada'],
    documentos: contrato('Ahorro Programado'),
  }),
  published('ahorro-wawa', {
    nombre: 'Ahorro Wawa',
    publico: 'infantil',
    orden: 3,
    resumen: 'La primera cuenta de niñas, niños y adolescentes, con una alcancía de regalo.',
    descripcion:
      '<p>A nombre de la niña o del niño, con la firma de su madre, padre o tutor. Enseña a ahorrar desde la primera moneda.</p>',
    imagen: picture('kantuta', 'claro', 'Ilustración de tres flores de kantuta'),
    tasas: [tasa('BOB', '3.5')],
    capitalizacion: 'mensual',
    montoAperturaBob: '10',
    limiteRetirosMes: 2,
    caracteristicas: ['Apertura desde Bs 10', 'Dos retiros por mes', 'Hasta los 17 años'],
    beneficios: ['Alcancía de regalo en la apertura', 'Sin costo alguno'],
    requisitos: [
      'Certificado de nacimiento o cédula de la niña o del niño',
      'Cédula de identidad de la madre, padre o tutor',
    ],
    documentos: contrato('Ahorro Wawa'),
  }),
  published('ahorro-dignidad', {
    nombre: 'Ahorro Dignidad',
    publico: 'tercera_edad',
    orden: 4,
    resumen: 'Para cobrar la renta y guardarla, con atención preferencial y sin filas.',
    descripcion:
      '<p>Atención preferencial en todas las agencias y acompañamiento en el cajero automático cuando usted lo pida.</p>',
    imagen: picture('personas', 'tarde', 'Ilustración de un grupo de socios mayores'),
    tasas: [tasa('BOB', '3.25')],
    capitalizacion: 'mensual',
    montoAperturaBob: '10',
    tarjetaDebito: true,
    caracteristicas: ['Desde los 60 años', 'Sin saldo mínimo'],
    beneficios: ['Ventanilla preferencial', 'Tarjeta de débito sin costo'],
    requisitos: ['Cédula de identidad vigente'],
    documentos: contrato('Ahorro Dignidad'),
  }),
  published('ahorro-institucional', {
    nombre: 'Ahorro Institucional',
    publico: 'juridica',
    orden: 5,
    resumen: 'Para empresas, asociaciones, juntas de vecinos y sindicatos.',
    descripcion:
      '<p>Varias firmas autorizadas, extractos mensuales y pago de planillas a las cuentas de sus trabajadores.</p>',
    imagen: picture('oficina', 'verde', 'Ilustración de un edificio de oficinas'),
    tasas: [tasa('BOB', '1.5', '0', '99999.99'), tasa('BOB', '2.25', '100000'), tasa('USD', '0.3')],
    capitalizacion: 'mensual',
    montoAperturaBob: '500',
    montoAperturaUsd: '100',
    bancaEnLinea: true,
    caracteristicas: ['Firmas conjuntas o indistintas', 'Pago de planillas', 'Extracto mensual por correo'],
    beneficios: ['Un oficial asignado', 'Transferencias ACH desde la banca en línea'],
    requisitos: ['NIT o personería jurídica', 'Poder del representante legal', 'Cédulas de las personas que firman'],
    documentos: contrato('Ahorro Institucional'),
  }),
];
