// Every public address of the specification (§2), written out.
const rutas = [
  '/',
  '/institucional/resena-historica',
  '/institucional/mision-vision',
  '/institucional/gobierno-corporativo',
  '/institucional/educacion-financiera',
  '/institucional/indicadores-financieros',
  '/institucional/coeficiente-adecuacion-patrimonial',
  '/institucional/tarifario',
  '/institucional/responsabilidad-social-empresarial',
  '/institucional/boletines-informativos',
  '/institucional/bienes-adjudicados',
  '/institucional/remates',
  '/institucional/licitaciones',
  '/institucional/memorias',
  '/servicios/pago-envio-remesas',
  '/servicios/cobranza-facturas',
  '/servicios/transferencias-electronicas-ach',
  '/productos/depositos-plazo-fijo',
  '/productos/caja-ahorro',
  '/productos/tarjeta-debito',
  '/productos/creditos',
  '/productos/prestamos',
  '/productos/cajas-seguridad',
  '/productos/seguro-de-vida',
  '/promociones',
  '/novedades',
  '/contactanos/consultas',
  '/contactanos/solicitud-credito',
  '/contactanos/agencias',
  '/contactanos/reclamos',
  '/contactanos/califiquenos',
  '/contactanos/opinion',
];

// Pages beyond the specification: the groups' addresses, and announcements.
const propias = [
  '/institucional',
  '/servicios',
  '/productos',
  '/contactanos',
  '/comunicados',
  '/hacerse-socio',
  '/necesito',
  '/transparencia',
  '/privacidad',
  '/accesibilidad',
  '/contactanos/turnos',
];

/** Every page that exists without content. */
export const publicAddresses: readonly string[] = [...rutas, ...propias];
