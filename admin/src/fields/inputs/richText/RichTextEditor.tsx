import { isSafeLink } from '@coop/domain';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { RichTextInput } from 'ra-input-rich-text';
import { nonce } from '../../../ground/page/nonce';
import type { InputProps } from '../InputProps';
import { RichTextToolbar } from './RichTextToolbar';

/**
 * Exactly what `richTextTags` lets through, so that nothing is lost between the editor and what is stored. Tables have
 * no button, but one that came from elsewhere survives an edit.
 */
const editorOptions = {
  injectNonce: nonce,
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      horizontalRule: false,
      link: {
        openOnClick: false,
        autolink: false,
        isAllowedUri: isSafeLink,
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    TableKit.configure({ table: { resizable: false } }),
  ],
};

export function RichTextEditor({ source, label, helperText, isRequired }: InputProps<'richText'>) {
  return (
    <RichTextInput
      {...{ source, label, isRequired }}
      helperText={helperText}
      editorOptions={editorOptions}
      toolbar={<RichTextToolbar />}
      parse={(html: string) => html || null}
      format={(html: string | null) => html ?? ''}
      sx={{
        '& .RaLabeled-label': { fontWeight: 600 },
        '& .ProseMirror': { minHeight: 180, maxHeight: 480, overflowY: 'auto', px: 2, py: 1 },
        '& .ProseMirror table': { borderCollapse: 'collapse' },
        '& .ProseMirror td, & .ProseMirror th': { border: 1, borderColor: 'divider', p: 0.5 },
      }}
    />
  );
}
