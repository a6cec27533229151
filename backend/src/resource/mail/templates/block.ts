/** A part of a mail. Texts are plain: nothing in them is read as anything else; they may hold line breaks. */
export type Block =
  | { readonly parrafo: string }
  | { readonly datos: readonly (readonly [etiqueta: string, valor: string])[] }
  /** What somebody wrote, set apart from what we say. */
  | { readonly cita: string }
  /** `ruta` within the site. */
  | { readonly enlace: string; readonly ruta: string };
