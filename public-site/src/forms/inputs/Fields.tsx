import { type Condition, meets } from '@coop/domain';
import { formatSimulation } from '../answers/formatSimulation';
import { withFirstOptions } from '../description/order';
import type { Errors, FieldData, Values } from '../description/types';
import css from './Fields.module.css';
import { FilesField } from './FilesField';
import { type FieldProps, FormField } from './FormField';
import { RowsField } from './RowsField';

type Props = {
  title: string;
  fields: readonly FieldData[];
  all: readonly FieldData[];
  values: Values;
  errors: Errors;
  /** Current choices. Undefined without JavaScript: every field is then shown with a hint of when it applies. */
  chosen: Readonly<Record<string, unknown>> | undefined;
};

/** The fields of a group. A field that does not apply is neither shown nor sent. */
export const Fields = ({ title, fields, all, values, errors, chosen }: Props) =>
  fields.map((described) => {
    const field = withFirstOptions(described, chosen);
    const applies = !chosen || meets(chosen, field.shownWhen);
    if (field.carried && formatSimulation(field, String(values[field.name] ?? '')) === undefined) return null;
    const required = field.required || (!!chosen && !!field.requiredWhen && meets(chosen, field.requiredWhen));
    const when = chosen ? undefined : inWords(field.shownWhen, all);
    const common = { field, values, errors, required, when };
    if (field.fold) {
      const folded = fields.filter(({ fold }) => fold === field.fold);
      if (field !== folded[0]) return null;
      return <Folded key={field.name} fields={folded} isOpen={required || !chosen} {...{ values, errors, required }} />;
    }
    return (
      // Disables what does not apply; the field within has the name.
      <fieldset
        key={field.name}
        role="presentation"
        className={css.contenedor}
        hidden={!applies}
        disabled={!applies}
        data-luego={(!chosen && !meets(values, field.shownWhen)) || undefined}
      >
        {field.fields?.some(({ accepts }) => accepts) ? (
          <FilesField {...common} />
        ) : field.fields ? (
          <RowsField {...common} title={title} />
        ) : (
          <FormField {...common} />
        )}
      </fieldset>
    );
  });

type FoldedProps = Omit<FieldProps, 'field' | 'name'> & { fields: readonly FieldData[]; isOpen: boolean };

/** Fields that few people fill, folded under what they are for until they are required or have a value. */
const Folded = ({ fields, isOpen, ...common }: FoldedProps) => {
  const has = fields.some(({ name }) => name in common.errors || common.values[name]);
  return (
    <details className={css.plegado} open={isOpen || has || undefined}>
      <summary>{fields[0]?.fold}</summary>
      {fields.map((field) => (
        <FormField key={field.name} {...common} field={field} />
      ))}
    </details>
  );
};

/** Formats a condition: «Solo si «Tipo de persona» es Persona jurídica». */
function inWords(condition: Condition | undefined, fields: readonly FieldData[]): string | undefined {
  const terms = Object.entries(condition ?? {}).map(([name, values]) => {
    const field = fields.find((c) => c.name === name);
    if (values.includes(true)) return `marcó «${field?.label}»`;
    const texts = values.map((v) => field?.options?.find(([value]) => value === v)?.[1] ?? String(v));
    return `en «${field?.label}» eligió ${texts.join(' o ')}`;
  });
  return terms.length > 0 ? `Solo si ${terms.join(' y ')}` : undefined;
}
