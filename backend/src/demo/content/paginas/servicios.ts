import { pdf } from '../../documents/pdf.js';
import type { Seed } from '../../seed.js';
import { documentos, el, lista, p, page, pasos, preguntas, texto } from './page.js';

const tarifario = el('Comisiones y costos', 'Están en el tarifario vigente.', { enlace: '/institucional/tarifario' });

export const servicios = (): Seed[] => [
  page(
    '/servicios',
    'Servicios',
    'Envíe y reciba dinero, pague sus facturas y transfiera a otras entidades.',
    texto(
      null,
      p(
        'Todos los servicios se prestan en ventanilla. Las transferencias y los pagos también están en la banca en línea.',
      ),
    ),
  ),
  page(
    '/servicios/pago-envio-remesas',
    'Pago y Envío de Remesas',
    'Cobre el dinero que le envían del exterior y mande giros a todo el país.',
    pasos('Para cobrar una remesa', [
      el('Pida el código', 'Quien envía le da un código y el monto.'),
      el('Venga con su cédula', 'A cualquier agencia, en su horario completo.'),
      el('Reciba su dinero', 'En bolivianos, en el momento y sin costo. También se lo abonamos en su cuenta.'),
    ]),
    lista(
      'Desde dónde puede recibir',
      [
        el('España, Italia y el resto de Europa', 'Por las remesadoras con convenio.'),
        el('Argentina, Chile y Brasil', 'Con abono en cuenta el mismo día.'),
        el('Estados Unidos', 'Con aviso por mensaje de texto.'),
      ],
      p('Los nombres de las remesadoras con convenio están a la vista en cada agencia.'),
    ),
    lista('Giros dentro del país', [
      el('Entre agencias', 'El dinero está disponible en minutos.', { dato: 'Bs 10 hasta Bs 3.000' }),
      el('Con abono en cuenta', 'Sin costo para quien recibe.', { dato: 'Bs 20 desde Bs 3.000,01' }),
      tarifario,
    ]),
    preguntas('Preguntas frecuentes', [
      el('¿Necesito ser socio?', 'No. Basta su cédula de identidad vigente.'),
      el('¿Hasta cuándo puedo cobrar?', 'Por lo general hay 30 días; después el dinero vuelve a quien lo envió.'),
      el('¿Puede cobrar otra persona por mí?', 'Solo con un poder notariado.'),
    ]),
  ),
  page(
    '/servicios/cobranza-facturas',
    'Cobranza de Facturas',
    'Luz, agua, teléfono, impuestos y colegios, en una sola fila o sin hacer ninguna.',
    lista(
      'Qué puede pagar',
      [
        el('Electricidad', 'Distribuidoras de La Paz, Oruro, Cochabamba, Santa Cruz y Potosí.'),
        el('Agua y alcantarillado', 'Empresas y cooperativas de los cinco departamentos.'),
        el('Telefonía, internet y televisión', 'Facturas mensuales y recargas.'),
        el('Impuestos', 'Municipales de inmuebles y vehículos, y formularios nacionales.'),
        el('Colegios e institutos', 'Mensualidades de los que tienen convenio.'),
        el('Bonos y rentas', 'Pago de la Renta Dignidad y de los bonos vigentes.'),
      ],
      p('La lista de empresas con convenio cambia; pregunte en su agencia por la suya.'),
    ),
    pasos('Olvídese de las fechas', [
      el('Firme una autorización de débito', 'En cualquier agencia, con su factura más reciente.'),
      el('Ponga un tope', 'Si la factura lo supera, no se paga sola y le avisamos.'),
      el('Reciba su comprobante', 'En su correo o en la banca en línea.'),
    ]),
    documentos('Formularios', [
      el('Autorización de débito automático', undefined, {
        archivo: pdf('Autorización de débito automático', 'Formulario', [
          'Nombre y cédula del titular, cuenta que se debita, concepto, monto o tope, día del mes y vigencia. Se firma en cualquier agencia.',
        ]),
      }),
      el('Revocatoria de autorización de débito', undefined, {
        archivo: pdf('Revocatoria de autorización de débito', 'Formulario', [
          'Número de la autorización y motivo. Tiene efecto el día hábil siguiente al de su presentación.',
        ]),
      }),
    ]),
    preguntas('Preguntas frecuentes', [
      el('¿Cuesta algo?', 'No. La comisión la paga la empresa que emite la factura.'),
      el(
        '¿Cuándo se registra mi pago?',
        'En el momento, en línea con la empresa. Algunas lo muestran al día siguiente.',
      ),
    ]),
  ),
  page(
    '/servicios/transferencias-electronicas-ach',
    'Transferencias Electrónicas ACH',
    'Envíe dinero a cualquier entidad del país desde su cuenta.',
    pasos('Cómo se hace', [
      el('Anote la cuenta de destino', 'Entidad, número de cuenta y nombre completo de su titular.'),
      el('Ordene la transferencia', 'En la banca en línea o en ventanilla.'),
      el('Guarde el número de orden', 'Con él se sigue la operación hasta su abono.'),
    ]),
    lista('Horarios de los días hábiles', [
      el('Enviada hasta las 10:30', 'Se abona hasta las 12:00.'),
      el('Enviada hasta las 14:30', 'Se abona hasta las 16:00.'),
      el('Enviada hasta las 18:00', 'Se abona el mismo día.'),
      el('Después de las 18:00', 'Se abona el siguiente día hábil por la mañana.'),
    ]),
    lista('Costos y límites', [
      el('Por banca en línea', 'Hasta Bs 50.000 por día.', { dato: 'Bs 2' }),
      el('Por ventanilla', 'Sin límite, con respaldo del origen de los fondos cuando corresponde.', {
        dato: 'Bs 7 o Bs 15',
      }),
      el('Con código QR', 'En la aplicación móvil, al instante.', { dato: 'Gratis' }),
      tarifario,
    ]),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Y si escribí mal la cuenta?',
        'La entidad de destino la rechaza y el dinero vuelve a su cuenta, por lo general el mismo día.',
      ),
      el('¿Puedo anular una orden?', 'Solo mientras no haya salido en el ciclo de la cámara.'),
    ]),
  ),
];
