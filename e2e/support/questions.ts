/** A question and its right answers: addresses among the first three results, or a text of the answer above them. */
type Question = readonly [question: string, ...answers: (string | RegExp)[]];

const creditos = '/productos/creditos';
const prestamos = '/productos/prestamos';
const solicitud = '/contactanos/solicitud-credito';
const caja = '/productos/caja-ahorro';
const plazoFijo = '/productos/depositos-plazo-fijo';
const tarjeta = '/productos/tarjeta-debito';
const cajas = '/productos/cajas-seguridad';
const seguro = '/productos/seguro-de-vida';
const ach = '/servicios/transferencias-electronicas-ach';
const facturas = '/servicios/cobranza-facturas';
const remesas = '/servicios/pago-envio-remesas';
const agencias = '/contactanos/agencias';
const reclamos = '/contactanos/reclamos';
const seguimiento = '/contactanos/seguimiento';
const tarifario = '/institucional/tarifario';
const indicadores = '/institucional/indicadores-financieros';
const educacion = '/institucional/educacion-financiera';
const gobierno = '/institucional/gobierno-corporativo';
const socio = '/hacerse-socio';
const perdida = '/necesito/perdi-mi-tarjeta';

/**
 * Questions by topic, as visitors type them: without accents, misspelt, colloquial, one word or a whole sentence. The
 * tests ask them of the demonstration.
 */
