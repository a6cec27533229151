/** A block of a mail. Texts are plain, escaped on output, and may contain line breaks. */
export type Block =
  | { readonly parrafo: string }
  | { readonly datos: readonly (readonly [etiqueta: string, valor: string])[] }
  /** Text written by a person, shown as a quote. */
  | { readonly cita: string }
  /** `ruta` is a path of the site. */
  | { readonly enlace: string; readonly ruta: string };
