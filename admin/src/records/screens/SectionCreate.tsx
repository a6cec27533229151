import { Alert } from '@mui/material';
import { CreateBase, Loading, type RedirectionSideEffect, useNotify } from 'react-admin';
import { FormerContext } from '../../fields/inputs/grid/FormerContext';
import { KeepDraft } from '../../ground/drafts/KeepDraft';
import { FailedToLoad } from '../../ground/messages/FailedToLoad';
import { useCan } from '../../ground/staff/useCan';
import { useYo } from '../../ground/staff/useYo';
import { draftOf, initialValues } from '../data/draftOf';
import { SectionFields } from '../data/SectionFields';
import type { SectionProps } from '../data/SectionProps';
import { FocusDates } from './FocusDates';
import { FormIndex, isLongForm } from './FormIndex';
import { RecordForm } from './RecordForm';
import { RecordHeader } from './RecordHeader';
import { RecordLayout } from './RecordLayout';
import { SaveBar } from './SaveBar';
import { useCopied } from './useCopied';
import { useExample } from './useExample';

type Props = SectionProps & {
  /** Where it leads once it is saved. */
  redirect?: RedirectionSideEffect;
  /** What it begins with, besides the initial values of its fields. */
  start?: object;
};

/** The form of a new row; for a submission, of one that did not come through the site. */
export function SectionCreate({ section, beside, redirect, start }: Props) {
  const { rol } = useYo();
  const can = useCan();
  const notify = useNotify();
  const isSubmission = section.kind === 'submission';
  const { from, copy, error, refetch } = useCopied(section);
  const example = useExample(section);
  if (from && !copy) return error ? <FailedToLoad error={error} onRetry={refetch} /> : <Loading />;
  const title = isSubmission ? `${section.label.one}: registrar por otro canal` : `Crear: ${section.label.one}`;

  return (
    <CreateBase
      redirect={redirect ?? (can(section.name, 'editar') ? 'edit' : 'show')}
      transform={(values: Record<string, unknown>) => draftOf(section, rol, values)}
      mutationOptions={{ onError: (error: Error) => notify(error.message, { type: 'error' }) }}
    >
      <FormerContext value={copy}>
        <RecordForm
          section={section}
          defaultValues={{ ...initialValues(section.fields), ...example, ...start, ...copy?.valores }}
        >
          <RecordLayout
            aside={
              (beside || isLongForm(section, rol)) && (
                <>
                  <FormIndex section={section} />
                  {beside}
                </>
              )
            }
            header={<RecordHeader section={section} title={copy ? `${title}, a partir de «${copy.titulo}»` : title} />}
          >
            {example && (
              <Alert severity="info">Es un ejemplo: cámbielo por lo suyo antes de guardar. No trae archivos.</Alert>
            )}
            <SectionFields section={section} />
            <SaveBar section={section} />
            <KeepDraft section={section} from={from} />
            {copy && <FocusDates section={section} />}
          </RecordLayout>
        </RecordForm>
      </FormerContext>
    </CreateBase>
  );
}
