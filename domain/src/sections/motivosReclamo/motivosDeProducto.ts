import type { productosReclamo } from '../reclamos/productosReclamo.js';

const atCounter = ['atencion_ventanilla', 'tiempo_espera', 'transacciones'] as const;
const ofCards = ['dinero_no_dispensado', 'cobro_tarjeta', 'fallas_sistema'] as const;
const online = ['fallas_sistema', 'transacciones', 'confidencialidad'] as const;

/** Reasons that complaints about each product usually have, by key. The others are offered after them. */
export const motivosDeProducto: Readonly<Record<keyof typeof productosReclamo, readonly string[]>> = {
  caja_ahorro: ['transacciones', 'fallas_sistema', 'mala_informacion', 'atencion_ventanilla'],
  dpf: ['mala_informacion', 'restitucion_derechos', 'atencion_cliente'],
  credito: [
    'intereses_diferidos',
    'reprogramacion',
    'refinanciamiento',
    'periodo_gracia',
    'cobro_seguros',
    'mala_informacion',
  ],
  tarjeta_debito: ofCards,
  cajero_automatico: [...ofCards, 'billete_falso'],
  giros_remesas: ['transacciones', 'mala_informacion', 'tiempo_espera'],
  pago_servicios: ['pago_servicios', 'fallas_sistema'],
  transferencia_ach: online,
  banca_en_linea: online,
  seguros: ['cobro_seguros', 'mala_informacion'],
  caja_seguridad: ['restitucion_derechos', 'mala_informacion'],
  atencion: ['atencion_cliente', 'atencion_personal', ...atCounter, 'practicas_abusivas'],
  bonos_rentas: ['transacciones', 'tiempo_espera', 'practicas_abusivas'],
  otro: [],
};
