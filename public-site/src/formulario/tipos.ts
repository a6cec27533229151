import type { Condition, FieldKind } from '@coop/domain';

/** A field of a public form, as data: what the page needs to draw it. */
export type Campo = {
  nombre: string;
  tipo: FieldKind;
  etiqueta: string;
  ayuda?: string;
  obligatorio: boolean;
  /** What is said of a box that must be ticked and is not. */
  siNoMarca?: string;
  /** What one should read before ticking it. */
  enlace?: { href: string; label: string };
  mostrarCuando?: Condition;
  obligatorioCuando?: Condition;
  autocompletar?: string;
  opciones?: [valor: string, texto: string][];
  /** Longest text, or largest number. */
  max?: number;
  min?: number;
  /** Given by the page that led here. */
  soloLectura?: boolean;
  variasLineas?: boolean;
  unidad?: string;
  /** Of an amount. */
  decimales?: number;
  /** Accepted files: `.pdf,.jpg`. */
  acepta?: string;
  maxMegabytes?: number;
  /** Fields of each record of a repeated group. */
  campos?: Campo[];
};

export type Grupo = { titulo: string; ayuda?: string; campos: Campo[] };

export type Descripcion = { seccion: string; grupos: Grupo[]; conArchivos: boolean };

/** What was typed, by the name of the input: `ingresos.0.ocupacion`. */
export type Valores = Readonly<Record<string, string | readonly string[]>>;
/** Messages by the name of the field; '' is about the whole. */
export type Errores = Readonly<Record<string, string>>;

/** What the server gives back to the page when what was posted is wrong. */
export type DatosDevueltos = { mensaje: string; errores: Errores; valores: Valores };
