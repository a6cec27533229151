import { type AnySection, type Field, isAuthored, isInternal, traitsOf } from '@coop/domain';
import { acceptOf, type FileType, formatFileTypes } from '@coop/domain/fileTypes';
import type { FieldData, FormDescription } from './types';

/** Returns the key of a reference's options: its section and the field it is identified by. */
export const optionsKey = ({ to, by }: Pick<Field, 'to' | 'by'>): string => (by ? `${to} ${by}` : `${to}`);

export type Options = Readonly<Record<string, [valor: string, texto: string][]>>;

/** Describes the public form of a section as data. `options` are those of its references, by `optionsKey`. */
export function describe(section: AnySection, options: Options): FormDescription {
  const fieldData = (fieldName: string, field: Field): FieldData => {
    const notes = field as Field & Partial<Notes>;
    return {
      name: fieldName,
      type: field.kind as FieldData['type'],
      label: field.label,
      help: field.help,
      required:
        field.presence === 'required' ||
        notes.mustBeTrue !== undefined ||
        (notes.fields !== undefined && (notes.min ?? 0) > 0),
      ifNotTicked: notes.mustBeTrue,
      link: notes.readMore,
      shownWhen: conditionOf(field.shownWhen),
      requiredWhen: conditionOf(field.requiredWhen),
      autoComplete: field.autocomplete,
      options: notes.choices
        ? Object.entries(notes.choices)
        : notes.to
          ? (options[optionsKey(field)] ?? [])
          : undefined,
      max: notes.max,
      min: notes.min,
      multiline: notes.multiline,
      unit: notes.unit,
      decimals: placesOf(field),
      accepts: notes.types && acceptOf(notes.types),
      kinds: notes.types && formatFileTypes(notes.types),
      maxMegabytes: notes.maxMegabytes,
      fields: notes.fields && Object.entries(notes.fields).map(([name, f]) => fieldData(name, f)),
    };
  };
  const groups = section.groups.map(({ label, help, fields }) => ({
    title: label,
    help,
    fields: fields.flatMap((name) => {
      const field = section.fields[name] as Field;
      return isAuthored(field) && !isInternal(field) ? fieldData(name, field) : [];
    }),
  }));
  const visibles = groups.filter(({ fields }) => fields.length > 0);
  return {
    section: section.name,
    groups: visibles,
    withFiles: visibles.some(({ fields }) => fields.some(({ fields: inner }) => inner?.some(({ accepts }) => accepts))),
  };
}

function placesOf(field: Field) {
  const traits = traitsOf(field);
  return traits.holds === 'number' ? traits.places(field) || undefined : undefined;
}

type Notes = {
  choices: Record<string, string>;
  to: string;
  max: number;
  min: number;
  multiline: boolean;
  unit: string;
  scale: number;
  types: readonly FileType[];
  maxMegabytes: number;
  mustBeTrue: string;
  readMore: FieldData['link'];
  fields: Record<string, Field>;
};

/** Returns the condition, or undefined if it has no terms and so always holds. */
const conditionOf = (condition: Field['shownWhen']) =>
  condition && Object.keys(condition).length > 0 ? condition : undefined;
