/** How many rows the list at `enlace` has. `tono`: late, soon, somebody's turn, or only good to know. */
export type Figure = {
  clave: string;
  seccion: string;
  etiqueta: string;
  cantidad: number;
  tono: 'urgente' | 'pronto' | 'pendiente' | 'referencia';
  enlace: string;
};

/** Something that should be there and is not. */
export type Notice = Pick<Figure, 'clave' | 'seccion' | 'etiqueta' | 'enlace'>;
