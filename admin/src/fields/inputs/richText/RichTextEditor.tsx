import { visibleLength } from '@coop/domain';
import { Alert, Box, FormHelperText, FormLabel } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { nonce } from '../../../ground/page/settings';
import type { InputProps } from '../FieldInput';
import { extensions } from './extensions';
import { type CleanResult, cleanPasted } from './paste/cleanPasted';
import { Toolbar } from './toolbar/Toolbar';

/** Rich text input limited to `richTextVocabulary`, styled like the public page. */
export function RichTextEditor({
  source,
  label,
  helperText,
  isRequired,
  field,
  section,
  path,
}: InputProps<'richText'>) {
  const input = useInput({ source, isRequired, format: (v) => v ?? null, parse: (v) => v || null });
  const { id, fieldState } = input;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const editor = useTextEditor({
    id,
    labelledBy: `${id}-label`,
    describedBy: `${id}-help`,
    value: input.field.value,
    onChange: input.field.onChange,
    onBlur: input.field.onBlur,
    onPasted: setRemoved,
  });
  const takesFiles = Object.keys(field.parts).length > 0;
  return (
    <Box>
      <FormLabel id={`${id}-label`} error={fieldState.invalid} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        {label}
        {isRequired && ' *'}
      </FormLabel>
      <Box sx={editorStyles(fieldState.invalid)}>
        <Toolbar editor={editor} section={section} path={path} takesFiles={takesFiles} />
        <EditorContent editor={editor} />
        <TextCounter editor={editor} value={input.field.value ?? ''} max={field.max} />
      </Box>
      <PasteNotice removed={removed} onClose={() => setRemoved([])} />
      <FormHelperText id={`${id}-help`} error={fieldState.invalid} sx={{ mx: 0 }}>
        <InputHelperText error={fieldState.error?.message} helperText={helperText} />
      </FormHelperText>
    </Box>
  );
}

const PasteNotice = ({ removed, onClose }: { removed: readonly string[]; onClose: () => void }) =>
  removed.length > 0 ? (
    <Alert severity="info" role="status" onClose={onClose} sx={{ mt: 1 }}>
      {`Se pegó el texto. Se quitó: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(removed)}.`}
    </Alert>
  ) : null;

/** Styles: one frame around toolbar and text, and the public page's look for its content. */
const editorStyles = (isWrong: boolean): SxProps<Theme> => ({
  border: 1,
  borderColor: isWrong ? 'error.main' : 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: isWrong ? 'error.main' : 'primary.main' },
  '& .tiptap': { minHeight: 180, maxHeight: 520, overflowY: 'auto', px: 2, py: 1.5, outline: 'none' },
  '& .tiptap :is(p, h2, h3, ul, ol, blockquote, figure)': { my: 0 },
  '&& .tiptap > * + *, && .tiptap [data-tono] > * + *': { mt: 1.25 },
  '& .tiptap table': { borderCollapse: 'collapse', width: '100%' },
  '& .tiptap :is(td, th)': { border: 1, borderColor: 'divider', p: 0.75, minWidth: 64, verticalAlign: 'top' },
  '& .tiptap th': { bgcolor: 'action.hover', textAlign: 'left' },
  '& .tiptap .selectedCell': { bgcolor: 'action.selected' },
  '& .tiptap .tableWrapper': { overflowX: 'auto' },
  '& .tiptap blockquote': { borderLeft: 4, borderColor: 'divider', pl: 2 },
  '& .tiptap figure': { mx: 0 },
  '& .tiptap [data-tono]': { borderLeft: 4, borderColor: 'success.main', bgcolor: 'action.hover', px: 2, py: 1 },
  '& .tiptap [data-tono=atencion]': { borderColor: 'warning.main' },
  '& .tiptap .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
  // Placeholder of an empty node.
  '& .tiptap [data-vacio]': { position: 'relative' },
  '& .tiptap [data-vacio]::before': {
    content: 'attr(data-vacio)',
    position: 'absolute',
    color: 'text.secondary',
    fontWeight: 400,
    pointerEvents: 'none',
  },
});

type Props = {
  editor: Editor;
  value: string;
  max: number;
};

/** Share of the maximum length from which the remaining length is shown. */
const NEARLY = 0.8;

function TextCounter({ editor, value, max }: Props) {
  const words = useEditorState({ editor, selector: ({ editor }) => wordsIn(editor) });
  const used = visibleLength(value);
  const left = max - used;
  const isNear = used > max * NEARLY;
  const isOver = left < 0;
  return (
    <Box sx={{ px: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: '0.8rem', color: 'text.secondary' }}>
      {`${number(words)} palabras · ${number(used)} caracteres`}
      {isNear && (
        <Box component="strong" sx={{ color: isOver ? 'error.main' : 'warning.main', ml: 1 }}>
          {isOver ? `Sobran ${number(-left)} caracteres` : `Quedan ${number(left)} caracteres`}
        </Box>
      )}
      {/* Announced at the threshold, not on each key press. */}
      <span role="status" style={visuallyHidden}>
        {isOver ? 'El texto es más largo de lo que cabe' : isNear && 'Queda poco lugar para este texto'}
      </span>
    </Box>
  );
}

const wordsIn = ({ state: { doc } }: Editor) => doc.textBetween(0, doc.content.size, '\n').match(/\S+/g)?.length ?? 0;

const number = (value: number) => value.toLocaleString('es-BO');

type Options = {
  id: string;
  labelledBy: string;
  describedBy: string;
  value: string | null;
  onChange: (html: string | null) => void;
  onBlur: () => void;
  onPasted: (removed: CleanResult['removed']) => void;
};

const EMPTY = '<p></p>';

/** Creates the editor. Its content is set only on an external change, so that typing is not overwritten. */
function useTextEditor({ id, labelledBy, describedBy, value, onChange, onBlur, onPasted }: Options): Editor {
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
