import { acceptOf } from '@coop/domain/fileTypes';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import type { Editor } from '@tiptap/react';
import { storedFile } from '../../../files/useStoredFile';
import { FileTool } from './FileTool';

type Props = { editor: Editor; section: string; path: string };

/** Puts a document on a line of its own, called as its file until somebody gives it a better name. */
export const DocumentButton = ({ editor, section, path }: Props) => {
  const put = async (archivo: string) => {
    const { nombreOriginal } = await storedFile(archivo);
    const text = nombreOriginal.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[-_]+/g, ' ');
    editor
      .chain()
      .focus()
      .insertContent({ type: 'documentCard', attrs: { archivo }, content: [{ type: 'text', text }] })
      .run();
  };
  return (
    <FileTool
      label="Documento PDF"
      icon={<PictureAsPdf />}
      accept={acceptOf(['pdf'])}
      maxMegabytes={20}
      section={section}
      campo={`${path}.documento`}
      onChosen={(id) => void put(id)}
    />
  );
};
