import { type AnySection, type Field, isAuthored, isInternal, traitsOf } from '@coop/domain';
import type { Campo, Descripcion } from './tipos';

export type Opciones = Readonly<Record<string, [valor: string, texto: string][]>>;

/** The public form of a section, as data. `opciones` are those of its references, by the section that they lead to. */
export function describir(section: AnySection, opciones: Opciones): Descripcion {
  const campo = (nombre: string, field: Field): Campo => {
    const notes = field as Field & Partial<Notes>;
    return {
      nombre,
      tipo: field.kind as Campo['tipo'],
      etiqueta: field.label,
      ayuda: field.help,
      obligatorio:
        field.presence === 'required' ||
        notes.mustBeTrue !== undefined ||
        (notes.fields !== undefined && (notes.min ?? 0) > 0),
      siNoMarca: notes.mustBeTrue,
      enlace: notes.readMore,
      mostrarCuando: conditionOf(field.shownWhen),
      obligatorioCuando: conditionOf(field.requiredWhen),
      autocompletar: field.autocomplete,
      opciones: notes.choices ? Object.entries(notes.choices) : notes.to ? (opciones[notes.to] ?? []) : undefined,
      max: notes.max,
      min: notes.min,
      variasLineas: notes.multiline,
      unidad: notes.unit,
      decimales: placesOf(field),
      acepta: notes.types?.map((type) => `.${type}`).join(),
      maxMegabytes: notes.maxMegabytes,
      campos: notes.fields && Object.entries(notes.fields).map(([name, f]) => campo(name, f)),
    };
  };
  const grupos = section.groups.map(({ label, help, fields }) => ({
    titulo: label,
    ayuda: help,
    campos: fields.flatMap((name) => {
      const field = section.fields[name] as Field;
      return isAuthored(field) && !isInternal(field) ? campo(name, field) : [];
    }),
  }));
  const visibles = grupos.filter(({ campos }) => campos.length > 0);
  return {
    seccion: section.name,
    grupos: visibles,
    conArchivos: visibles.some(({ campos }) => campos.some(({ campos: inner }) => inner?.some(({ acepta }) => acepta))),
  };
}

/** Decimals that people may write in it. */
function placesOf(field: Field) {
  const traits = traitsOf(field);
  return traits.holds === 'number' ? traits.places(field) || undefined : undefined;
}

/** What kinds of field say besides what all of them do. */
type Notes = {
  choices: Record<string, string>;
  to: string;
  max: number;
  min: number;
  multiline: boolean;
  unit: string;
  scale: number;
  types: string[];
  maxMegabytes: number;
  mustBeTrue: string;
  readMore: Campo['enlace'];
  fields: Record<string, Field>;
};

/** A condition without terms always holds. */
const conditionOf = (condition: Field['shownWhen']) =>
  condition && Object.keys(condition).length > 0 ? condition : undefined;
