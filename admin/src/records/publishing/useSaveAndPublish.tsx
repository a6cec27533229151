import type { AnySection } from '@coop/domain';
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
import { HttpError } from '../../ground/api/HttpError';
import { PublishedNotice } from './PublishedNotice';

/**
 * Saves what was typed, if anything was or it is new, and publishes the row as it stands then, or sends it to who does, with
 * what the order brings. Faults go to their fields.
 */
export function useSaveAndPublish(section: AnySection, how: 'publish' | 'send'): (brought: object) => Promise<void> {
  const record = useRecordContext();
  const form = useFormContext();
  const { save } = useSaveContext();
  const { accion, enviarAAprobacion } = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const isDirty = Object.keys(form.formState.dirtyFields).length > 0;

  const publish = async ({ id, version }: RaRecord, brought: object) => {
    try {
      if (how === 'send') {
        await enviarAAprobacion(section.name, id, { ...brought, version });
        notify('Enviado a aprobación. Cuando otra persona lo lea y lo publique, usted recibirá un correo.', {
          type: 'success',
        });
      } else {
        const row = await accion(section.name, id, 'publicar', { ...brought, version });
        notify(<PublishedNotice section={section} row={row} />, { autoHideDuration: 10_000 });
      }
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      const errors = error instanceof HttpError ? error.body.errors : undefined;
      if (errors) setSubmissionErrors(errors, form.setError);
    }
  };

  return (brought) =>
    form.handleSubmit(
      async (values) => {
        if (record && !isDirty) return publish(record, brought);
        let made: RaRecord | undefined;
        const onSuccess = async (row: RaRecord) => {
          made = row;
          await publish(row, brought);
        };
        const errors = await save?.(values, { onSuccess });
        if (errors) setSubmissionErrors(errors, form.setError);
        // What is new has a page of its own from then on, published or not.
        if (made && !record) redirect('edit', section.name, made.id);
      },
      () => notify('ra.message.invalid_form', { type: 'error' }),
    )();
}
