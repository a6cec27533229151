import { type AnySection, isAuthored, type Rol } from '@coop/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { EditBase, Loading, useEditContext, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { HttpError } from '../../ground/api/fetchApi';
import { AutosaveDraft } from '../../ground/drafts/AutosaveDraft';
import { KeepInputOnReload } from '../../ground/drafts/KeepInputOnReload';
import { FailedToLoad } from '../../ground/messages/Message';
import { useYo } from '../../ground/staff/staff';
import { ApprovalNotice } from '../approvals/ReviewDialog';
import { type Conflict, ConflictDialog } from '../conflict/ConflictDialog';
import { draftOf } from '../data/draftOf';
import { readParts } from '../data/FormCard';
import { RecordFacts } from '../data/RecordData';
import { hasWideGrid, SectionFields, type SectionProps } from '../data/SectionFields';
import { HistoryButton } from '../history/HistoryButton';
import { FormTransitionButtons } from '../orders/TransitionButtons';
import { PublicationCard } from '../publishing/PublicationCard';
import { PageOver, SidePreview } from '../sidePreview/SidePreview';
import { SidePreviewButton, useSidePreview } from '../sidePreview/SidePreviewButton';
import { DeleteRecordButton } from './DeleteRecordButton';
import { EditPresence } from './EditPresence';
import { FollowUpButtons, NewVersionButton } from './RecordButtons';
import { FormIndex, RecordForm, SaveBar } from './RecordForm';
import { phaseOfState, RecordHeader, RecordLayout, useRecordLoading } from './RecordLayout';
import { RecordMenu } from './RecordMenu';

type Values = Record<string, unknown>;

/** Edit form of a row. Saves with an optimistic lock; a version conflict opens the merge dialog. */
export function SectionEdit({ section, beside, ...own }: SectionProps) {
  const { rol } = useYo();
  const notify = useNotify();
  const loading = useRecordLoading();
  const [conflict, setConflict] = useState<Conflict>();
  const sent = useRef<Values>(undefined);

  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={loading}
      transform={(values: Values) => {
        sent.current = values;
        return { ...draftOf(section, rol, values), version: values.version };
      }}
      mutationOptions={{
        onError: (error: unknown, variables: { data?: Values }) => {
          sent.current = undefined;
          const actual = error instanceof HttpError && error.status === 409 ? error.body.actual : undefined;
          if (actual) setConflict({ mine: variables.data ?? {}, actual });
          else notify(error instanceof Error ? error.message : String(error), { type: 'error' });
        },
      }}
    >
      <EditBody
        {...{ section, beside, ...own, sent }}
        conflict={conflict}
        onConflict={setConflict}
        onConflictEnd={() => setConflict(undefined)}
      />
    </EditBase>
  );
}

type BodyProps = SectionProps & {
  sent: RefObject<Values | undefined>;
  conflict: Conflict | undefined;
  onConflict: (conflict: Conflict) => void;
  onConflictEnd: () => void;
};

function EditBody({ section, beside, sent, conflict, onConflict, onConflictEnd, ...own }: BodyProps) {
  const { extra, above, below, inputs, orders } = own;
  const { rol } = useYo();
  const { record, error, refetch } = useEditContext();
  const page = useSidePreview(section);
  if (!record) return error ? <FailedToLoad error={error} onRetry={refetch} /> : <Loading />;

  return (
    <RecordForm section={section}>
      <RecordLayout
        wide={!beside && hasWideGrid(section)}
        page={page.isShown && page.hasRoom && <SidePreview section={section} />}
        header={
          <RecordHeader section={section}>
            {extra}
            <FollowUpButtons section={section} />
            <NewVersionButton section={section} />
            <SidePreviewButton beside={page} />
            <HistoryButton section={section} />
            <RecordMenu section={section} />
          </RecordHeader>
        }
        aside={
          <>
            <FormIndex section={section} />
            {beside}
            <PublicationCard section={section} />
            <RecordFacts section={section} also={unwrittenFields(section, rol)} />
          </>
        }
      >
        <EditPresence section={section} onRead={() => refetch()} onConflict={onConflict} />
        {above}
        <ApprovalNotice section={section} />
        <SectionFields section={section} inputs={inputs} />
        <SaveBar section={section} primary={orders?.buttons}>
          <FormTransitionButtons section={section} except={orders?.names} />
          <DeleteRecordButton section={section} />
        </SaveBar>
        {below}
      </RecordLayout>
      {page.isShown && !page.hasRoom && <PageOver section={section} onClose={page.toggle} />}
      <KeepGuardAfterSave />
      <KeepInputOnReload section={section} sent={sent} />
      <AutosaveDraft section={section} />
      {conflict && <ConflictDialog section={section} conflict={conflict} onEnd={onConflictEnd} />}
    </RecordForm>
  );
}

/** Returns the fields that no input writes: of transitions, of the server and derived. The heading shows the state. */
function unwrittenFields(section: AnySection, rol: Rol): string[] {
  const inHeading = [phaseOfState(section), 'conCambios'];
  return readParts(section, rol)
    .flatMap(({ names }) => names)
    .filter((name) => !isAuthored(section.fields[name]) && !inHeading.includes(name));
}

/** react-hook-form keeps `isSubmitSuccessful`, which would disable the leave guard. */
function KeepGuardAfterSave() {
  const { formState, reset } = useFormContext();
  const { isSubmitSuccessful } = formState;
  useEffect(() => {
    if (isSubmitSuccessful) reset(undefined, { keepValues: true, keepDirty: true, keepErrors: true });
  }, [isSubmitSuccessful, reset]);
  return null;
}
