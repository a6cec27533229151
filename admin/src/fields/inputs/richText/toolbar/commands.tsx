import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

export type Command = {
  label: string;
  icon: ReactNode;
  isOn?: (e: Editor) => boolean;
  isIdle?: (e: Editor) => boolean;
  run: (e: Editor) => void;
};

export const commands: readonly Command[] = [
  {
    label: 'Deshacer',
    icon: <Undo />,
    isIdle: (e) => !e.can().undo(),
    run: (e) => e.chain().focus().undo().run(),
  },
  {
    label: 'Rehacer',
    icon: <Redo />,
    isIdle: (e) => !e.can().redo(),
    run: (e) => e.chain().focus().redo().run(),
  },
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
    run: (e) => e.chain().focus().clearNodes().unsetAllMarks().run(),
  },
];
