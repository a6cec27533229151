import { pdf } from '../../documents/documents.js';
import type { Seed } from '../../ground/seed.js';
import { documentos, el, lista, p, page, pasos, preguntas, texto } from './page.js';

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
      p('Remesadoras con convenio: Giro Andino, Remesas del Sur, Envíos Ibéricos y Cóndor Transfer.'),
    ),
    lista('Requisitos', [
      el('Cédula de identidad vigente', 'O pasaporte, si es extranjero.'),
      el('El código y el monto', 'Los da quien envía. No los comparta con nadie más.'),
      el('Origen de los fondos', 'Para montos altos, una declaración que se firma en ventanilla.'),
    ]),
    lista('Giros dentro del país', [
      el('Entre agencias', 'El dinero está disponible en minutos, con el código que recibe quien lo cobra.'),
      el('Con abono en cuenta', 'Sin costo para quien recibe.'),
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
      p(
        'Empresas con convenio: Luz Altiplánica, Electricidad del Valle, Aguas de la Puna, Saneamiento Oriente, Telefonía Cóndor, Internet Kantuta, y los municipios y colegios de las ciudades donde tenemos agencia.',
      ),
    ),
    pasos('Cómo se paga', [
      el('Busque su factura', 'Con el número de cliente, el código o una factura anterior.'),
      el('Confirme el monto', 'Es el que la empresa registra en ese momento.'),
      el('Guarde su comprobante', 'Vale como recibo. En la banca en línea queda archivado.'),
    ]),
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
    lista('Requisitos', [
      el('Una caja de ahorro', 'De la que sale el dinero, o el efectivo en ventanilla.'),
      el('Los datos del destino', 'Entidad, número de cuenta, nombre y documento del titular.'),
      el('Banca en línea habilitada', 'Con su segundo factor. En ventanilla basta su cédula.'),
    ]),
    lista('Horarios de los días hábiles', [
      el('Enviada hasta las 10:30', 'Se abona hasta las 12:00.'),
      el('Enviada hasta las 14:30', 'Se abona hasta las 16:00.'),
      el('Enviada hasta las 18:00', 'Se abona el mismo día.'),
      el('Después de las 18:00', 'Se abona el siguiente día hábil por la mañana.'),
    ]),
    lista('Límites', [
      el('Por banca en línea', 'Por día y por cuenta.', { dato: 'hasta Bs 50.000' }),
      el('Por ventanilla', 'Con respaldo del origen de los fondos cuando corresponde.', { dato: 'sin límite' }),
      el('Con código QR', 'En la aplicación móvil, al instante.', { dato: 'hasta Bs 5.000' }),
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
