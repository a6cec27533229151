import { type AnySection, exampleValues, traitsOf } from '@coop/domain';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CreateBase, Loading, type RedirectionSideEffect, useDataProvider, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PreviousRecordContext } from '../../fields/inputs/grid/PreviousRecordMarks';
import type { dataProvider } from '../../ground/api/dataProvider';
import { AutosaveDraft } from '../../ground/drafts/AutosaveDraft';
import { FailedToLoad } from '../../ground/messages/Message';
import { useCan, useYo } from '../../ground/staff/staff';
import { draftOf, initialValues } from '../data/draftOf';
import { formParts } from '../data/FormCard';
import { focusField } from '../data/focusField';
import { SectionFields, type SectionProps } from '../data/SectionFields';
import { EXAMPLE_PARAM, FROM } from '../publishing/notices';
import { FormIndex, isLongForm, RecordForm, SaveBar } from './RecordForm';
import { RecordHeader, RecordLayout } from './RecordLayout';

type Props = SectionProps & {
  redirect?: RedirectionSideEffect;
  start?: object;
};

export function SectionCreate({ section, beside, inputs, redirect, start }: Props) {
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
      <PreviousRecordContext value={copy}>
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
            <SectionFields section={section} inputs={inputs} />
            <SaveBar section={section} />
            <AutosaveDraft section={section} from={from} />
            {copy && <FocusDates section={section} />}
          </RecordLayout>
        </RecordForm>
      </PreviousRecordContext>
    </CreateBase>
  );
}

function useExample(section: AnySection): Record<string, unknown> | undefined {
  const [query] = useSearchParams();
  return query.has(EXAMPLE_PARAM) ? exampleValues(section) : undefined;
}

/** Focuses the first date of a copy, because dates are not copied. */
function FocusDates({ section }: { section: AnySection }) {
  const { rol } = useYo();
  useEffect(() => {
    const names = formParts(section, rol).flatMap((part) => part.names);
    const first = names.find((name) => ['day', 'moment'].includes(traitsOf(section.fields[name]).holds));
    if (first) focusField(first);
  }, [section, rol]);
  return null;
}

/** Fetches the values of the row that the URL names as source. */
function useCopied({ name }: AnySection) {
  const { copia } = useDataProvider<typeof dataProvider>();
  const [query] = useSearchParams();
  const from = query.get(FROM) ?? undefined;
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'copia', from],
    queryFn: () => copia(name, from ?? ''),
    enabled: from !== undefined,
    // Never refetched, so that the form is not reset while edited.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { from, copy: from === undefined ? undefined : data, error, refetch };
}
