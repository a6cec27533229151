import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import { Box, ToggleButton, Tooltip } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import type { ReactNode } from 'react';
import { RichTextLink } from './RichTextLink';

type Command = { label: string; icon: ReactNode; isOn: (e: Editor) => boolean; run: (e: Editor) => void };

/** The formats that a published text may have, and no others. */
const commands: Command[] = [
  {
    label: 'Título',
    icon: <b>T1</b>,
    isOn: (e) => e.isActive('heading', { level: 2 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Subtítulo',
    icon: <b>T2</b>,
    isOn: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Negrita',
    icon: <FormatBold />,
    isOn: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    label: 'Cursiva',
    icon: <FormatItalic />,
    isOn: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Lista con viñetas',
    icon: <FormatListBulleted />,
    isOn: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Lista numerada',
    icon: <FormatListNumbered />,
    isOn: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Cita',
    icon: <FormatQuote />,
    isOn: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Quitar formato',
    icon: <FormatClear />,
    isOn: () => false,
    run: (e) => e.chain().focus().clearNodes().unsetAllMarks().run(),
  },
];

export function RichTextToolbar() {
  const editor = useTiptapEditor();
  const on = useEditorState({
    editor,
    selector: ({ editor }) => commands.map(({ isOn }) => Boolean(editor && isOn(editor))),
  });
  return (
    <Box role="toolbar" aria-label="Formato del texto" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
      {commands.map(({ label, icon, run }, at) => (
        <Tooltip key={label} title={label}>
          <ToggleButton
            value={label}
            aria-label={label}
            size="small"
            selected={on?.[at] ?? false}
            onClick={() => editor && run(editor)}
            sx={{ minWidth: 38, height: 36 }}
          >
            {icon}
          </ToggleButton>
        </Tooltip>
      ))}
      {editor && <RichTextLink editor={editor} />}
    </Box>
  );
}
