import { el, falta, lista, page, pasos, preguntas, texto } from './page.js';

const carnet = el('Carnet de identidad vigente');

export const productos = [
  page(
    '/productos',
    'Productos',
    'Ahorro, créditos y protección.',
    texto(null, 'Compare tasas, costos y requisitos antes de decidir.'),
  ),
  page(
    '/productos/caja-ahorro',
    'Caja de Ahorro',
    'Su dinero seguro y a la mano.',
    pasos(
      'Cómo abrirla',
      el('Venga a una agencia', 'Con su carnet de identidad.'),
      el('Haga su primer depósito', 'El mínimo está en cada caja, en esta página.'),
    ),
  ),
  page(
    '/productos/depositos-plazo-fijo',
    'Depósitos a Plazo Fijo',
    'Gane más por dejar su dinero un tiempo acordado.',
    preguntas(
      'Preguntas frecuentes',
      el('¿Puedo retirarlo antes?', falta('qué dice el contrato de la cancelación anticipada')),
      el('¿Qué pasa cuando vence?', falta('si se renueva y cómo se avisa')),
    ),
  ),
  page(
    '/productos/creditos',
    'Créditos',
    'Para su casa, su negocio o lo que haga falta.',
    pasos(
      'Cómo pedir uno',
      el('Simule su cuota', 'En esta página, sin compromiso.'),
      el('Envíe su solicitud', 'Un oficial de créditos le llamará.'),
      el('Presente sus respaldos', falta('qué ingresos y garantías se piden')),
    ),
  ),
  page(
    '/productos/tarjeta-debito',
    'Tarjeta de Débito',
    'Retire y pague con el saldo de su caja de ahorro.',
    lista(
      'Dónde sirve',
      el('Cajeros automáticos', falta('de qué redes')),
      el('Comercios e internet', falta('con qué límites')),
    ),
    pasos(
      'Si la pierde o se la roban',
      el('Bloquéela al instante', 'Llame con el botón del comienzo de esta página.'),
      el('Revise sus movimientos', 'Y anote los que no reconoce.'),
      el('Presente su reclamo', 'En el Punto de Reclamo, lo antes posible.'),
    ),
  ),
  page(
    '/productos/cajas-seguridad',
    'Cajas de Seguridad',
    'Documentos y objetos de valor en una bóveda.',
    lista('Tamaños', el(falta('tamaño'), falta('para qué sirve'), falta('medidas'))),
    lista('Requisitos', carnet, el('Contrato', falta('qué garantía se pide'))),
  ),
  page(
    '/productos/seguro-de-vida',
    'Seguro de Vida',
    'Un respaldo para su familia.',
    lista('Coberturas', el(falta('cobertura'), falta('hasta cuánto'))),
    lista('Quién puede contratarlo', el('Edad', falta('desde y hasta qué edad')), carnet),
    texto('Quién lo otorga', falta('la compañía autorizada y su licencia')),
  ),
];
