import { acceptOf } from '@coop/domain/fileTypes';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import type { Editor } from '@tiptap/react';
import { FileTool } from './FileTool';

type Props = { editor: Editor; section: string; path: string };

/** Puts a picture, which is never taken without what it shows in words. */
export const PictureButton = ({ editor, section, path }: Props) => (
  <FileTool
    label="Imagen"
    icon={<ImageIcon />}
    accept={acceptOf(['jpg', 'png', 'webp'])}
    maxMegabytes={5}
    section={section}
    campo={`${path}.imagen`}
    asksAlternative
    onChosen={(archivo) => editor.chain().focus().insertContent({ type: 'figure', attrs: { archivo } }).run()}
  />
);
