import { type RaRecord, type UseGetOneOptions, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { HttpError } from '../../ground/api/HttpError';

/** Redirects to the list if the record is not found. Other errors stay on the page. */
export function useRecordLoading(): Pick<UseGetOneOptions<RaRecord, unknown>, 'onError'> {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    onError: (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 404) return;
      notify('ra.notification.item_doesnt_exist', { type: 'error' });
      redirect('list', resource);
    },
  };
}
