import type { AnySection } from '@coop/domain';
import { useFormState } from 'react-hook-form';
import { TransitionButtons } from './TransitionButtons';

/**
 * Transitions beside a form. Disabled while it is dirty, because they act on the stored row. Publishing has its own
 * button.
 */
export function FormTransitionButtons({ section }: { section: AnySection }) {
  const { isDirty } = useFormState();
  const except = section.kind === 'publication' ? ['publicar'] : [];
  return (
    <TransitionButtons section={section} except={except} blocked={isDirty ? 'Guarde antes los cambios' : undefined} />
  );
}
