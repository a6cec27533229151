export const tiposDeBien = {
  casa: 'Casa',
  departamento: 'Departamento',
  terreno: 'Terreno',
  local_comercial: 'Local comercial',
  oficina: 'Oficina',
  galpon: 'Galpón',
  propiedad_rural: 'Propiedad rural',
  vehiculo: 'Vehículo',
  maquinaria: 'Maquinaria',
  mueble: 'Mueble',
} as const;

/** Real estate, which has a location and a land registry entry. */
export const inmuebles = [
  'casa',
  'departamento',
  'terreno',
  'local_comercial',
  'oficina',
  'galpon',
  'propiedad_rural',
] as const;
