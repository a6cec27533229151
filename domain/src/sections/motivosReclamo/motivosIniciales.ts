/** Initial complaint reasons: the list of the Punto de Reclamo, plus credit topics and ATMs, in its order. */
export const motivosIniciales: readonly (readonly [clave: string, etiqueta: string])[] = [
  ['atencion_cliente', 'Atención al cliente'],
  ['mala_informacion', 'Mala información'],
  ['tiempo_espera', 'Tiempo de espera en cajas'],
  ['atencion_ventanilla', 'Mala atención en ventanilla'],
  ['canje_material', 'Canje de material monetario'],
  ['fraccionamiento_material', 'Fraccionamiento de material monetario'],
  ['billete_falso', 'Entrega de billete falso'],
  ['fallas_sistema', 'Fallas del sistema'],
  ['transacciones', 'Transacciones en ventanilla o bóveda'],
  ['pago_servicios', 'Pago de servicios y otros'],
  ['practicas_abusivas', 'Prácticas discriminatorias o abusivas'],
  ['confidencialidad', 'Reserva y confidencialidad de la información'],
  ['restitucion_derechos', 'Restitución de derechos'],
  ['cheque_gerencia', 'Cheque de gerencia'],
  ['punto_reclamo', 'Punto de Reclamo'],
  ['intereses_diferidos', 'Cobro de intereses diferidos'],
  ['refinanciamiento', 'Refinanciamiento'],
  ['reprogramacion', 'Reprogramación'],
  ['periodo_gracia', 'Período de gracia'],
  ['cobro_seguros', 'Cobros de seguros'],
  ['cobro_tarjeta', 'Cobros adicionales por tarjeta'],
  ['normativa', 'Desconocimiento de normativa'],
  ['atencion_personal', 'Atención del personal'],
  ['dinero_no_dispensado', 'Dinero no entregado por el cajero automático'],
  ['otro', 'Otro'],
];

/** Start of validity, before any complaint. */
export const INICIO = '2000-01-01';

/** Returns the sort position of a reason: with gaps for insertions, and «Otro» last. */
export const ordenInicial = (at: number): number => (at === motivosIniciales.length - 1 ? 9000 : (at + 1) * 10);
