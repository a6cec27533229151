import type { AnySection } from '@coop/domain';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { DayFilter } from './DayFilter';

type Props = { section: AnySection; names: readonly string[] };

/** Date filters of a list: the first is always shown; others while active or once added. */
export function DayFilters({ section, names }: Props) {
  const { filterValues = {} } = useListContext();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isOn = (name: string) => `${name}_desde` in filterValues || `${name}_hasta` in filterValues;
  const isShown = (name: string) => name === names[0] || isOn(name) || asked.includes(name);
  const others = names
    .filter((name) => !isShown(name))
    .map((name) => ({ label: section.fields[name].label, ask: () => setAsked([...asked, name]) }));
  return names
    .filter(isShown)
    .map((name) => (
      <DayFilter key={name} name={name} label={section.fields[name].label} {...(name === names[0] && { others })} />
    ));
}
