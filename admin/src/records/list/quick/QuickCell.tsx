import type { AnySection } from '@coop/domain';
import type { ReactNode } from 'react';
import { useCan } from '../../../ground/staff/useCan';
import { QuickNumber } from './QuickNumber';
import { QuickState } from './QuickState';
import { QuickYesNo } from './QuickYesNo';
import { stateOf } from './stateOf';

type Props = { section: AnySection; name: string; children: ReactNode };

/** A cell that changes where it stands, for whoever may: where a row is in its way, and what its section says. */
export function QuickCell({ section, name, children }: Props) {
  const can = useCan();
  const field = section.fields[name];
  const state = stateOf(section, name);
  if (state && Object.keys(section.flows[state]?.transitions ?? {}).some((order) => can(section.name, order)))
    return (
      <QuickState section={section} state={state} label={field.label}>
        {children}
      </QuickState>
    );
  if (!section.table.quick.includes(name) || !can(section.name, 'editar')) return children;
  const Quick = field.kind === 'boolean' ? QuickYesNo : QuickNumber;
  return <Quick section={section} name={name} />;
}
