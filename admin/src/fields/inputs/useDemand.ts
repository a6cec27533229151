import { type AnySection, findSection, messageOf, todayInLaPaz } from '@coop/domain';
import { useWatch } from 'react-hook-form';

/**
 * What publishing will ask of a field of a row, said from the start: that it is filled, or the first of its rules that
 * does not hold with what the form says so far.
 */
export function useDemand(sectionName: string, name: string, isOfRow: boolean): string | undefined {
  const section: AnySection | undefined = isOfRow ? findSection(sectionName) : undefined;
  const rules = section?.rules.filter(({ field, when }) => field === name && when === 'publicar') ?? [];
  const values = useWatch({ disabled: rules.length === 0 });
  if (section?.publication?.needs?.includes(name)) return 'Necesario para publicar.';
  const broken = rules.find((rule) => !rule.holds(values, todayInLaPaz()));
  return broken && `Para publicar: ${messageOf(broken, values)}.`;
}
