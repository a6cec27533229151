import { type AnySection, type Field, type FieldKind, findSection, meets, messageOf, todayInLaPaz } from '@coop/domain';
import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type FieldOf, isWide, siblingPath } from '../facts/facts';
import { TermButtons } from '../terms/TermButtons';
import { inputs } from './inputs';

export type InputProps<out K extends FieldKind = FieldKind> = {
  source: string;
  field: FieldOf<K>;
  label: string;
  helperText: string | false;
  isRequired: boolean;
  /** Section and path of the field, for uploads: `remates`, `fotos.imagen`. */
  section: string;
  path: string;
};

type Props = {
  name: string;
  field: Field;
  section: string;
  /** Path from the row, for uploads. Defaults to the name; differs in a repeated group. */
  path?: string;
};

/** Input shown while `shownWhen` and required while `requiredWhen` hold. */
export function FieldInput({ name, field, section, path = name }: Props) {
  const { getSource } = useSourceContext();
  const siblings = [...new Set([...Object.keys(field.shownWhen ?? {}), ...Object.keys(field.requiredWhen ?? {})])];
  const source = getSource(name);
  const row = source.slice(0, -name.length).replace(/\.$/, '');
  const watched = useWatch({ name: siblings.map((sibling) => siblingPath(row, sibling)) });
  const values = Object.fromEntries(siblings.map((sibling, at) => [sibling, watched[at]]));
  const demand = useDemand(section, name, path === name);
  if (!meets(values, field.shownWhen)) return null;

  const Input = inputs[field.kind as FieldKind] as ComponentType<InputProps>;
  const isRequired = field.presence === 'required' || Boolean(field.requiredWhen && meets(values, field.requiredWhen));
  return (
    <Box data-campo={source} sx={{ minWidth: 0, ...(isWide(field) && { gridColumn: '1 / -1' }) }}>
      <Input
        source={name}
        field={field as unknown as FieldOf}
        label={field.label}
        helperText={[demand, field.help].filter(Boolean).join(' ') || false}
        {...{ isRequired, section, path }}
      />
      <TermButtons text={`${field.label} ${field.help ?? ''}`} />
    </Box>
  );
}

/** Returns «required» or the first publish rule that the form's values fail. */
function useDemand(sectionName: string, name: string, isOfRow: boolean): string | undefined {
  const section: AnySection | undefined = isOfRow ? findSection(sectionName) : undefined;
  const rules = section?.rules.filter(({ field, when }) => field === name && when === 'publicar') ?? [];
  const values = useWatch({ disabled: rules.length === 0 });
  if (section?.publication?.needs?.includes(name)) return 'Necesario para publicar.';
  const broken = rules.find((rule) => !rule.holds(values, todayInLaPaz()));
  return broken && `Para publicar: ${messageOf(broken, values)}.`;
}
