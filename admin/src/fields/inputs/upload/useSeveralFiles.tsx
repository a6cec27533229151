import { type Field, type Fields, traitsOf } from '@coop/domain';
import { acceptOf } from '@coop/domain/fileTypes';
import AttachFile from '@mui/icons-material/AttachFile';
import { Button } from '@mui/material';
import { createContext, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type Limits, refusalOf } from '../../files/fileFacts';
import { AlternativeDialog } from './AlternativeDialog';
import { useFileDrop } from './useFileDrop';

export type ChosenFile = { file: File; alternativo?: string | undefined };

/** The file that the upload inside a row sends on its own, because it was chosen with others. */
export const ChosenFileContext = createContext<ChosenFile | undefined>(undefined);

/** Returns the only file of a row; undefined if it has none, several, or one that is not always shown. */
export function fileOfRow(fields: Fields): (Field & Limits) | undefined {
  const [one, ...others] = Object.values<Field>(fields).filter((field) => traitsOf(field).holds === 'file');
  return one && others.length === 0 && !one.shownWhen ? (one as Field & Limits) : undefined;
}

/** Several files at once, chosen or dropped, for as many rows; pictures are described first, each with its text. */
export function useSeveralFiles(
  kind: (Field & Limits) | undefined,
  room: number,
  onChosen: (files: ChosenFile[]) => void,
) {
  const notify = useNotify();
  const picker = useRef<HTMLInputElement>(null);
  const [undescribed, setUndescribed] = useState<File[]>();
  const isPicture = kind?.kind === 'image';

  const take = (files: File[]) => {
    if (!kind) return;
    const refusals = files.flatMap((file) => refusalOf(file, kind) ?? []);
    const fitting = files.filter((file) => !refusalOf(file, kind)).slice(0, room);
    if (fitting.length < files.length)
      notify(refusals[0] ?? `Solo caben ${room} más: los demás no se añadieron.`, { type: 'warning' });
    if (fitting.length === 0) return;
    if (isPicture) setUndescribed(fitting);
    else onChosen(fitting.map((file) => ({ file })));
  };

  const drop = useFileDrop(take);
  if (!kind) return {};
  const button = (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptOf(kind.types)}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        startIcon={<AttachFile />}
        title="También puede arrastrarlos aquí"
        onClick={() => picker.current?.click()}
      >
        {isPicture ? 'Subir varias imágenes' : 'Subir varios archivos'}
      </Button>
      {undescribed && (
        <AlternativeDialog
          files={undescribed}
          onCancel={() => setUndescribed(undefined)}
          onReady={(texts) => {
            setUndescribed(undefined);
            onChosen(undescribed.map((file, at) => ({ file, alternativo: texts[at] })));
          }}
        />
      )}
    </>
  );
  return { drop, button };
}
