/** What the API says of an uploaded file. Sizes in bytes, dimensions in pixels. */
export type StoredFile = {
  id: string;
  nombre: string;
  mime: string;
  tamano: number;
  url: string | null;
  alternativo: string | null;
  ancho: number | null;
  alto: number | null;
};
