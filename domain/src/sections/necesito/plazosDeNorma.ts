/** Terms that a norm fixes and that a situation speaks of: how long each is, the parameters in force say. */
export const plazosDeNorma = {
  reclamoPlazo: 'Respuesta de un reclamo',
  segundaInstanciaPlazo: 'Para acudir a la segunda instancia',
} as const;
