import type { AnySection } from '@coop/domain';
import { CORRECTION, isCorrection } from '@coop/domain/sections/shared/corrections';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  type RaRecord,
  setSubmissionErrors,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useSaveContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { dataProvider } from '../../ground/api/dataProvider';
import { HttpError } from '../../ground/api/fetchApi';
import { TitledDialog } from '../../ground/page/TitledDialog';
import { useApprovalOf } from '../../ground/queries/useApprovals';
import { useYo } from '../../ground/staff/staff';
import { MultilineInput, NoteInput } from './MultilineInput';
import { PublishedNotice } from './notices';
import { MissingList } from './PublicationCard';
import { PublishFacts } from './PublishFacts';
import { type Missing, missingToPublish } from './publicationNote';

/**
 * Saves the form and publishes it, or requests approval. First shows the effects and changes, or the unmet
 * requirements.
 */
export function PublishButton({ section, isNarrow }: { section: AnySection; isNarrow: boolean }) {
  const { rol } = useYo();
  const record = useRecordContext();
  const { formState, getValues } = useFormContext();
  const { requiresApproval, pending, bound } = useApprovalOf(section.name, record);
  const order = useSaveAndPublish(section, requiresApproval ? 'send' : 'publish');
  const [missing, setMissing] = useState<Missing[]>();
  // Kept while the form is open, for a retry after a refusal.
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const isDirty = Object.keys(formState.dirtyFields).length > 0;
  const again = record?.estado === 'publicado';
  const words = requiresApproval ? sending : publishing;
  const close = () => setMissing(undefined);
  const isReady = missing?.length === 0;
  const corrects = record !== undefined && isCorrection(section, record);
  const isDone = again && record?.conCambios === false;

  return (
    <>
      <Button
        variant="contained"
        aria-keyshortcuts="Control+Enter"
        size={isNarrow ? 'small' : 'medium'}
        disabled={!isDirty && (isDone || (pending ?? bound) !== undefined)}
        onClick={() => setMissing(missingToPublish(section, rol, getValues()))}
      >
        {again && !requiresApproval ? changesLabel(isNarrow, isDirty) : words.order}
      </Button>
      {missing && (
        <TitledDialog
          title={isReady ? words.question : words.refuses}
          size={again || section.publication?.versioned ? 'md' : 'sm'}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{isReady ? 'Cancelar' : 'Cerrar'}</Button>
              {isReady && (
                <Button
                  variant="contained"
                  aria-keyshortcuts="Control+Enter"
                  disabled={corrects && !isReason(section, reason)}
                  onClick={() => {
                    close();
                    void order({
                      ...(corrects && { [CORRECTION]: reason }),
                      ...(requiresApproval && note.trim() && { nota: note }),
                    });
                  }}
                >
                  {words.order}
                </Button>
              )}
            </>
          }
        >
          {isReady ? (
            <PublishFacts section={section} record={record} values={getValues()} sends={requiresApproval}>
              {corrects && <ReasonInput section={section} value={reason} onChange={setReason} />}
              {requiresApproval && <NoteInput value={note} onChange={setNote} />}
            </PublishFacts>
          ) : (
            <MissingList missing={missing} onGo={close} />
          )}
        </TitledDialog>
      )}
    </>
  );
}

const publishing = {
  order: 'Publicar',
  question: '¿Desea publicar?',
  refuses: 'Todavía no se puede publicar',
};

const sending = {
  order: 'Enviar a aprobación',
  question: '¿Desea enviarlo a aprobación?',
  refuses: 'Todavía no se puede enviar',
};

function changesLabel(isNarrow: boolean, isDirty: boolean): string {
  if (isNarrow) return 'Publicar cambios';
  return isDirty ? 'Guardar y publicar cambios' : 'Publicar los cambios';
}

type Props = { section: AnySection; value: string; onChange: (value: string) => void };

/** Whether a reason passes its schema. */
const isReason = (section: AnySection, value: string): boolean =>
  section.fields[CORRECTION].schema().safeParse(value).success;

/** Asks for the reason of a correction to a row in force. */
function ReasonInput({ section, value, onChange }: Props) {
  const { label, help } = section.fields[CORRECTION];
  return (
    <MultilineInput
      label={label}
      help={`${help} Al menos 10 letras.`}
      value={value}
      onChange={onChange}
      max={300}
      required
    />
  );
}

/**
 * Saves the form if it is new or dirty, then publishes the row or requests approval. Errors are set on their fields.
 */
function useSaveAndPublish(section: AnySection, how: 'publish' | 'send'): (extra: object) => Promise<void> {
  const record = useRecordContext();
  const form = useFormContext();
  const { save } = useSaveContext();
  const { accion, enviarAAprobacion } = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const isDirty = Object.keys(form.formState.dirtyFields).length > 0;

  const publish = async ({ id, version }: RaRecord, extra: object) => {
    try {
      if (how === 'send') {
        await enviarAAprobacion(section.name, id, { ...extra, version });
        notify('Enviado a aprobación. Cuando otra persona lo lea y lo publique, usted recibirá un correo.', {
          type: 'success',
        });
      } else {
        const row = await accion(section.name, id, 'publicar', { ...extra, version });
        notify(<PublishedNotice section={section} row={row} />, { autoHideDuration: 10_000 });
      }
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      const errors = error instanceof HttpError ? error.body.errors : undefined;
      if (errors) setSubmissionErrors(errors, form.setError);
    }
  };

  return (extra) =>
    form.handleSubmit(
      async (values) => {
        if (record && !isDirty) return publish(record, extra);
        let made: RaRecord | undefined;
        const onSuccess = async (row: RaRecord) => {
          made = row;
          await publish(row, extra);
        };
        const errors = await save?.(values, { onSuccess });
        if (errors) setSubmissionErrors(errors, form.setError);
        // A new row has its own page once saved, even if publishing fails.
        if (made && !record) redirect('edit', section.name, made.id);
      },
      () => notify('ra.message.invalid_form', { type: 'error' }),
    )();
}