export const questions: Readonly<Record<string, readonly Question[]>> = {
  'Ahorro y plazo fijo': [
    ['tasas', tarifario, plazoFijo],
    ['tasa plazo fijo', plazoFijo, /de 1,50/],
    ['dpf a un año', plazoFijo],
    ['donde invertir mi plata', plazoFijo],
    ['cuanto interes pagan por ahorrar', caja, /Tasas anuales\s*Ahorro/],
    ['q interes me dan si dejo mi plata un año', plazoFijo],
    ['kuanto gano con 10000 bs a plaso fijo', plazoFijo, /plazo fijo/i],
    ['puedo usar mi dpf de garantia', plazoFijo],
    ['sacar mi dpf antes de tiempo', plazoFijo],
    ['me descuentan impuesto por los intereses', /RC-IVA/],
    ['abrir cuenta', caja],
    ['requisitos caja de ahorro', caja, /Factura de luz/],
    ['que documentos necesito para abrir una cuenta', /Cédula de identidad vigente/],
    ['cuenta para niños', caja],
    ['ahorro para la universidad de mi hijo', caja],
    ['como veo mi saldo', /aplicación del celular/],
  ],
  Créditos: [
    ['credtio', creditos, prestamos, solicitud],
    ['credito de vivienda', creditos],
    ['tasa de interes credito de vivienda', /6,00/],
    ['interes del microcredito', /11,50/],
    ['requisitos para un credito', solicitud, creditos],
    ['buenas tardes quisiera saber que papeles piden para sacar un prestamo de 20 mil', /Cédula de identidad vigente/],
    ['solicitar credito', solicitud],
    ['quiero un prestamo para mi negocio', prestamos, '/productos/creditos/microcredito-individual'],
    ['prestamo para comprar auto', creditos, prestamos],
    ['presto para comprar ganado', prestamos, '/productos/creditos/credito-agropecuario'],
    ['kiero sacar un kredito pero no tengo garante', '/productos/creditos/credito-a-sola-firma', creditos],
    ['cuanto seria mi cuota de un prestamo de 30000', creditos, prestamos],
    ['que es un garante', /Qué es ser garante/],
    ['no puedo pagar mi cuota', /No puedo pagar mi cuota/],
    ['ke pasa si me atraso en mi cuota', /No puedo pagar mi cuota/],
    ['puedo adelantar pagos', creditos, educacion],
    ['q garantias aceptan', prestamos],
    ['que pasa si mi garante no paga', educacion],
    ['certificado de que no debo', /certificado de no adeudo/],
    ['central de riesgos', /Qué es la central de riesgos/],
    ['donde pago mi prestamo', /Dónde pago la cuota/],
    ['cuanto cobran de mora', /multa por pagar tarde/],
    ['plan de pagos', creditos, '/novedades/leer-su-plan-de-pagos'],
  ],
  'Costos y cambio': [
    ['comisiones', tarifario],
    ['tarifrio', tarifario],
    ['cuanto cobran por sacar del cajero de otro banco', /cajeros de otras entidades/],
    ['presio de una caja de seguridad', /350,00/],
    ['cuanto vale un giro', /Giro nacional/],
    ['costo certificado de aportacion', /40,00/],
    ['cuanto es el aporte para socio', /40,00/],
    ['me cobran por tener la cuenta', /mantenimiento de caja de ahorro\s*Gratuito/],
    ['cuanto cuesta reponer la tarjeta', tarifario, tarjeta],
    ['dolar', indicadores],
    ['dólar hoy', indicadores],
    ['tipo de cambio', indicadores],
    ['tasa de cambio venta', /Lo vendemos/],
    ['ufv', indicadores],
  ],
  'Tarjeta y claves': [
    ['perdi mi tarjeta', tarjeta, perdida],
    ['me robaron la tarjeta', tarjeta, perdida],
    ['como bloqueo mi tarjeta', tarjeta, perdida],
    ['el cajero se trago mi tarjeta', /Perdí mi tarjeta/],
    ['el cajero no me dio la plata', tarjeta, reclamos],
    ['tarjeta de debito requisitos', tarjeta],
    ['comprar por internet con mi tarjeta', tarjeta],
    ['se me olvido el pin', /Olvidé mi PIN/],
    ['olvide mi contraseña', /Olvidó su usuario o su contraseña/],
    ['pasword', /Olvidó su usuario o su contraseña/],
    ['no puedo entrar a la banca en linea', /Olvidó su usuario o su contraseña/],
    ['descargar aplicacion celular', '/novedades/nueva-version-de-la-aplicacion'],
    ['recibi un mensaje sospechoso', educacion, '/comunicados', /Recibí un mensaje sospechoso/],
  ],
  'Agencias, horas y teléfonos': [
    ['abierto hoy', agencias],
    ['orario de atencion', agencias],
    ['a que hora abren', agencias],
    ['atienden el sabado', /Atienden el sábado/],
    ['abren el domingo', /Ninguna agencia atiende el domingo/],
    ['atienden en feriado', /no atiende ninguna agencia\s*Navidad|Atención en feriados/],
    ['trabajan el lunes de carnaval', /Martes de Carnaval/],
    ['agencia el alto', agencias],
    ['agensia mas cercana', agencias],
    ['donde queda la agencia de cochabamba', agencias],
    ['hay agencia en uyuni', /Agencia Uyuni/],
    ['direccion oficina central', /Oficina Central La Paz/],
    ['entrada para silla de ruedas', agencias],
    ['sucursales', agencias],
    ['cajero cerca', agencias],
    ['cajero automatico en la terminal', /Cajero Terminal/, '/contactanos/agencias#cajero-terminal-la-paz'],
    ['telefono', /Línea gratuita/],
    ['nro de la oficina de oruro', /Agencia Oruro/],
    ['numero de wasap', /WhatsApp/],
    ['correo electronico', /contacto@/],
  ],
  'Giros, transferencias y pagos': [
    ['transferencia interbancaria', ach],
    ['cuanto cuesta una transferencia a otro banco', ach, tarifario],
    ['hasta que hora puedo hacer ach', ach],
    ['anular una transferencia', ach],
    ['yape', ach],
    ['pagar con qr', ach],
    ['enviar dinero a santa cruz', remesas, ach],
    ['plata que me mandan de chile', remesas, '/necesito/cobrar-una-remesa'],
    ['cobrar remesa de españa', remesas],
    ['que llevo para cobrar una remesa', /Cobrar una remesa/],
    ['pagar luz', facturas],
    ['pagar factura de agua', facturas],
    ['pagar el colegio de mis hijos', facturas],
    ['cuando pagan la renta dignidad', '/comunicados/pago-de-la-renta-dignidad'],
    ['debito automatico', facturas],
  ],
  'Socios y seguros': [
    ['como hacerme socio', socio],
    ['requisitos para ser socio', socio],
    ['un menor de edad puede ser socio', socio],
    ['quiero salirme de la cooperativa', socio],
    ['cuando es la asamblea', '/comunicados/convocatoria-asamblea-extraordinaria'],
    ['cajas de seguridad', cajas],
    ['guardar joyas', cajas],
    ['seguro de vida', seguro],
    ['fallecio un familiar', seguro, '/necesito/fallecio-un-familiar-socio'],
    ['descuento en farmacias', '/promociones/convenio-farmacias'],
  ],
  'Reclamos y datos': [
    ['me cobraron mal', reclamos],
    ['presentar un reclamo', reclamos],
    ['kiero poner una keja', reclamos],
    ['la cajera me trató mal', /porque me trataron mal/],
    ['no me qieren atender', reclamos],
    ['como va mi reclamo', seguimiento],
    ['como va mi prestamo que pedi', seguimiento],
    ['cuanto tardan en responder un reclamo', reclamos, seguimiento],
    ['que hacen con mis datos', '/privacidad'],
    ['cambié de celular', /cambié de celular/],
    ['me mude de casa, actualizar direccion', /cambié de celular o de dirección/],
    ['dejar de recibir publicidad', /no recibir publicidad/],
    ['ya no me manden correos', /no recibir publicidad/],
    ['mi carnet esta vencido', /carnet está vencido/],
  ],
  Institución: [
    ['quien es el gerente', gobierno, /Silvana/],
    ['directorio', gobierno],
    ['estados financieros', indicadores],
    ['estan a punto de quebrar?', /Mínimo que pide la ley/],
    ['memoria anual', '/institucional/memorias'],
    ['remate de casas', '/institucional/remates'],
    ['bienes en venta', '/institucional/bienes-adjudicados'],
    ['terrenos en venta en santa cruz', '/institucional/bienes-adjudicados'],
    ['licitacion', '/institucional/licitaciones'],
    ['quiero trabajar en la cooperativa', gobierno],
  ],
};
