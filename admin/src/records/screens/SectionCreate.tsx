import { CreateBase, type RedirectionSideEffect, useNotify } from 'react-admin';
import { KeepDraft } from '../../ground/drafts/KeepDraft';
import { useCan } from '../../ground/staff/useCan';
import { useYo } from '../../ground/staff/useYo';
import { draftOf, initialValues } from '../data/draftOf';
import { SectionFields } from '../data/SectionFields';
import type { SectionProps } from '../data/SectionProps';
import { FormIndex, isLongForm } from './FormIndex';
import { RecordForm } from './RecordForm';
import { RecordHeader } from './RecordHeader';
import { RecordLayout } from './RecordLayout';
import { SaveBar } from './SaveBar';

type Props = SectionProps & {
  /** Where it leads once it is saved. */
  redirect?: RedirectionSideEffect;
};

/** The form of a new row; for a submission, of one that did not come through the site. */
export function SectionCreate({ section, beside, redirect }: Props) {
  const { rol } = useYo();
  const can = useCan();
  const notify = useNotify();
  const isSubmission = section.kind === 'submission';

  return (
    <CreateBase
      redirect={redirect ?? (can(section.name, 'editar') ? 'edit' : 'show')}
      transform={(values: Record<string, unknown>) => draftOf(section, rol, values)}
      mutationOptions={{ onError: (error: Error) => notify(error.message, { type: 'error' }) }}
    >
      <RecordForm section={section} defaultValues={initialValues(section.fields)}>
        <RecordLayout
          aside={
            (beside || isLongForm(section, rol)) && (
              <>
                <FormIndex section={section} />
                {beside}
              </>
            )
          }
          header={
            <RecordHeader
              section={section}
              title={isSubmission ? `${section.label.one}: registrar por otro canal` : `Crear: ${section.label.one}`}
            />
          }
        >
          <SectionFields section={section} />
          <SaveBar section={section} />
          <KeepDraft section={section} />
        </RecordLayout>
      </RecordForm>
    </CreateBase>
  );
}
