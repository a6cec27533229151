/** Short column headings for fields whose form labels are long. */
export const caseLabels = {
  creadoEn: 'Registro',
  nombres: 'Persona',
  numeroDocumento: 'Documento',
  producto: 'Producto',
  montoComprometido: 'Monto',
  plazoMeses: 'Meses',
  agencia: 'Agencia',
};
