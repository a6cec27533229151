import { calloutTones } from '@coop/domain';
import { acceptOf } from '@coop/domain/fileTypes';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import { Box } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { storedFile } from '../../../files/useStoredFile';
import { commands } from './commands';
import { FileTool } from './FileTool';
import { LinkButton } from './LinkButton';
import { ToolButton } from './ToolButton';
import { type ToolChoice, ToolMenu } from './ToolMenu';
import { VideoButton } from './VideoButton';

type Props = { editor: Editor; section: string; path: string; takesFiles: boolean };

/** What a published text may have, and nothing else. One stop of the Tab key; the arrows go from tool to tool. */
export function Toolbar({ editor, section, path, takesFiles }: Props) {
  const arrows = useArrows();
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      commands.map(({ isOn, isIdle }) => ({ isOn: isOn?.(editor) ?? false, isIdle: isIdle?.(editor) ?? false })),
  });
  return (
    <Box
      {...arrows}
      role="toolbar"
      aria-label="Formato del texto"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {commands.map(({ label, icon, run }, at) => (
        <ToolButton key={label} {...{ label, icon }} {...states[at]} onPress={() => run(editor)} />
      ))}
      <LinkButton editor={editor} />
      {takesFiles && <PictureButton {...{ editor, section, path }} />}
      {takesFiles && <DocumentButton {...{ editor, section, path }} />}
      <VideoButton editor={editor} />
      <TableMenu editor={editor} />
      <CalloutMenu editor={editor} />
    </Box>
  );
}

/** Sets paragraphs apart, changes their tone, or joins them to the others again. */
function CalloutMenu({ editor }: { editor: Editor }) {
  const isOn = useEditorState({ editor, selector: ({ editor }) => editor.isActive('callout') });
  const choices = (): ToolChoice[] => [
    ...Object.entries(calloutTones).map(([tono, label]) => ({
      label: `Recuadro: ${label}`,
      run: () =>
        isOn
          ? editor.chain().focus().updateAttributes('callout', { tono }).run()
          : editor.chain().focus().wrapIn('callout', { tono }).run(),
    })),
    ...(isOn ? [{ label: 'Quitar el recuadro', run: () => editor.chain().focus().lift('callout').run() }] : []),
  ];
  return <ToolMenu label="Recuadro" icon={<Info />} isOn={isOn} choices={choices} />;
}

type PictureButtonProps = { editor: Editor; section: string; path: string };

/** Puts a picture, which is never taken without what it shows in words. */
const PictureButton = ({ editor, section, path }: PictureButtonProps) => (
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

type DocumentButtonProps = { editor: Editor; section: string; path: string };

/** Puts a document on a line of its own, called as its file until somebody gives it a better name. */
const DocumentButton = ({ editor, section, path }: DocumentButtonProps) => {
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

/** Begins a table, or changes the one where the cursor is. */
function TableMenu({ editor }: { editor: Editor }) {
  const isOn = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') });
  const choices = (): ToolChoice[] => {
    const chain = () => editor.chain().focus();
    if (!isOn)
      return [
        {
          label: 'Poner una tabla de 3 columnas',
          run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        },
        {
          label: 'Poner una tabla de 2 columnas',
          run: () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
        },
      ];
    return [
      { label: 'Añadir una fila debajo', run: () => chain().addRowAfter().run() },
      { label: 'Añadir una columna a la derecha', run: () => chain().addColumnAfter().run() },
      { label: 'Quitar la fila', run: () => chain().deleteRow().run() },
      { label: 'Quitar la columna', run: () => chain().deleteColumn().run() },
      { label: 'La primera fila es de títulos, o no', run: () => chain().toggleHeaderRow().run() },
      { label: 'Unir o separar las celdas elegidas', run: () => chain().mergeOrSplit().run() },
      { label: 'Quitar la tabla', run: () => chain().deleteTable().run() },
    ];
  };
  return <ToolMenu label="Tabla" icon={<TableChart />} isOn={isOn} choices={choices} />;
}

type Arrows = {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The keys of a toolbar (WAI-ARIA): the arrows, Home and End go among its buttons, of which Tab reaches the last that was used. */
function useArrows(): Arrows {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => reach(ref.current, buttonsIn(ref.current)[0]), []);
  return {
    ref,
    // What its tools open stands elsewhere in the page, and tells of its focus here all the same.
    onFocus: ({ target }) => ref.current?.contains(target) && reach(ref.current, target),
    onKeyDown: (event) => {
      const buttons = buttonsIn(ref.current);
      const at = buttons.indexOf(event.target as HTMLButtonElement);
      const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
      if (at < 0 || step === undefined) return;
      event.preventDefault();
      buttons.at(step % buttons.length)?.focus();
    },
  };
}

const buttonsIn = (bar: HTMLElement | null) => [...(bar?.querySelectorAll('button') ?? [])];

function reach(bar: HTMLElement | null, reached: Element | undefined) {
  for (const button of buttonsIn(bar)) button.tabIndex = button === reached ? 0 : -1;
}
