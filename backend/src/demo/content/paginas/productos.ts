import { pdf } from '../../documents/pdf.js';
import type { Seed } from '../../seed.js';
import { cifras, documentos, el, lista, p, page, pasos, preguntas, texto } from './page.js';

export const productos = (): Seed[] => [
  page(
    '/productos',
    'Productos',
    'Para guardar, para crecer y para estar tranquilo.',
    texto(null, p('Compare, simule y decida con calma. Todas las tasas son las del tarifario vigente.')),
  ),
  page(
    '/productos/depositos-plazo-fijo',
    'Depósitos a Plazo Fijo',
    'De 30 a 1.800 días, con una tasa que conoce desde el primer día.',
    texto(
      'Cuánto tiempo puede guardarlo',
      p(
        'Mientras más largo el plazo, mayor la tasa. En bolivianos, los depósitos a más de 30 días no pagan el RC-IVA sobre los intereses.',
      ),
    ),
  ),
  page(
    '/productos/caja-ahorro',
    'Caja de Ahorro',
    'Su dinero disponible, con intereses cada mes y sin costo de mantenimiento.',
    pasos('Hágase socio', [
      el('Venga con su cédula', 'Y una factura de luz o de agua de su domicilio.'),
      el('Compre su certificado de aportación', 'Cada uno vale Bs 40. Son su parte de la cooperativa.'),
      el('Abra su cuenta', 'Desde Bs 20, en quince minutos.'),
    ]),
  ),
  page(
    '/productos/creditos',
    'Créditos',
    'Para su casa, sus estudios, su salud y lo que su familia necesite.',
    texto(
      'Simule antes de pedir',
      p(
        'El simulador le dice la cuota aproximada con su seguro. El resultado es referencial: no constituye oferta ni compromiso, y está sujeto a evaluación.',
      ),
    ),
  ),
  page(
    '/productos/prestamos',
    'Préstamos',
    'Capital para producir: comercio, talleres, campo y pequeña empresa.',
    texto(
      'Un oficial que va a su negocio',
      p(
        'Para los préstamos productivos, un oficial visita su actividad y arma con usted un plan de pagos que sigue el ritmo de sus ventas o de su cosecha.',
      ),
    ),
  ),
  page(
    '/productos/tarjeta-debito',
    'Tarjeta de Débito',
    'Retire y pague en todo el país y por internet, sin costo de mantenimiento.',
    cifras('Lo que puede hacer cada día', [
      el('retiro en cajeros automáticos', undefined, { dato: 'Bs 3.500' }),
      el('compras en comercios', undefined, { dato: 'Bs 10.000' }),
      el('compras por internet, si las habilita', undefined, { dato: 'Bs 3.000' }),
    ]),
    lista('Costos', [
      el('Primera tarjeta y mantenimiento', undefined, { dato: 'Gratis' }),
      el('Retiro en nuestros cajeros', undefined, { dato: 'Gratis' }),
      el('Retiro en cajeros de otras entidades', 'Los dos primeros de cada mes son gratuitos.', { dato: 'Bs 5' }),
      el('Reposición por pérdida', undefined, { dato: 'Bs 30' }),
      el('Seguro de protección, voluntario', undefined, { dato: 'Bs 24 al año' }),
    ]),
    pasos('Si la pierde o se la roban', [
      el('Bloquéela al instante', 'Llame a la línea gratuita, las 24 horas, o use la banca en línea.'),
      el('Revise sus movimientos', 'Y anote los que no reconoce.'),
      el('Presente su reclamo', 'En el Punto de Reclamo, lo antes posible.'),
      el('Recoja la nueva', 'En su agencia, con su cédula, el mismo día.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Cómo habilito las compras por internet?',
        'En la banca en línea o en plataforma, por el tiempo que usted elija.',
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
      'Tamaños y precios por año',
      [
        el('Pequeña', '12 × 25 × 40 cm. Para títulos, joyas y documentos.', { dato: 'Bs 350' }),
        el('Mediana', '20 × 25 × 40 cm. Para carpetas y colecciones.', { dato: 'Bs 520' }),
        el('Grande', '30 × 50 × 40 cm. Para instrumentos y archivos.', { dato: 'Bs 780' }),
      ],
      p(
        'Hay cajas en la Oficina Central y en la Agencia Cochabamba Centro. La garantía de llaves es de Bs 300 y se devuelve al entregarlas.',
      ),
    ),
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
    'Un respaldo para su familia por Bs 36 al año.',
    lista(
      'Coberturas',
      [
        el('Fallecimiento por cualquier causa', undefined, { dato: 'Bs 20.000' }),
        el('Invalidez total y permanente', undefined, { dato: 'Bs 20.000' }),
        el('Gastos de sepelio', 'Se adelantan en 48 horas.', { dato: 'Bs 3.000' }),
      ],
      p(
        'La prima anual es de Bs 36 por socio. Los montos son ejemplos de la demostración; el seguro lo otorga una compañía autorizada y es voluntario.',
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
