import { pdf } from '../../documents/documents.js';
import type { Seed } from '../../ground/seed.js';
import { cifras, documentos, el, lista, p, page, pasos, preguntas } from './page.js';

export const productos = (): Seed[] => [
  page(
    '/productos/tarjeta-debito',
    'Tarjeta de Débito',
    'Retire y pague en todo el país y por internet, sin costo de mantenimiento.',
    cifras('Lo que puede hacer cada día', [
      el('retiro en cajeros automáticos', undefined, { dato: 'Bs 3.500' }),
      el('compras en comercios', undefined, { dato: 'Bs 10.000' }),
      el('compras por internet, si las habilita', undefined, { dato: 'Bs 3.000' }),
    ]),
    pasos('Cómo obtenerla', [
      el('Abra una caja de ahorro', 'En las que incluyen tarjeta, la primera no tiene costo.'),
      el('Recójala el mismo día', 'En la agencia, con su cédula. Usted mismo elige su PIN y nadie más lo conoce.'),
      el('Actívela', 'Con su primer retiro en un cajero de la cooperativa.'),
    ]),
    lista('Requisitos', [
      el('Una caja de ahorro con tarjeta', 'En bolivianos, con cualquier saldo.'),
      el('Cédula de identidad vigente', 'Desde los 18 años.'),
      el('Un número de celular', 'Para los avisos de cada movimiento.'),
    ]),
    pasos('Si la pierde o se la roban', [
      el('Bloquéela al instante', 'Llame con el botón del comienzo de esta página, a toda hora.', {
        enlace: '/necesito/perdi-mi-tarjeta',
      }),
      el('Revise sus movimientos', 'Y anote los que no reconoce.'),
      el('Presente su reclamo', 'En el Punto de Reclamo, lo antes posible.'),
      el('Recoja la nueva', 'En su agencia, con su cédula, el mismo día.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Cómo habilito las compras por internet?',
        'En la banca en línea o en plataforma, por el tiempo que usted elija.',
      ),
      el(
        'Olvidé mi PIN o se bloqueó mi tarjeta',
        'Vaya a una agencia con su cédula y su tarjeta: elige un PIN nuevo en el momento.',
      ),
      el('¿Sirve en el exterior?', 'Sí, previa habilitación. El tipo de cambio es el del día del cobro.'),
      el(
        'El cajero no me dio el dinero y me lo debitó',
        'Presente un reclamo con la fecha, la hora y el cajero. Se revisa el arqueo y se devuelve si corresponde.',
      ),
    ]),
  ),
  page(
    '/productos/cajas-seguridad',
    'Cajas de Seguridad',
    'Documentos, joyas y recuerdos en una bóveda con dos llaves: la suya y la nuestra.',
    lista(
      'Tamaños',
      [
        el('Pequeña', 'Para títulos, joyas y documentos.', { dato: '12 × 25 × 40 cm' }),
        el('Mediana', 'Para carpetas y colecciones.', { dato: '20 × 25 × 40 cm' }),
        el('Grande', 'Para instrumentos y archivos.', { dato: '30 × 50 × 40 cm' }),
      ],
      p('Hay cajas en la Oficina Central y en la Agencia Cochabamba Centro.'),
    ),
    lista('Requisitos', [
      el('Ser socio', 'Con su certificado de aportación y una caja de ahorro.'),
      el('Cédula de identidad vigente', 'La suya y la de quien usted autorice.'),
      el('Garantía de llaves', 'Se devuelve al entregarlas.', { dato: 'Bs 300' }),
    ]),
    pasos('Cómo se usa', [
      el('Firme el contrato', 'Con su cédula. Puede autorizar a una segunda persona.'),
      el('Entre cuando quiera', 'En el horario de la agencia. Se registra cada ingreso.'),
      el('Abra en privado', 'En una cabina, sin que nadie más vea el contenido.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Qué no puedo guardar?',
        'Dinero en efectivo de origen no declarado, armas, sustancias peligrosas ni perecederos.',
      ),
      el(
        '¿Y si pierdo la llave?',
        'Avise de inmediato. La caja se abre ante notario y el cambio de cerradura se cobra de la garantía.',
      ),
    ]),
  ),
  page(
    '/productos/seguro-de-vida',
    'Seguro de Vida',
    'Un respaldo para su familia, con una sola prima al año.',
    lista(
      'Coberturas',
      [
        el('Fallecimiento por cualquier causa', undefined, { dato: 'Bs 20.000' }),
        el('Invalidez total y permanente', undefined, { dato: 'Bs 20.000' }),
        el('Gastos de sepelio', 'Se adelantan en 48 horas.', { dato: 'Bs 3.000' }),
      ],
      p(
        'La prima se paga una vez al año por socio. Los montos son ejemplos de la demostración; el seguro lo otorga una compañía autorizada y es voluntario.',
      ),
    ),
    lista('Quién puede contratarlo', [
      el('De 18 a 65 años al ingresar', 'Permanece hasta los 70.'),
      el('Socios con su caja de ahorro activa', 'La prima se debita una vez al año.'),
      el('Sin examen médico', 'Solo una declaración de salud.'),
    ]),
    pasos('Si llega el momento', [
      el('Avise a la cooperativa', 'En cualquier agencia, dentro de los 15 días.'),
      el('Presente los documentos', 'Certificado de defunción, cédulas y declaración de beneficiarios.'),
      el('Reciba el pago', 'La compañía paga en 15 días desde que la carpeta está completa.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el('¿Qué no cubre?', 'El suicidio en el primer año y las enfermedades graves que se ocultaron al contratar.'),
      el(
        '¿Puedo anularlo?',
        'Sí, en cualquier momento y sin penalidad. Se devuelve la parte de la prima que no corrió.',
      ),
      el(
        '¿Es lo mismo que el desgravamen?',
        'No. El desgravamen paga el saldo de su crédito; este seguro paga a su familia.',
      ),
    ]),
    documentos('Documentos', [
      el('Póliza modelo', undefined, {
        archivo: pdf('Póliza modelo de vida en grupo', 'Condiciones generales y particulares', [
          'Coberturas, exclusiones, plazos y forma de pago de la indemnización. Texto de ejemplo.',
        ]),
      }),
      el('Declaración de beneficiarios', undefined, {
        archivo: pdf('Declaración de beneficiarios', 'Formulario', [
          'Nombre, cédula, parentesco y porcentaje de cada beneficiario.',
        ]),
      }),
    ]),
  ),
];
