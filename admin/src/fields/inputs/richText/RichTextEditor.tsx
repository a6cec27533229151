import { Box, FormHelperText, FormLabel } from '@mui/material';
import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import type { InputProps } from '../InputProps';
import { editorLook } from './editorLook';
import { PasteNotice } from './paste/PasteNotice';
import { TextCounter } from './TextCounter';
import { Toolbar } from './toolbar/Toolbar';
import { useTextEditor } from './useTextEditor';

/** Formatted text of `richTextVocabulary`, as its page will show it. */
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
      <Box sx={editorLook(fieldState.invalid)}>
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
