import { type AnySection, publicAddressOf, todayInLaPaz } from '@coop/domain';
import { CORRECTION, isCorrection } from '@coop/domain/sections/shared/corrections';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useYo } from '../../ground/staff/useYo';
import { InForceNotice } from './InForceNotice';
import { MissingList } from './MissingList';
import { type Missing, missingToPublish } from './missingToPublish';
import { PendingChanges } from './PendingChanges';
import { publishingNote } from './publicationNote';
import { isReason, ReasonInput } from './ReasonInput';
import { useSaveAndPublish } from './useSaveAndPublish';

/** Publishes what the form holds, saving it first; says before what that means and what changes, or what is missing. */
export function PublishButton({ section, isNarrow }: { section: AnySection; isNarrow: boolean }) {
  const { rol } = useYo();
  const record = useRecordContext();
  const { formState, getValues } = useFormContext();
  const publish = useSaveAndPublish(section);
  const [missing, setMissing] = useState<Missing[]>();
  // Kept while the form is open: a publication that is refused asks for it again.
  const [reason, setReason] = useState('');
  const isDirty = Object.keys(formState.dirtyFields).length > 0;
  const again = record?.estado === 'publicado';
  const changes = isNarrow ? 'Publicar cambios' : isDirty ? 'Guardar y publicar cambios' : 'Publicar los cambios';
  const close = () => setMissing(undefined);
  const isReady = missing?.length === 0;
  const corrects = record !== undefined && isCorrection(section, record);

  return (
    <>
      <Button
        variant="contained"
        aria-keyshortcuts="Control+Enter"
        size={isNarrow ? 'small' : 'medium'}
        disabled={again && !isDirty && record?.conCambios === false}
        onClick={() => setMissing(missingToPublish(section, rol, getValues()))}
      >
        {again ? changes : 'Publicar'}
      </Button>
      {missing && (
        <Dialog open onClose={close} fullWidth maxWidth={again ? 'md' : 'sm'} aria-labelledby="publicar">
          <DialogTitle id="publicar">{isReady ? '¿Desea publicar?' : 'Todavía no se puede publicar'}</DialogTitle>
          <DialogContent>
            {isReady ? (
              <>
                <DialogContentText>
                  {publishingNote(getValues(), todayInLaPaz())}
                  {publicAddressOf(section, getValues()) &&
                    ` Su dirección es ${publicAddressOf(section, getValues())}.`}
                </DialogContentText>
                {again && record && <InForceNotice section={section} record={record} />}
                {corrects && <ReasonInput section={section} value={reason} onChange={setReason} />}
                {again && record && <PendingChanges section={section} record={record} values={getValues()} />}
              </>
            ) : (
              <MissingList missing={missing} onGo={close} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{isReady ? 'Cancelar' : 'Cerrar'}</Button>
            {isReady && (
              <Button
                variant="contained"
                aria-keyshortcuts="Control+Enter"
                disabled={corrects && !isReason(section, reason)}
                onClick={() => {
                  close();
                  void publish(corrects ? { [CORRECTION]: reason } : {});
                }}
              >
                Publicar
              </Button>
            )}
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
