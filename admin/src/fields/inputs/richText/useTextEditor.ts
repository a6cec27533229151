import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { nonce } from '../../../ground/page/nonce';
import { extensions } from './extensions';
import { type Cleaned, cleanPasted } from './paste/cleanPasted';

type Options = {
  id: string;
  /** What it is called and what is said of it, by the identifiers of those elements. */
  labelledBy: string;
  describedBy: string;
  value: string | null;
  onChange: (html: string | null) => void;
  onBlur: () => void;
  /** What a paste could not bring. */
  onPasted: (removed: Cleaned['removed']) => void;
};

const EMPTY = '<p></p>';

/** The editor of a formatted text. It is told its text only when somebody else changed it: what is being written stands as it is. */
export function useTextEditor({ id, labelledBy, describedBy, value, onChange, onBlur, onPasted }: Options): Editor {
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    injectNonce: nonce,
    content: value ?? '',
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        lang: 'es',
        spellcheck: 'true',
      },
      transformPastedHTML: (html) => {
        const cleaned = cleanPasted(html);
        onPasted(cleaned.removed);
        return cleaned.html;
      },
    },
    onUpdate: ({ editor }) => {
      const html = editor.getHTML();
      written.current = html === EMPTY ? null : html;
      onChange(written.current);
    },
    onBlur,
  });
  useEffect(() => {
    if (editor.isDestroyed || (value ?? null) === written.current) return;
    written.current = value ?? null;
    editor.commands.setContent(value ?? '', { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
