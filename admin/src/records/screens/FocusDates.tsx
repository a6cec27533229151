import { type AnySection, traitsOf } from '@coop/domain';
import { useEffect } from 'react';
import { useYo } from '../../ground/staff/useYo';
import { focusField } from '../data/focusField';
import { formParts } from '../data/partsOf';

/** Once the form of a copy is there, whoever writes stands at its first date: it is what a copy lacks. */
export function FocusDates({ section }: { section: AnySection }) {
  const { rol } = useYo();
  useEffect(() => {
    const names = formParts(section, rol).flatMap((part) => part.names);
    const first = names.find((name) => ['day', 'moment'].includes(traitsOf(section.fields[name]).holds));
    if (first) focusField(first);
  }, [section, rol]);
  return null;
}
