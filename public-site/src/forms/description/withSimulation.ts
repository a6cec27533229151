import type { FieldData, FormDescription } from './types';

const NAME = 'simulado';

/** The form with what was simulated as something that it carries along: nobody types it. `creditos`: what loans are called. */
export function withSimulation(form: FormDescription, creditos: [id: string, nombre: string][]): FormDescription {
  const carried = (field: FieldData): FieldData =>
    field.name === NAME
      ? {
          ...field,
          type: 'boolean',
          carried: true,
          help: 'Su oficial lo verá junto a lo que pide, calculado a la tasa que rige hoy.',
          options: creditos,
        }
      : field;
  return { ...form, groups: form.groups.map((group) => ({ ...group, fields: group.fields.map(carried) })) };
}
