import { el, falta, lista, page, pasos, personas, preguntas, texto } from './page.js';

/** Starter pages about the entity, with gaps for its own facts. */
export const institucional = [
  page(
    '/institucional',
    'Institucional',
    'Quiénes somos, quién nos dirige y cómo rendimos cuentas.',
    texto(
      null,
      'Una cooperativa es de quienes la usan. Aquí están nuestra historia, las personas que nos dirigen, las cifras y los documentos que la ley nos pide publicar.',
    ),
  ),
  page(
    '/institucional/resena-historica',
    'Reseña Histórica',
    falta('la historia de la entidad en una frase'),
    texto(
      'Cómo empezó todo',
      falta('quiénes la fundaron, en qué año y en qué ciudad'),
      falta('qué necesitaban y cómo fue el comienzo'),
    ),
    pasos(
      'Los años que nos formaron',
      el('Fundación', falta('qué pasó'), falta('año')),
      el('Personería jurídica', falta('cómo se obtuvo'), falta('año')),
      el('Licencia de funcionamiento', falta('con qué resolución se otorgó'), falta('año')),
      el('Hoy', falta('dónde atiende y a cuántos socios')),
    ),
  ),
  page(
    '/institucional/mision-vision',
    'Misión y Visión',
    'Para qué existimos y cómo queremos ser.',
    texto('Misión', falta('la misión que aprobó la asamblea o el Consejo de Administración')),
    texto('Visión', falta('la visión que se aprobó')),
    lista('Nuestros valores', el(falta('un valor'), falta('qué significa en el trato de cada día'))),
    pasos(
      'Los siete principios cooperativos',
      el('Adhesión abierta y voluntaria', 'Cualquier persona puede asociarse, sin discriminación.'),
      el('Gestión democrática', 'Una persona, un voto.'),
      el('Participación económica', 'Los excedentes vuelven a los socios.'),
      el('Autonomía e independencia', 'Nos gobiernan los socios.'),
      el('Educación, formación e información', 'Enseñamos a quienes nos eligen, nos dirigen y trabajan con nosotros.'),
      el('Cooperación entre cooperativas', 'Trabajamos con otras para servir mejor.'),
      el('Compromiso con la comunidad', 'Cuidamos el lugar donde trabajamos.'),
    ),
  ),
  page(
    '/institucional/gobierno-corporativo',
    'Gobierno Corporativo',
    'Las personas que dirigen y vigilan la cooperativa, elegidas por los socios en asamblea.',
    personas('Consejo de Administración', el(falta('nombre'), falta('profesión'), 'Presidencia')),
    personas('Consejo de Vigilancia', el(falta('nombre'), falta('profesión'), 'Presidencia')),
    personas('Plana ejecutiva', el(falta('nombre'), falta('profesión'), 'Gerencia General')),
    lista('Comités', el(falta('nombre de un comité'), falta('qué decide y cada cuánto se reúne'))),
  ),
  page(
    '/institucional/educacion-financiera',
    'Educación Financiera',
    'Sus derechos, sus deberes y lo que conviene saber para decidir con calma.',
    lista(
      'Sus derechos como consumidor financiero',
      el('Acceso sin discriminación', 'A los servicios financieros, con trato equitativo y digno.'),
      el('Información completa', 'Clara, comprensible, oportuna y accesible.'),
      el('Buena atención', 'Con calidad, calidez y en condiciones de seguridad.'),
      el('Reclamar', 'Ante la entidad y, si no queda conforme, ante la segunda instancia.'),
      el('Confidencialidad', 'De sus datos y de sus operaciones, con las excepciones que manda la ley.'),
      el('Elegir', 'La entidad, el producto y el servicio que prefiera, sin presiones.'),
    ),
    lista(
      'Sus deberes',
      el('Informarse', 'Lea el contrato antes de firmarlo y pregunte lo que no entienda.'),
      el('Dar datos verdaderos', 'Y avisar cuando cambian su dirección o su teléfono.'),
      el('Cumplir', 'Pague sus cuotas en la fecha pactada.'),
      el('Cuidar', 'Su clave, su tarjeta y sus documentos.'),
    ),
    pasos(
      'Proteja su dinero',
      el('No comparta su clave', 'Ni con familiares ni con nosotros. Nadie de la cooperativa se la pedirá.'),
      el('Escriba usted la dirección', 'No entre a la banca en línea desde enlaces de mensajes.'),
      el('Tape el teclado', 'En el cajero, y no acepte ayuda de desconocidos.'),
      el('Revise sus movimientos', 'Si ve algo extraño, llame de inmediato.'),
    ),
    preguntas(
      'Preguntas frecuentes',
      el(
        '¿Qué es la tasa efectiva?',
        'Es el costo total de un crédito en un año: los intereses más los seguros y los otros cargos. Sirve para comparar.',
      ),
      el('¿Qué es ser garante?', 'Comprometerse a pagar la deuda de otra persona si ella no paga.'),
      el('¿Qué pasa si no puedo pagar una cuota?', 'Acérquese antes del vencimiento: esperar solo aumenta la deuda.'),
    ),
  ),
  page(
    '/institucional/indicadores-financieros',
    'Indicadores Financieros',
    'Las cifras de la cooperativa y las referencias del mercado, con su fecha.',
    texto(null, 'Salen de los estados financieros que la entidad publica cada mes.'),
  ),
];
