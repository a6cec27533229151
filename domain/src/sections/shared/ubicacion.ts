import type { Condition } from '../../language/field.js';
import { choice, decimal, text } from '../../language/index.js';
import { departamentos } from './persona/departamentos.js';

/** Location fields. `whenKnown` makes department and municipality required; without it they are optional. */
export const ubicacion = (whenKnown?: Condition) => ({
  departamento: choice('Departamento', departamentos, { shownWhen: {}, requiredWhen: whenKnown }),
  municipio: text('Municipio', { max: 80, shownWhen: {}, requiredWhen: whenKnown }),
  zona: text('Zona o barrio', { max: 80 }),
  direccion: text('Dirección', { max: 200, help: 'Se publica. Puede ser referencial.' }),
});

/** Coordinates within Bolivia, in decimal degrees. */
export const coordenadas = () => ({
  latitud: decimal('Latitud', {
    scale: 6,
    min: -23,
    max: -9.6,
    help: 'Por ejemplo -16,500000. Puede pegar aquí las dos, como las copia un mapa.',
  }),
  longitud: decimal('Longitud', { scale: 6, min: -69.7, max: -57.4, help: 'Por ejemplo -68,150000' }),
});
