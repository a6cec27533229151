/** What the API says of an uploaded file. Sizes in bytes, dimensions in pixels, instants in UTC. */
export type StoredFile = {
  id: string;
  nombre: string;
  mime: string;
  tamano: number;
  alternativo: string | null;
  ancho: number | null;
  alto: number | null;
  /** The point that crops keep, in percent. */
  foco: Focus | null;
  /** Of a document, once it was read. */
  paginas: number | null;
  /** Smaller versions of a picture, by name: `miniatura`, `tarjeta`, `ancho`. */
  variantes: Partial<Record<string, { ancho: number; alto: number }>>;
  /** Where visitors find it while something published shows it; null: never. */
  direccion: string | null;
  seccion: string;
  campo: string;
  version: number;
  nombreOriginal: string;
  subidoPor: string | null;
  creadoEn: string;
  reemplazable: boolean;
};

export type Focus = { x: number; y: number };

export const isImage = ({ mime }: Pick<StoredFile, 'mime'>): boolean => mime.startsWith('image/');
