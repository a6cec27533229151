import { type AnySection, canSee, type Field, isPhase, type Rol, traitsOf } from '@coop/domain';
import { type ReactElement, Suspense } from 'react';
import { LoadingInput, NumberInput, SelectInput, TextInput, useInput } from 'react-admin';
import { onlyOne } from '../../fields/facts/facts';
import { later } from '../../ground/page/lazyWithRetry';
import { useLoadedAssignees } from '../../ground/queries/useMembers';
import { useYo } from '../../ground/staff/staff';
import type { ReferenceFilterProps } from './ReferenceFilter';

const ReferenceFilter = later(async () => (await import('./ReferenceFilter')).ReferenceFilter);

/** Returns filter inputs except dates: search and states always, others on demand. */
export function filterInputs(section: AnySection, rol: Rol): ReactElement[] {
  const search = section.table.search.some((name) => canSee(rol, section, name));
  return [
    ...(search ? [<TextInput key="q" source="q" label="Buscar" alwaysOn resettable slotProps={searchKey} />] : []),
    ...section.table.filter
      .filter((name) => canSee(rol, section, name) && !isInStatus(section, name))
      .flatMap((name) => filtersOf(name, section.fields[name], section)),
  ];
}

const searchKey = { htmlInput: { 'aria-keyshortcuts': '/' } };

/** A publication's status includes its editorial state. */
const isInStatus = (section: AnySection, name: string) => name === 'estado' && section.kind === 'publication';

function filtersOf(name: string, field: Field, section: AnySection): ReactElement[] {
  const { label, kind } = field;
  const range = (Input: typeof NumberInput | typeof TextInput) =>
    [
      ['desde', 'desde'],
      ['hasta', 'hasta'],
    ].map(([end, word]) => <Input key={`${name}_${end}`} source={`${name}_${end}`} label={`${label}: ${word}`} />);
  const traits = traitsOf(field);
  // Dates have their own filters above the list.
  if (traits.holds === 'day' || traits.holds === 'moment') return [];
  // Exact decimals are strings on the wire.
  if (traits.holds === 'number') return range(traits.places(field) > 0 ? TextInput : NumberInput);
  switch (kind) {
    case 'state':
      return [
        <SelectInput
          key={name}
          source={name}
          label={label}
          choices={choicesOf(field)}
          format={onlyOne}
          translateChoice={false}
          sx={labelWidth(label)}
          alwaysOn
        />,
      ];
    case 'choice':
      return [
        <SelectInput
          key={name}
          source={name}
          label={label}
          choices={choicesOf(field)}
          format={onlyOne}
          translateChoice={false}
          sx={labelWidth(label)}
          alwaysOn={isPhase(field) && (section.kind !== 'submission' || section.table.columns.includes(name))}
        />,
      ];
    case 'boolean':
      return [
        <SelectInput
          key={name}
          source={name}
          label={label}
          choices={[
            { id: true, name: 'Sí' },
            { id: false, name: 'No' },
          ]}
        />,
      ];
    case 'reference':
      return [<RowFilter key={name} source={name} {...{ label, field }} />];
    case 'member':
      return [<MemberFilter key={name} source={name} label={label} section={section.name} />];
    default:
      return [<TextInput key={name} source={name} label={label} />];
  }
}

/** CSS variable with the label's length, from which the theme sets a filter's width. */
const labelWidth = (label: string) => ({ '--letras': label.length });

const choicesOf = (field: Field) => Object.entries(field.choices ?? {}).map(([id, name]) => ({ id, name }));

type Props = { source: string; label: string; section: string };

function MemberFilter({ source, label, section }: Props) {
  const { uid } = useYo();
  const members = useLoadedAssignees(section);
  useRegistered(source);
  if (!members) return <LoadingInput label={label} />;
  const choices = members.map(({ uid: id, nombre }) => ({ id, name: id === uid ? `${nombre} (usted)` : nombre }));
  return <SelectInput {...{ source, label, choices }} format={onlyOne} translateChoice={false} />;
}

function RowFilter(props: ReferenceFilterProps) {
  useRegistered(props.source);
  return (
    <Suspense fallback={<LoadingInput label={props.label} />}>
      <ReferenceFilter {...props} />
    </Suspense>
  );
}

/** Registers a field before its input: the form gives a filter's value only to the fields that it has by then. */
const useRegistered = (source: string) => useInput({ source });
