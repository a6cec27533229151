/** Kinds of goods that are sold or auctioned. */
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

/** Those that stand on a piece of land, and so have a place and a registry entry. */
export const inmuebles = [
  'casa',
  'departamento',
  'terreno',
  'local_comercial',
  'oficina',
  'galpon',
  'propiedad_rural',
] as const;
