/** How lists of cases call what their forms ask at length. */
export const caseLabels = {
  creadoEn: 'Registro',
  nombres: 'Persona',
  numeroDocumento: 'Documento',
  producto: 'Producto',
  montoComprometido: 'Monto',
  plazoMeses: 'Meses',
  agencia: 'Agencia',
};
