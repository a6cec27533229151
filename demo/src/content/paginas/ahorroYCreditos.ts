import type { Seed } from '../../ground/seed.js';
import { el, p, page, pasos, preguntas, texto } from './page.js';

/** Texts of the pages whose products have sections of their own. */
export const ahorroYCreditos = (): Seed[] => [
  page(
    '/productos/depositos-plazo-fijo',
    'Depósitos a Plazo Fijo',
    'De 30 a 3.650 días, con una tasa que conoce desde el primer día.',
    pasos('Cómo funciona', [
      el('Elija monto y plazo', 'El simulador le dice cuánto gana y qué día se lo devolvemos.'),
      el('Firme el certificado', 'Lleva su nombre, la tasa y el vencimiento. La tasa no cambia hasta ese día.'),
      el('Cobre sus intereses', 'Al vencimiento o, en los plazos que lo permiten, cada mes o cada tres meses.'),
      el('Decida al vencer', 'Retire, renueve o cambie de plazo. Le avisamos diez días antes.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Pago impuestos por los intereses?',
        'En bolivianos, los depósitos de personas a más de 30 días no pagan el RC-IVA. En dólares lo pagan los de menos de tres años. El simulador ya lo descuenta.',
      ),
      el(
        '¿Puedo abrirlo a nombre de varias personas?',
        'Sí. En el certificado se dice si pueden cobrarlo por separado o solo juntas.',
      ),
      el(
        '¿Sirve de garantía?',
        'Sí. Puede pedir un crédito garantizado por su depósito sin cancelarlo ni perder los intereses.',
      ),
      el(
        '¿Qué pasa si vence en sábado, domingo o feriado?',
        'Se paga el siguiente día hábil. El simulador muestra esa fecha.',
      ),
    ]),
  ),
  page(
    '/productos/caja-ahorro',
    'Caja de Ahorro',
    'Su dinero disponible, con intereses cada mes y sin costo de mantenimiento.',
    preguntas('Preguntas frecuentes', [
      el(
        '¿Cómo se calculan los intereses?',
        'Sobre el saldo de cada día, con un año de 360 días. Se suman a su cuenta según la capitalización de cada caja.',
      ),
      el(
        '¿Me descuentan algún impuesto?',
        'El RC-IVA, 13 % sobre los intereses de personas naturales. Nunca sobre su dinero.',
      ),
      el(
        '¿Cómo veo mi saldo y mis movimientos?',
        'Sin costo en la banca en línea, en la aplicación del celular o en un cajero. También en cualquier agencia, con su cédula.',
      ),
      el(
        '¿Cómo pido un extracto?',
        'Lo descarga sin costo de la banca en línea. Impreso, se lo damos en cualquier agencia por lo que dice el tarifario.',
      ),
      el(
        '¿Puedo abrir una cuenta por internet?',
        'No: se abre en una agencia, con su cédula, en unos 15 minutos. Desde ese día la maneja por internet.',
      ),
      el('¿Puedo cerrar mi cuenta?', 'Sí, cuando quiera y sin costo, en cualquier agencia y con su cédula.'),
      el('¿Puedo tener más de una?', 'Sí. Por ejemplo, una para el día a día y otra programada para una meta.'),
      el(
        '¿Qué pasa si no la uso?',
        'Sigue siendo suya y no se cobra por mantenerla. Puede pedir su extracto en cualquier agencia.',
      ),
    ]),
  ),
  page(
    '/productos/creditos',
    'Créditos',
    'Para su casa, sus estudios, su salud y lo que su familia necesite.',
    pasos('Cómo se pide', [
      el('Compare y simule', 'Vea la cuota, lo que paga en total y el costo efectivo de cada uno.'),
      el('Solicítelo aquí', 'Son unos 10 minutos, sin adjuntar papeles y sin compromiso.'),
      el('Reúna los requisitos', 'Un oficial le llama en dos días hábiles y le dice cuáles son los suyos.'),
      el('Firme y reciba', 'Con el contrato recibe su plan de pagos. El dinero va a su caja de ahorro.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el(
        '¿Qué es la TEAC?',
        'El costo efectivo del crédito por año: el interés más el seguro y los cargos. Úsela para comparar entre entidades.',
      ),
      el(
        '¿Puedo pedir un crédito sin garante?',
        'Sí, hasta Bs 15.000: el Crédito a sola firma es para socios con un año de antigüedad y buen historial de pagos.',
      ),
      el(
        '¿Dónde veo mi plan de pagos?',
        'En su contrato, en la banca en línea o en su agencia. Dice la fecha y el monto de cada cuota, y cuánto debe todavía.',
      ),
      el('¿Puedo adelantar pagos?', 'Sí, cuando quiera y sin penalidad. Paga menos intereses o acorta el plazo.'),
      el(
        '¿La tasa puede subir?',
        'Si es fija, no. Si es variable o mixta, sigue a la TRe más el margen de su contrato. La cooperativa no puede cambiarla por su cuenta.',
      ),
      el(
        '¿Qué hago si no puedo pagar una cuota?',
        'Avise antes de que venza. Juntos se revisa una reprogramación; no espere a la mora.',
      ),
    ]),
  ),
  page(
    '/productos/prestamos',
    'Préstamos',
    'Capital para producir: comercio, talleres, campo y pequeña empresa.',
    pasos('Un oficial que va a su negocio', [
      el('Simule y solicite', 'Elija el préstamo de su actividad y llene la solicitud aquí.'),
      el('Le visitamos', 'El oficial conoce su negocio o su parcela y ve con usted ingresos y gastos.'),
      el('Arman el plan', 'Los pagos siguen el ritmo de sus ventas o de su cosecha.'),
      el('Reciba el capital', 'En su caja de ahorro, apenas firma el contrato.'),
    ]),
    preguntas('Preguntas frecuentes', [
      el('¿Necesito NIT?', 'Para el microcrédito y el agropecuario, no: se evalúa la actividad. Para empresas, sí.'),
      el(
        '¿Qué es el período de gracia?',
        'Los primeros meses en que se paga solo el interés, mientras el negocio empieza a rendir.',
      ),
      el(
        '¿Qué garantía me piden?',
        'Depende del monto: un garante, una prenda, documentos en custodia o una hipoteca.',
      ),
    ]),
  ),
  page(
    '/productos',
    'Productos',
    'Para guardar, para crecer y para estar tranquilo.',
    texto(null, p('Compare, simule y decida con calma. Todas las tasas son las que rigen hoy.')),
  ),
];
