/** Fields of a complaint that a query lacks. */
export const complaintFields = {
  numeroDocumento: '4567891',
  esCliente: 'socio',
  direccion: 'Calle Sucre N° 12, zona Central',
  departamento: 'LP',
  ciudad: 'La Paz',
  motivo: 'mala_informacion',
  fechaHecho: '2025-01-05',
};
