type Phrases = { escriben: string; significan?: string; pagina?: string };

const phrases: readonly Phrases[] = [
  {
    escriben: `interbancaria, otro banco, banco a banco, yape, yapearon, yapear, tigo money, pasar plata, transferir, transferencia,
      cuenta equivocada, equivocar cuenta, otra persona error, anular transferencia, swift, banco unión, mercantil, bnb, bcp, banco fie, prodem, bisa,
      bancosol, banco ganadero`,
    significan: 'transferencia ACH',
    pagina: '/servicios/transferencias-electronicas-ach',
  },
  { escriben: 'plata', significan: 'dinero' },
  {
    escriben: 'qr, código qr, pagar con qr, qr simple, cobrar con qr',
    significan: 'QR',
    pagina: '/servicios/transferencias-electronicas-ach',
  },
  {
    escriben: `perdí tarjeta, extravié tarjeta, robaron tarjeta, robo tarjeta, clonaron tarjeta, bloquear tarjeta, bloqueo
      tarjeta, tragó tarjeta, retuvo tarjeta, anular tarjeta, robaron cartera, robaron billetera, robaron celular`,
    significan: 'bloqueo tarjeta',
    pagina: '/productos/tarjeta-debito',
  },
  {
    escriben: `tarjeta, tarjeta bloqueada, clave tarjeta, sacar plata, sacar dinero, retirar plata, comprar por internet,
      límite tarjeta, límite retiro, tarjeta otro país, tarjeta exterior`,
    significan: 'tarjeta de débito, retiro cajero',
    pagina: '/productos/tarjeta-debito',
  },
  {
    escriben: 'pin, olvidé pin, clave tarjeta, tarjeta bloqueada, cambiar pin',
    significan: 'PIN',
    pagina: '/productos/tarjeta-debito',
  },
  {
    escriben: `abierto, abierta, abren, cerrada, cierran, atienden, horario, horarios, atención feriado, domingo, sábado,
      hora atención, qué hora cierran, sábado atienden, dónde están, dirección`,
    significan: 'agencia',
    pagina: '/contactanos/agencias',
  },
  {
    escriben: `ubicación, ubicados, sucursal, sucursales, oficina, oficinas, cajero cerca, cajero automático, cajero 24 horas,
      más cercana, cómo llegar, mapa, dónde queda, agencia, agencias`,
    significan: 'agencia',
    pagina: '/contactanos/agencias',
  },
  {
    escriben: 'rampa, silla de ruedas, discapacidad, lengua de señas, sordo, ciego, embarazada, adulto mayor atención',
    significan: 'rampa, lengua de señas, preferencial',
    pagina: '/contactanos/agencias',
  },
  {
    escriben: `dólar, dólares, euro, tipo de cambio, tasa de cambio, cambio hoy, cambio venta, cambio compra, comprar dólares,
      vender dólares, cotización, ufv`,
    significan: 'dólar',
    pagina: '/institucional/indicadores-financieros',
  },
  {
    escriben: `plazo fijo, dpf, invertir, inversión, intereses plata, hacer crecer plata, dejar plata, ganar plata, rinde plata,
      depósito, renovar depósito, vence depósito, interés dólares`,
    significan: 'depósito a plazo fijo',
    pagina: '/productos/depositos-plazo-fijo',
  },
  {
    escriben: `cuenta, abrir cuenta, cuenta de ahorro, libreta, caja de ahorros, ahorro, ahorrar, cuenta bancaria, guardar
      plata, alcancía, saldo, movimientos, cerrar cuenta`,
    significan: 'caja de ahorro',
    pagina: '/productos/caja-ahorro',
  },
  {
    escriben: 'cuenta wawa, cuenta hijo, cuenta bebé, cuenta niños, cuenta menor, ahorro hijo, ahorro universidad',
    significan: 'Ahorro Wawa, niña niño',
    pagina: '/productos/caja-ahorro',
  },
  {
    escriben: 'cuenta jubilado, cuenta tercera edad, cuenta adulto mayor, cuenta abuelo, cuenta abuela',
    significan: 'Ahorro Dignidad, mayores',
    pagina: '/productos/caja-ahorro',
  },
  {
    escriben: 'cuenta empresa, cuenta asociación, cuenta sindicato, cuenta junta de vecinos, cuenta corriente',
    significan: 'Ahorro Institucional, empresas',
    pagina: '/productos/caja-ahorro',
  },
  {
    escriben: 'ahorrar cada mes, ahorrar por mes, ahorro mensual, ahorro meta, ahorrar para comprar',
    significan: 'Ahorro Programado, meta',
    pagina: '/productos/caja-ahorro',
  },
  {
    escriben: `ver saldo, consultar saldo, mi saldo, saldo celular, mis movimientos`,
    significan: 'saldo, banca en línea',
  },
  {
    escriben: `prestarme, prestan, prestan plata, prestan dinero, sacar préstamo, crédito personal, libre disponibilidad,
      crédito, plata prestada, préstamo personal, necesito plata, plata urgente`,
    significan: 'crédito',
    pagina: '/productos/creditos',
  },
  {
    escriben: 'cuota, simulador, simular, calcular cuota',
    significan: 'simulador',
    pagina: '/productos/creditos',
  },
  {
    escriben:
      'adelantar cuota, adelantar pagos, pagar antes, pagar todo préstamo, pagar todo crédito, liquidar crédito',
    significan: 'adelantar pagos',
    pagina: '/productos/creditos',
  },
  { escriben: 'plan de pagos, cuánto debo, mi deuda', significan: 'plan de pagos' },
  {
    escriben: `estudiar, estudios, boda, casarme, viajar, operación médica, fiesta, útiles escolares`,
    significan: 'crédito de consumo',
    pagina: '/productos/creditos',
  },
  {
    escriben: `sin garante, sin garantía, sin aval, no tengo garante, sola firma`,
    significan: 'sola firma, sin garante',
    pagina: '/productos/creditos',
  },
  { escriben: 'garantía', significan: 'garante, garantía', pagina: '/productos/prestamos' },
  { escriben: 'garante, aval', significan: 'garante', pagina: '/institucional/educacion-financiera' },
  {
    escriben: `central de riesgo, central de información crediticia, infocred, buró, lista negra, mal historial, historial crediticio, mala
      calificación`,
    significan: 'central de riesgos',
    pagina: '/institucional/educacion-financiera',
  },
  {
    escriben: `cambié celular, cambié número, cambié teléfono, cambié correo, cambio chip, nuevo celular, nuevo número,
      actualizar datos, actualizar dirección, actualizar teléfono, mudé casa, cambié casa, cambié dirección`,
    significan: 'cambié celular, cambié dirección',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: `no adeudo, certificado no debo, terminé pagar, certificado crédito, certificado préstamo, certificado cancelación,
      constancia no debo`,
    significan: 'no adeudo',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: `publicidad, no llamen ofrecer, no manden mensajes, no manden correos, no manden promociones, muchos mensajes,
      muchas llamadas, dejar recibir mensajes, dejar recibir correos`,
    significan: 'publicidad',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: 'carnet vencido, carné vencido, cédula vencida, carnet caducado, perdí carnet',
    significan: 'carnet vencido',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: 'olvidé número cuenta, cuál es mi número cuenta, saber número cuenta, no sé número cuenta',
    significan: 'número cuenta',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: 'aymara, quechua, guaraní, idioma, no habla castellano, no sabe leer, no sé leer',
    significan: 'aymara, quechua',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: 'pagar cuota, pago préstamo, pago crédito, día cuota, pagar crédito otro banco',
    significan: 'pagar cuota',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: 'multa, interés penal, pagar tarde, cobran mora, pago atrasado',
    significan: 'interés penal, multa pagar tarde',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: 'años casa, años crédito, años préstamo, plazo casa, plazo crédito, plazo préstamo, cuántos años pagar',
    significan: 'plazo, crédito',
    pagina: '/productos/creditos',
  },
  {
    escriben: 'compra deuda, comprar deuda, deuda otro banco, traer deuda, pasar crédito',
    significan: 'compra de deuda',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: `feriado, carnaval, año nuevo, viernes santo, semana santa, corpus christi, todos santos,
      día del trabajo, abren navidad, atienden navidad, abren agosto, atienden agosto`,
    significan: 'feriado',
    pagina: '/contactanos/agencias',
  },
  {
    escriben: `casa propia, comprar casa, construir casa, arreglar casa, refaccionar, vivienda, hipoteca, hipotecario,
      comprar terreno, terreno crédito, anticrético, departamento comprar`,
    significan: 'crédito de vivienda',
  },
  {
    escriben: `comprar casa, construir casa, arreglar casa, vivienda, hipotecario, comprar terreno, terreno crédito`,
    pagina: '/productos/creditos',
  },
  {
    escriben: `negocio, ampliar, capital, microcrédito, emprendimiento, tienda, salón, peluquería, puesto mercado, taller, empresa crédito, pyme,
      comerciante, préstamo`,
    significan: 'préstamo, microcrédito',
    pagina: '/productos/prestamos',
  },
  {
    escriben: 'sembrar, siembra, cosecha, ganado, vaca, vacas, campo, agricultor, quinua, papa, lechería, agropecuario',
    significan: 'crédito agropecuario',
    pagina: '/productos/prestamos',
  },
  {
    escriben: 'comprar auto, movilidad, auto, coche, moto, vagoneta, vehicular',
    significan: 'vehículo, crédito vehículo',
    pagina: '/productos/creditos',
  },
  {
    escriben: `queja, quejarme, denuncia, denunciar, reclamar, me cobraron mal, cobro indebido, no reconozco, doble cobro,
      debitaron dos veces, cobraron no pedí, no me dio plata, no dio dinero, maltrato, trató mal, mala atención, faltó respeto,
      grosero, grosera, gritó, discriminaron, no quieren atender, asfi, defensoría, reclamo`,
    significan: 'reclamo',
    pagina: '/contactanos/reclamos',
  },
  {
    escriben: `mi reclamo, estado reclamo, cómo va reclamo, seguimiento, número de reclamo, seguir reclamo, mi solicitud,
      estado solicitud, cómo va solicitud, va mi préstamo, va mi crédito, préstamo que pedí, crédito que pedí, trámite, mi caso,
      seguir mi caso, no me responden`,
    significan: 'seguir caso',
    pagina: '/contactanos/seguimiento',
  },
  {
    escriben: `solicitar crédito, pedir crédito, pedir préstamo, quiero crédito, solicitud, requisitos crédito, aprueban crédito,
      tarda crédito, tarda préstamo, demora crédito, demora préstamo, rechazaron crédito`,
    significan: 'solicitud de crédito',
    pagina: '/contactanos/solicitud-credito',
  },
  {
    escriben: 'qué papeles, papeles, documentos, qué llevar, qué piden, requisito, requisitos',
    significan: 'requisitos',
  },
  {
    escriben: `pagar luz, pagar agua, pagar gas, pagar teléfono, pagar celular, pagar internet, pagar cable, pagar colegio, pagar
      universidad, factura, facturas, recibo, renta dignidad, pagar servicios, impuestos, pagar impuestos, pagar automáticamente,
      débito automático, soat, recarga, entel, viva, tigo, epsas, delapaz, elfec, semapa, cobrar bono, bono, juancito pinto,
      juana azurduy`,
    significan: 'cobranza de facturas',
    pagina: '/servicios/cobranza-facturas',
  },
  { escriben: 'renta, mi renta, cobrar renta, renta dignidad, jubilación', significan: 'Renta Dignidad' },
  {
    escriben: `western union, remesa, remesas, plata del exterior, giro, giros, enviar dinero, recibir dinero, recibir plata,
      moneygram, españa, chile, argentina, estados unidos, brasil, italia, extranjero, mandar plata, mandar al interior, mandar dinero, enviar
      plata`,
    significan: 'remesa, giro',
    pagina: '/servicios/pago-envio-remesas',
  },
  {
    escriben: `cuánto cuesta, cuánto cobran, cuánto vale, comisión, comisiones, tarifa, tarifas, precio, precios, costo, costos,
      tasas, tasa`,
    significan: 'tarifario',
    pagina: '/institucional/tarifario',
  },
  {
    escriben: `quién es el gerente, gerente, gerenta, presidente, presidenta, directorio, dueño, dueños, autoridades, directores,
      consejo, quién dirige, estatuto, código de ética`,
    significan: 'plana ejecutiva, consejo de administración, gobierno corporativo',
    pagina: '/institucional/gobierno-corporativo',
  },
  {
    escriben: `balance, balances, estados financieros, mora cartera, indicadores, utilidades, ganaron año, ganancias, pérdidas,
      cuántos socios, patrimonio, cartera`,
    significan: 'estados financieros',
    pagina: '/institucional/indicadores-financieros',
  },
  {
    escriben: 'memoria, memoria anual, informe anual, memorias, auditoría externa',
    significan: 'memoria institucional',
    pagina: '/institucional/memorias',
  },
  {
    escriben: 'remate, remates, subasta, subastas, casas en remate',
    significan: 'remate',
    pagina: '/institucional/remates',
  },
  {
    escriben: `bienes en venta, casas en venta, terrenos en venta, autos en venta, en venta, venden casas, bienes adjudicados,
      inmuebles en venta`,
    significan: 'bien adjudicado',
    pagina: '/institucional/bienes-adjudicados',
  },
  {
    escriben:
      'licitación, licitaciones, convocatoria, proveedor, contrataciones, invitación a proveedores, vender a la cooperativa',
    significan: 'licitación',
    pagina: '/institucional/licitaciones',
  },
  {
    escriben: `socio, socia, hacerse socio, hacerme socio, ser socio, asociarme, certificado de aportación, aporte, aportes,
      cuota de ingreso, asociarse, votar, requisitos socio`,
    significan: 'certificado de aportación, socio',
    pagina: '/hacerse-socio',
  },
  {
    escriben: 'salirme, retirarme, dejar de ser socio, dejar cooperativa',
    significan: 'retirarme',
    pagina: '/hacerse-socio',
  },
  { escriben: 'asamblea, reunión de socios', significan: 'convocatoria asamblea' },
  {
    escriben: `seguro, seguros, desgravamen, falleció, fallecimiento, murió, muero, sepelio, beneficiario, invalidez, herencia,
      heredero`,
    significan: 'seguro de vida',
    pagina: '/productos/seguro-de-vida',
  },
  {
    escriben:
      'caja fuerte, cofre, bóveda, guardar joyas, cajas de seguridad, caja de seguridad, llave caja, guardar documentos',
    significan: 'caja de seguridad',
    pagina: '/productos/cajas-seguridad',
  },
  {
    escriben: `estafa, fraude, phishing, mensaje sospechoso, llamada sospechosa, correo sospechoso, me pidieron clave, me pidieron
      código, gané premio, hackearon, engaño`,
    significan: 'no comparta su clave, mensajes falsos',
    pagina: '/institucional/educacion-financiera',
  },
  {
    escriben: `teléfono, llamar, llamen, número de teléfono, whatsapp, whatsap, wasap, watsap, guasap, guatsap, wsp, wpp, contacto, contactar, comunicarme,
      hablar con alguien, correo electrónico, email, preguntar, consulta`,
    significan: 'consulta',
    pagina: '/contactanos/consultas',
  },
  {
    escriben: `contraseña, password, pasword, clave, olvidé clave, cambiar clave, mi usuario, usuario bloqueado, clave banca, entrar banca, no
      puedo entrar, banca por internet, banca en línea`,
    significan: 'contraseña, banca en línea',
  },
  { escriben: 'app, aplicación, aplicación celular, descargar, bajar, pagar con celular', significan: 'aplicación' },
  {
    escriben: 'cajero otro banco, otro cajero, cajero otra entidad, sacar otro banco, retirar otro banco',
    significan: 'retiro cajeros entidades',
  },
  {
    escriben: 'reponer tarjeta, nueva tarjeta, duplicado tarjeta, otra tarjeta',
    significan: 'reposición de tarjeta de débito',
  },
  {
    escriben: 'mantener cuenta, mantenimiento cuenta, cobran tener cuenta',
    significan: 'mantenimiento de caja de ahorro',
  },
  {
    escriben:
      'empleo, vacancia, vacancias, quiero trabajar, trabajar con ustedes, trabajar cooperativa, currículum, buscan personal',
    significan: 'vacancias, convocatoria de personal',
  },
  {
    escriben: 'sorteo, premio, oferta, descuento, regalo, promoción, promociones, ganadores',
    significan: 'promoción',
    pagina: '/promociones',
  },
  {
    escriben: `no puedo pagar, no pago, atrasado, me atraso, estoy en mora, reprogramar, reprogramación, diferir cuota, refinanciar,
      perdí trabajo, sin trabajo`,
    significan: 'no puedo pagar una cuota',
    pagina: '/productos/creditos',
  },
  {
    escriben: 'historia, cuándo se fundó, quiénes son, fundación, aniversario',
    significan: 'reseña histórica',
    pagina: '/institucional/resena-historica',
  },
  {
    escriben: `solvencia, cap, coeficiente, es segura la cooperativa, cooperativa confiable, de confianza, plata segura, ahorro
      seguro, quebrada, quiebra, quebrar, regulada, autorizada, supervisada`,
    significan: 'coeficiente de adecuación patrimonial',
    pagina: '/institucional/coeficiente-adecuacion-patrimonial',
  },
  {
    escriben: 'mis derechos, derechos, deberes, educación financiera, presupuesto',
    significan: 'derechos consumidor financiero',
    pagina: '/institucional/educacion-financiera',
  },
  {
    escriben: 'felicitar, sugerencia, sugerir, agradecer, opinar',
    significan: 'opinión',
    pagina: '/contactanos/opinion',
  },
  { escriben: 'turno, sacar turno, reservar, cita, sin hacer fila', pagina: '/contactanos/turnos' },
  {
    escriben: 'calificar, calificar atención, encuesta, puntuar',
    significan: 'califíquenos',
    pagina: '/contactanos/califiquenos',
  },
  {
    escriben: 'mis datos, datos personales, privacidad, borrar mis datos',
    significan: 'política de privacidad',
    pagina: '/privacidad',
  },
];

/** Converts a list between commas to one phrase per line. */
const linesOf = (list = '') => list.replace(/\s+/g, ' ').replaceAll(', ', '\n') || null;

/** Editable starter synonyms of every installation, in Bolivian usage. */
export const starterSynonyms = phrases.map(({ escriben, significan, pagina = null }) => ({
  escriben: linesOf(escriben) ?? '',
  significan: linesOf(significan),
  pagina,
}));
