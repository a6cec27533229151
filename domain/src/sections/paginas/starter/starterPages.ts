import { institucional } from './institucional.js';
import { el, falta, lista, page, pasos, preguntas, type StarterPage, texto } from './page.js';
import { productos } from './productos.js';
import { transparencia } from './transparencia.js';

const servicios = [
  page(
    '/servicios',
    'Servicios',
    'Envíe y reciba dinero, pague sus facturas y transfiera a otras entidades.',
    texto(null, falta('en qué agencias y horarios se prestan')),
  ),
  page(
    '/servicios/pago-envio-remesas',
    'Pago y Envío de Remesas',
    'Cobre el dinero que le envían y mande giros.',
    pasos(
      'Para cobrar una remesa',
      el('Pida el código', 'Quien envía le da un código y el monto.'),
      el('Venga con su carnet', falta('a qué agencias y en qué horario')),
      el('Reciba su dinero', falta('en qué moneda y si tiene costo')),
    ),
    lista('Desde dónde puede recibir', el(falta('país o remesadora con convenio'))),
    lista(
      'Requisitos',
      el('Carnet de identidad vigente', 'O pasaporte, si es extranjero.'),
      el('El código y el monto', 'Los da quien envía. No los comparta con nadie más.'),
    ),
    preguntas('Preguntas frecuentes', el('¿Necesito ser socio?', falta('la respuesta'))),
  ),
  page(
    '/servicios/cobranza-facturas',
    'Cobranza de Facturas',
    'Pague sus servicios en nuestras cajas.',
    lista('Qué puede pagar', el(falta('un servicio'), falta('las empresas con convenio'))),
    pasos(
      'Cómo se paga',
      el('Busque su factura', 'Con el número de cliente, el código o una factura anterior.'),
      el('Confirme el monto', 'Es el que la empresa registra en ese momento.'),
      el('Guarde su comprobante', 'Vale como recibo.'),
    ),
  ),
  page(
    '/servicios/transferencias-electronicas-ach',
    'Transferencias Electrónicas ACH',
    'Envíe dinero a cuentas de otras entidades del país.',
    pasos(
      'Cómo transferir',
      el('Tenga a mano los datos', 'Nombre, documento, entidad y número de cuenta de quien recibe.'),
      el('Ordene la transferencia', falta('dónde se hace: en ventanilla, en la banca en línea')),
      el('Guarde el número', 'Con él se hace seguimiento si algo falla.'),
    ),
    lista(
      'Horarios y límites',
      el('Horario', falta('hasta qué hora llega el mismo día')),
      el('Límite', falta('por día')),
    ),
    preguntas(
      'Preguntas frecuentes',
      el(
        '¿Y si me equivoqué de cuenta?',
        'Avísenos de inmediato: si el dinero ya se abonó, hace falta que el titular lo devuelva.',
      ),
    ),
  ),
];

const generales = [
  page(
    '/',
    falta('una frase que diga quiénes son'),
    falta('en qué se distinguen, en dos líneas'),
    texto(
      '¿Todavía no es socio?',
      'Compre su primer certificado de aportación en cualquier agencia. Desde ese día tiene voz y voto en la asamblea.',
    ),
  ),
  page(
    '/contactanos',
    'Contáctanos',
    'Pregunte, reclame, califique o visítenos.',
    pasos(
      '¿Qué necesita?',
      el('Una consulta', 'Pregunta por algo.'),
      el('Un reclamo', 'Exige un derecho: tiene número y plazo legal.'),
      el('Una opinión', 'Propone o agradece.'),
    ),
  ),
];

/** Starter pages, added as drafts to adapt: without facts of any entity, and with a gap for each missing one. */
export const starterPages: readonly StarterPage[] = [
  ...generales,
  ...institucional,
  ...servicios,
  ...productos,
  ...transparencia,
];
