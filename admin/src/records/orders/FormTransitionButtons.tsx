import type { AnySection } from '@coop/domain';
import { useFormState } from 'react-hook-form';
import { TransitionButtons } from './TransitionButtons';

/** The changes of state beside a form: they act on what is stored, so what was typed has to be saved first. Publishing has its own button. */
export function FormTransitionButtons({ section }: { section: AnySection }) {
  const { isDirty } = useFormState();
  const except = section.kind === 'publication' ? ['publicar'] : [];
  return (
    <TransitionButtons section={section} except={except} blocked={isDirty ? 'Guarde antes los cambios' : undefined} />
  );
}
