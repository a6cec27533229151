import { calloutTones, youtubeId } from '@coop/domain';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Limits, PICTURES } from '../../../files/fileFacts';
import { storedFile } from '../../../files/StoredFilePreview';
import { commands } from './commands';
import { FileTool, LinkButton, ToolButton } from './tools';

type Props = { editor: Editor; section: string; path: string; takesFiles: boolean };

/** Toolbar with the vocabulary's formats only. One tab stop; arrow keys move between tools (roving tabindex). */
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

const DOCUMENTS: Limits = { types: ['pdf'], maxMegabytes: 20 };

const PictureButton = ({ editor, section, path }: PictureButtonProps) => (
  <FileTool
    label="Imagen"
    icon={<ImageIcon />}
    limits={PICTURES}
    section={section}
    campo={`${path}.imagen`}
    asksAlternative
    onChosen={(archivo) => editor.chain().focus().insertContent({ type: 'figure', attrs: { archivo } }).run()}
  />
);

type DocumentButtonProps = { editor: Editor; section: string; path: string };

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
      limits={DOCUMENTS}
      section={section}
      campo={`${path}.documento`}
      onChosen={(id) => void put(id)}
    />
  );
};

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

/** Keyboard of a toolbar (WAI-ARIA): arrows, Home and End move between buttons; Tab reaches the last one used. */
function useArrows(): Arrows {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => reach(ref.current, buttonsIn(ref.current)[0]), []);
  return {
    ref,
    // React bubbles focus events through portals, so targets outside the toolbar are ignored.
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

type ToolChoice = { label: string; run: () => void };
type ToolMenuProps = { label: string; icon: ReactNode; isOn: boolean; choices: () => readonly ToolChoice[] };

function ToolMenu({ label, icon, isOn, choices }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const leave = () => {
    anchor?.focus();
    close();
  };
  return (
    <>
      <ToolButton {...{ label, icon, isOn }} opensMenu onPress={({ currentTarget }) => setAnchor(currentTarget)} />
      <Menu open={Boolean(anchor)} anchorEl={anchor ?? null} onClose={leave} disableRestoreFocus>
        {anchor &&
          choices().map((choice) => (
            <MenuItem
              key={choice.label}
              onClick={() => {
                close();
                choice.run();
              }}
            >
              {choice.label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}

const ADDRESS = 'Escriba la dirección de un video de YouTube, como https://youtu.be/…';

function VideoButton({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState('');
  const [title, setTitle] = useState('');
  const isWrong = href !== '' && !youtubeId(href);
  const put = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!youtubeId(href) || !title.trim()) return;
    setOpen(false);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'videoCard', attrs: { href }, content: [{ type: 'text', text: title.trim() }] })
      .run();
  };
  return (
    <>
      <ToolButton
        label="Video"
        icon={<PlayCircle />}
        onPress={() => {
          setHref('');
          setTitle('');
          setOpen(true);
        }}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="poner-video">
        <form onSubmit={put} noValidate>
          <DialogTitle id="poner-video">Poner un video</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <TextField
              autoFocus
              margin="dense"
              label="Dirección del video"
              value={href}
              onChange={({ target }) => setHref(target.value.trim())}
              error={isWrong}
              helperText={isWrong ? ADDRESS : 'Se abre en YouTube: la página no trae nada de otro sitio.'}
            />
            <TextField
              label="Cómo se llama"
              value={title}
              onChange={({ target }) => setTitle(target.value.slice(0, 160))}
              helperText="Lo que se lee en la página: «Cómo sacar su certificado, paso a paso»."
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancelar</Button>
            <Button type="submit" variant="contained" disabled={!youtubeId(href) || !title.trim()}>
              Poner
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
